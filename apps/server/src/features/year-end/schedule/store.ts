import type { Day, PlannedLine, ScheduleKind, ScheduleMovement, SpreadMethod } from '@folio/ledger';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { LedgerCall } from '../../books/ledger/index.ts';
import { readLoans, type StoredLoan } from './loan-store.ts';
import { readRecurring, type StoredRecurring } from './recurring-store.ts';

/** Where a document shows an item. */
export interface Spot {
  page: number;
  box: { x: number; y: number; width: number; height: number } | null;
}

/** The line of an entry that a schedule comes from; the item of its bill or invoice from 0. */
export interface ScheduleSource {
  entryId: string | null;
  lineNo: number | null;
  invoiceId: string | null;
  item: number | null;
  documentId: string | null;
  spot: Spot | null;
}

interface CommonFields extends ScheduleSource {
  name: string;
  balanceAccount: string;
  resultAccount: string;
  from: Day;
  to: Day;
  /** Only of an accrual. */
  reverseOn: Day | null;
}

/** The terms of an amount that is spread over months. */
export type SpreadFields = CommonFields & { kind: ScheduleKind; method: SpreadMethod };
export type LoanFields = CommonFields & { kind: 'loan'; method: 'instalments' };
export type RecurringFields = Omit<CommonFields, 'balanceAccount' | 'resultAccount'> & {
  kind: 'recurring_journal';
  method: 'repeated';
  balanceAccount: null;
  resultAccount: null;
};
/** The terms of a schedule without its amounts. */
export type ScheduleFields = SpreadFields | LoanFields | RecurringFields;

/**
 * `entryId`: the entry that moved the amount to the balance account; null where the account had it already. `reversedOn`
 * is the day of its counter entry, from which the amount no longer counts.
 */
export interface StoredAmount extends ScheduleMovement {
  reason: string;
  entryId: string | null;
  reversedOn: Day | null;
}

/** A line with the interest that is paid with it; zero unless it is of a loan. */
export interface ScheduleEntry extends PlannedLine {
  interestMinor: bigint;
}

/** A posted line. `postedOn`: the day of its entry, later than `dueOn` where that was locked; `reversedOn`: of its counter entry. */
export interface StoredPosting extends ScheduleEntry {
  attempt: number;
  journalId: string;
  entryId: string;
  postedOn: Day;
  reversedOn: Day | null;
}

interface StoredParts {
  id: string;
  version: number;
  amounts: StoredAmount[];
  postings: StoredPosting[];
}

/** A schedule that explains something of a balance. */
export type BalanceSchedule = StoredParts & { journal: null } & (
    | (SpreadFields & { loan: null })
    | (LoanFields & { loan: StoredLoan })
  );
export type RecurringSchedule = StoredParts & RecurringFields & { loan: null; journal: StoredRecurring };
export type StoredSchedule = BalanceSchedule | RecurringSchedule;

/** SQL of a row `amount`: no entry reverses the journal that moved it. */
export const AMOUNT_STANDS = sql.raw(`not exists (
  select from manual_journal moved
    join journal_entry back on back.company_id = moved.company_id and back.reverses_id = moved.entry_id
   where moved.company_id = amount.company_id and moved.id = amount.journal_id)`);

type Row = ScheduleFields & Pick<StoredParts, 'id' | 'version'>;

/** Schedules by their ids, ordered by their start; `lock` locks them until the end of the transaction. */
export async function readSchedules(
  tx: CompanyTransaction,
  ids: readonly string[],
  { lock = false }: { lock?: boolean } = {},
): Promise<StoredSchedule[]> {
  const { rows } = await sql<Row>`
    select id, kind, name, balance_account as "balanceAccount", result_account as "resultAccount", starts_on as "from",
           ends_on as "to", method, reverse_on as "reverseOn", entry_id as "entryId", line_no as "lineNo",
           invoice_id as "invoiceId", item, document_id as "documentId", spot, version
      from schedule where company_id = ${tx.companyId} and id = any(${[...ids]}::uuid[])
     order by starts_on, id ${lock ? sql`for update` : sql``}`.execute(tx.queries);
  const amounts = Map.groupBy(await readAmounts(tx, ids), ({ scheduleId }) => scheduleId);
  const postings = Map.groupBy(await readPostings(tx, ids), ({ scheduleId }) => scheduleId);
  const loans = await readLoans(tx, ids);
  const journals = await readRecurring(tx, ids);
  return rows.map((row) => {
    const parts = { amounts: amounts.get(row.id) ?? [], postings: postings.get(row.id) ?? [] };
    if (row.kind === 'loan') return { ...row, ...parts, loan: required(loans.get(row.id)), journal: null };
    if (row.kind !== 'recurring_journal') return { ...row, ...parts, loan: null, journal: null };
    return { ...row, ...parts, loan: null, journal: required(journals.get(row.id)) };
  });
}

