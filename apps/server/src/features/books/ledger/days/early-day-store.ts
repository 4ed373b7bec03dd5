import type { Day, FirstDays } from '@folio/ledger';
import { type CompanyTransaction, ownRow } from '../../../../platform/database/transaction.ts';

/** The days before which the company's books are empty, and the locked period. */
export async function readFirstDays(tx: CompanyTransaction): Promise<FirstDays & { lockedThrough: Day | null }> {
  return tx.queries
    .selectFrom('company')
    .leftJoin('opening_balance', 'opening_balance.company_id', 'company.id')
    .select([
      'opening_balance.date as takenOver',
      'incorporated_date as incorporated',
      'locked_through as lockedThrough',
    ])
    .where('company.id', '=', tx.companyId)
    .executeTakeFirstOrThrow();
}

export async function dayOfEntry(tx: CompanyTransaction, id: string): Promise<Day> {
  const { date } = await tx.queries
    .selectFrom('journal_entry')
    .select('date')
    .where(ownRow(tx, id))
    .executeTakeFirstOrThrow();
  return date;
}
