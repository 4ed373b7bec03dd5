import type { Queries } from '../../../platform/database/open.ts';
import type { Verification } from '../../../platform/metrics/index.ts';

/** How many companies were verified, and in how many of them a check failed. */
export interface Counts {
  companies: number;
  failedCompanies: number;
}

export async function insertVerification(
  queries: Queries,
  { at, holds, companies, failedCompanies }: Verification & Counts,
): Promise<void> {
  await queries
    .insertInto('books_verification')
    .values({ at, holds, companies, failed_companies: failedCompanies })
    .execute();
}

/** The newest verification; null if there was none. */
export async function newestVerification(queries: Queries): Promise<Verification | null> {
  const row = await queries
    .selectFrom('books_verification')
    .select(['at', 'holds'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
