import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { ScheduleEntry } from './store.ts';

/** A line that was posted now. */
export interface NewPosting extends ScheduleEntry {
  scheduleId: string;
  attempt: number;
  journalId: string;
  entryId: string;
}

/** Inserts any number of posted lines in one statement. */
export async function insertPostings(tx: CompanyTransaction, postings: readonly NewPosting[]): Promise<void> {
  const of = (type: string, pick: (posting: NewPosting) => string | number | bigint) =>
    sql`${postings.map(pick)}::${sql.raw(type)}[]`;
  await sql`
    insert into schedule_posting (company_id, schedule_id, due_on, attempt, amount_minor, interest_minor, journal_id, entry_id)
    select ${tx.companyId}, posting.* from unnest(${sql.join([
      of('uuid', (posting) => posting.scheduleId),
      of('date', (posting) => posting.dueOn),
      of('integer', (posting) => posting.attempt),
      of('bigint', (posting) => posting.amountMinor),
      of('bigint', (posting) => posting.interestMinor),
      of('uuid', (posting) => posting.journalId),
      of('uuid', (posting) => posting.entryId),
    ])}) as posting`.execute(tx.queries);
}