function required<T>(terms: T | undefined): T {
  if (terms === undefined) throw new Error('a schedule has no terms of its kind');
  return terms;
}

async function readAmounts(tx: CompanyTransaction, ids: readonly string[]) {
  const { rows } = await sql<StoredAmount & { scheduleId: string }>`
    select amount.schedule_id as "scheduleId", amount.on_day as "on", amount.amount_minor as "amountMinor", amount.reason,
           journal.entry_id as "entryId", back.date as "reversedOn"
      from schedule_amount amount
      left join manual_journal journal on journal.company_id = amount.company_id and journal.id = amount.journal_id
      left join journal_entry back on back.company_id = journal.company_id and back.reverses_id = journal.entry_id
     where amount.company_id = ${tx.companyId} and amount.schedule_id = any(${[...ids]}::uuid[])
     order by amount.schedule_id, amount.number`.execute(tx.queries);
  return rows;
}

async function readPostings(tx: CompanyTransaction, ids: readonly string[]) {
  const { rows } = await sql<StoredPosting & { scheduleId: string }>`
    select posting.schedule_id as "scheduleId", posting.due_on as "dueOn", posting.attempt,
           posting.amount_minor as "amountMinor", posting.interest_minor as "interestMinor", posting.journal_id as "journalId", posting.entry_id as "entryId",
           entry.date as "postedOn", back.date as "reversedOn"
      from schedule_posting posting
      join journal_entry entry on entry.company_id = posting.company_id and entry.id = posting.entry_id
      left join journal_entry back on back.company_id = posting.company_id and back.reverses_id = posting.entry_id
     where posting.company_id = ${tx.companyId} and posting.schedule_id = any(${[...ids]}::uuid[])
     order by posting.schedule_id, posting.due_on, posting.attempt`.execute(tx.queries);
  return rows;
}

export async function insertSchedule(
  tx: CompanyTransaction,
  { userId, now }: LedgerCall,
  fields: ScheduleFields,
): Promise<string> {
  const row = await tx.queries
    .insertInto('schedule')
    .values({
      company_id: tx.companyId,
      kind: fields.kind,
      name: fields.name,
      balance_account: fields.balanceAccount,
      result_account: fields.resultAccount,
      starts_on: fields.from,
      ends_on: fields.to,
      method: fields.method,
      reverse_on: fields.reverseOn,
      entry_id: fields.entryId,
      line_no: fields.lineNo,
      invoice_id: fields.invoiceId,
      item: fields.item,
      document_id: fields.documentId,
      spot: fields.spot === null ? null : JSON.stringify(fields.spot),
      created_by: userId,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** False if the schedule has another version by now. */
export async function moveEnd(tx: CompanyTransaction, id: string, version: number, to: Day): Promise<boolean> {
  const changed = await tx.queries
    .updateTable('schedule')
    .set({ ends_on: to, version: sql`version + 1` })
    .where('company_id', '=', tx.companyId)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .execute();
  return changed.length === 1;
}

export async function insertAmount(
  tx: CompanyTransaction,
  { userId, now }: LedgerCall,
  scheduleId: string,
  amount: ScheduleMovement & { number: number; reason: string; journalId: string | null },
): Promise<void> {
  await tx.queries
    .insertInto('schedule_amount')
    .values({
      company_id: tx.companyId,
      schedule_id: scheduleId,
      number: amount.number,
      on_day: amount.on,
      amount_minor: amount.amountMinor,
      reason: amount.reason,
      journal_id: amount.journalId,
      entered_by: userId,
      entered_at: now,
    })
    .execute();
}
