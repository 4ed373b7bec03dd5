import type { Day, JournalRhythm } from '@folio/ledger';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';

export interface RecurringLine {
  accountCode: string;
  debitMinor: bigint;
  creditMinor: bigint;
  contactId: string | null;
  description: string;
}

/** What a recurring journal has besides the terms of every schedule. */
export interface StoredRecurring {
  every: JournalRhythm;
  /** The entry that it was copied from; null if it was a draft. */
  copiedFrom: string | null;
  lines: RecurringLine[];
  /** All its days, the first first. */
  days: Day[];
}

/** The recurring journals among schedules, by the id of their schedule. */
export async function readRecurring(
  tx: CompanyTransaction,
  ids: readonly string[],
): Promise<Map<string, StoredRecurring>> {
  const { rows } = await sql<{ id: string; every: JournalRhythm; copiedFrom: string | null; days: Day[] }>`
    select schedule_id as id, every, copied_from as "copiedFrom",
           array(select day.due_on::text from schedule_day day
                  where day.company_id = journal.company_id and day.schedule_id = journal.schedule_id order by 1) as days
      from schedule_journal journal
     where company_id = ${tx.companyId} and schedule_id = any(${[...ids]}::uuid[])`.execute(tx.queries);
  if (rows.length === 0) return new Map();
  const { rows: lines } = await sql<RecurringLine & { id: string }>`
    select schedule_id as id, account_code as "accountCode", greatest(amount_minor, 0) as "debitMinor",
           greatest(-amount_minor, 0) as "creditMinor", contact_id as "contactId", description
      from schedule_journal_line
     where company_id = ${tx.companyId} and schedule_id = any(${rows.map(({ id }) => id)}::uuid[])
     order by schedule_id, line_no`.execute(tx.queries);
  const byJournal = Map.groupBy(lines, ({ id }) => id);
  const linesOf = (id: string) => (byJournal.get(id) ?? []).map(({ id: _, ...line }) => line);
  return new Map(rows.map(({ id, ...journal }) => [id, { ...journal, lines: linesOf(id) }]));
}

export async function insertRecurring(
  tx: CompanyTransaction,
  scheduleId: string,
  { every, copiedFrom, lines, days }: StoredRecurring,
): Promise<void> {
  const key = { company_id: tx.companyId, schedule_id: scheduleId };
  await tx.queries
    .insertInto('schedule_journal')
    .values({ ...key, every, copied_from: copiedFrom })
    .execute();
  const rows = lines.map((line, index) => ({
    ...key,
    line_no: index + 1,
    account_code: line.accountCode,
    amount_minor: line.debitMinor - line.creditMinor,
    contact_id: line.contactId,
    description: line.description,
  }));
  await tx.queries.insertInto('schedule_journal_line').values(rows).execute();
  await tx.queries
    .insertInto('schedule_day')
    .values(days.map((due_on) => ({ ...key, due_on })))
    .execute();
}
