import type { Queries } from '../../../platform/database/open.ts';
import type { Language } from '../../../platform/http/call.ts';

/** Whose deadlines a feed has: one company's, or those of all clients that the person sees in a practice. */
export type FeedOf = { companyId: string } | { practiceId: string };

export interface StoredFeed {
  userId: string;
  companyId: string | null;
  practiceId: string | null;
  language: Language;
  createdAt: Date;
}

const columnOf = (of: FeedOf) =>
  'companyId' in of ? (['company_id', of.companyId] as const) : (['practice_id', of.practiceId] as const);

/** When a person's feed was made; null without one. */
export async function findOwnFeed(queries: Queries, userId: string, of: FeedOf): Promise<Date | null> {
  const [column, id] = columnOf(of);
  const row = await queries
    .selectFrom('deadline_feed')
    .select('created_at')
    .where('user_id', '=', userId)
    .where(column, '=', id)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

/** Removes a person's feed; false if there was none. */
export async function deleteFeed(queries: Queries, userId: string, of: FeedOf): Promise<boolean> {
  const [column, id] = columnOf(of);
  const gone = await queries
    .deleteFrom('deadline_feed')
    .where('user_id', '=', userId)
    .where(column, '=', id)
    .returning('id')
    .execute();
  return gone.length > 0;
}

/** Adds a person's feed in place of an earlier one. */
export async function replaceFeed(
  queries: Queries,
  {
    userId,
    of,
    tokenHash,
    language,
    at,
  }: { userId: string; of: FeedOf; tokenHash: string; language: Language; at: Date },
): Promise<void> {
  await deleteFeed(queries, userId, of);
  const [column, id] = columnOf(of);
  await queries
    .insertInto('deadline_feed')
    .values({ user_id: userId, [column]: id, token_hash: tokenHash, language, created_at: at })
    .execute();
}

/** The feed of a token; null if it was never made or has been revoked. */
export async function findFeed(queries: Queries, tokenHash: string): Promise<StoredFeed | null> {
  const row = await queries
    .selectFrom('deadline_feed')
    .innerJoin('app_user as person', 'person.id', 'deadline_feed.user_id')
    .select([
      'user_id as userId',
      'company_id as companyId',
      'practice_id as practiceId',
      'deadline_feed.language',
      'deadline_feed.created_at as createdAt',
    ])
    .where('token_hash', '=', tokenHash)
    .where('person.closed_at', 'is', null)
    .executeTakeFirst();
  return row ? { ...row, language: row.language === 'zh-Hant' ? 'zh-Hant' : 'en-US' } : null;
}
