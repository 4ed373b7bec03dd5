import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';

/** What `lockedHead` selects: the row of `lock_journal`. */
export interface LockedHead {
  base_currency: string;
  fye: string;
  locked_through: string | null;
  taken_over: string | null;
  incorporated: string | null;
  chart_version: number;
}

/**
 * A column with the head of the journal, for a statement that reads other things as well. The transaction has to hold the
 * journal already: what a statement reads is older than a lock that it waits for.
 */
export function lockedHead(tx: CompanyTransaction): RawBuilder<LockedHead> {
  return sql<LockedHead>`(select to_jsonb(head) from lock_journal(${tx.companyId}) head)`;
}
