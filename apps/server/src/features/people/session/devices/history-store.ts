import type { Queries } from '../../../../platform/database/open.ts';

export interface HistoryRow {
  id: bigint;
  at: Date;
  action: string;
  address: string | null;
  user_agent: string | null;
  change: unknown;
}

/** The events of a user's account, newest first. */
export async function historyOf(
  queries: Queries,
  userId: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: HistoryRow[]; total: number }> {
  const own = queries.selectFrom('account_event').where('user_id', '=', userId).where('practice_id', 'is', null);
  const { total } = await own.select((select) => select.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  const rows = await own
    .select(['id', 'at', 'action', 'address', 'user_agent', 'change'])
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { rows, total: Number(total) };
}
