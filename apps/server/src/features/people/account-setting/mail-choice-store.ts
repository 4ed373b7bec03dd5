import type { Queries } from '../../../platform/database/open.ts';

/** The user's choices for mails, by kind; a missing kind was never set. */
export async function readMailChoices(queries: Queries, userId: string): Promise<Map<string, boolean>> {
  const rows = await queries
    .selectFrom('mail_choice')
    .select(['kind', 'wanted'])
    .where('user_id', '=', userId)
    .execute();
  return new Map(rows.map(({ kind, wanted }) => [kind, wanted]));
}

export async function readMailChoice(queries: Queries, userId: string, kind: string): Promise<boolean | null> {
  const row = await queries
    .selectFrom('mail_choice')
    .select('wanted')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row?.wanted ?? null;
}

export async function deleteMailChoices(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom('mail_choice').where('user_id', '=', userId).execute();
}

export async function writeMailChoice(
  queries: Queries,
  userId: string,
  { kind, wanted }: { kind: string; wanted: boolean },
): Promise<void> {
  await queries
    .insertInto('mail_choice')
    .values({ user_id: userId, kind, wanted })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet({ wanted }))
    .execute();
}
