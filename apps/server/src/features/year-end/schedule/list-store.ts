import type { ScheduleKindName } from '@folio/contract';
import type { BalanceKind, Day } from '@folio/ledger';
import { type RawBuilder, sql } from 'kysely';
import { contains } from '../../../platform/database/contains.ts';
import { sortColumn } from '../../../platform/database/sort-column.ts';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { AMOUNT_STANDS } from './store.ts';

export interface ScheduleFilter {
  state: 'open' | 'finished' | 'all';
  kind?: ScheduleKindName | undefined;
  q?: string | undefined;
}

/** The sum of the amounts whose journals no entry reverses. */
const TOTAL = sql`(
  select coalesce(sum(amount.amount_minor), 0) from schedule_amount amount
   where amount.company_id = schedule.company_id and amount.schedule_id = schedule.id and ${AMOUNT_STANDS})`;

/** Posted lines that no entry reverses: those of months, or those that reverse an accrual. */
function posted(which: 'months' | 'reversal'): RawBuilder<unknown> {
  const comparison = which === 'months' ? 'is distinct from' : '=';
  return sql.raw(
    `(select coalesce(sum(posting.amount_minor), 0) from schedule_posting posting
       where posting.company_id = schedule.company_id and posting.schedule_id = schedule.id
         and posting.due_on ${comparison} schedule.reverse_on
         and not exists (select from journal_entry back
                          where back.company_id = posting.company_id and back.reverses_id = posting.entry_id))`,
  );
}

/** A day of the table up to the end of the schedule without a posted line that no entry reverses. */
function openDayIn(table: 'schedule_instalment' | 'schedule_day'): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from ${sql.table(table)} agreed
     where agreed.company_id = schedule.company_id and agreed.schedule_id = schedule.id and agreed.due_on <= schedule.ends_on
       and not exists (
         select from schedule_posting posting
          where posting.company_id = agreed.company_id and posting.schedule_id = agreed.schedule_id
            and posting.due_on = agreed.due_on
            and not exists (select from journal_entry back
                             where back.company_id = posting.company_id and back.reverses_id = posting.entry_id)))`;
}

/**
 * The same as having planned lines: the sum of the months, or of the reversal of an accrual, is not complete, or an
 * instalment or a repeated day is not posted.
 */
function isOpen(): RawBuilder<boolean> {
  return sql<boolean>`((schedule.kind <> 'recurring_journal' and ${TOTAL} <> ${posted('months')})
    or (schedule.reverse_on is not null and ${TOTAL} <> - ${posted('reversal')})
    or (schedule.kind = 'recurring_journal' and ${openDayIn('schedule_day')})
    or (schedule.kind = 'loan' and ${TOTAL} <> 0 and ${openDayIn('schedule_instalment')}))`;
}

function matching(tx: CompanyTransaction, { state, kind, q }: ScheduleFilter): RawBuilder<unknown> {
  const conditions: RawBuilder<unknown>[] = [sql`schedule.company_id = ${tx.companyId}`];
  if (state !== 'all') conditions.push(state === 'open' ? isOpen() : sql`not ${isOpen()}`);
  if (kind) conditions.push(sql`schedule.kind = ${kind}`);
  if (q) {
    const columns = ['name', 'balance_account', 'result_account'].map((one) => contains(sql.ref(`schedule.${one}`), q));
    conditions.push(sql`(${sql.join(columns, sql` or `)})`);
  }
  return sql.join(conditions, sql` and `);
}

/** Sortable columns and what they sort by. */
const SORTS: Readonly<Record<string, string>> = { name: 'schedule.name', from: 'starts_on', to: 'ends_on' };

function orderOf(sort: string | undefined): RawBuilder<unknown> {
  const column = sortColumn(SORTS, sort) ?? 'starts_on';
  return sql.raw(`${column} ${sort?.startsWith('-') ? 'desc' : 'asc'}, schedule.id`);
}

/** The ids of a page of schedules, in its order. */
export async function pageOfSchedules(
  tx: CompanyTransaction,
  filter: ScheduleFilter,
  page: { sort?: string | undefined; limit: number; offset: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select schedule.id from schedule where ${matching(tx, filter)}
     order by ${orderOf(page.sort)} limit ${page.limit} offset ${page.offset}`.execute(tx.queries);
  return rows.map((row) => row.id);
}

export async function countSchedules(tx: CompanyTransaction, filter: ScheduleFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from schedule where ${matching(tx, filter)}`.execute(tx.queries);
  return rows[0]?.total ?? 0;
}

/**
 * Whether a schedule may have a planned line by a day: of an amount that is spread, only if a month that ends by that day has
 * no posted line, or if its end or the reversal of an accrual has come. The lines themselves are planned by the rules.
 */
function mayBeDue(day: Day): RawBuilder<boolean> {
  const monthOf = (date: RawBuilder<unknown>) => sql`(extract(year from ${date}) * 12 + extract(month from ${date}))`;
  return sql<boolean>`(schedule.kind in ('loan', 'recurring_journal') or schedule.ends_on <= ${day} or schedule.reverse_on <= ${day}
    or ${monthOf(sql`${day}::date + 1`)} - ${monthOf(sql`schedule.starts_on`)} > (
      select count(distinct posting.due_on) from schedule_posting posting
       where posting.company_id = schedule.company_id and posting.schedule_id = schedule.id and posting.due_on <= ${day}
         and not exists (select from journal_entry back
                          where back.company_id = posting.company_id and back.reverses_id = posting.entry_id)))`;
}

/** The schedules that may have something to post by a day, by their start. */
export async function openSchedulesBy(tx: CompanyTransaction, day: Day): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select schedule.id from schedule
     where schedule.company_id = ${tx.companyId} and starts_on <= ${day} and ${mayBeDue(day)} and ${isOpen()}
     order by starts_on, schedule.id`.execute(tx.queries);
  return rows.map((row) => row.id);
}

/** What happened to a schedule up to a day, in minor units. */
export interface ScheduleSum {
  id: string;
  name: string;
  kind: BalanceKind;
  account: string;
  sourceMinor: bigint;
  postedMinor: bigint;
}

/** The sums of schedules with an amount or a posted line by the end of a day; of one balance account if it is given. */
export async function sumsAt(tx: CompanyTransaction, day: Day, account: string | null): Promise<ScheduleSum[]> {
  const one = account === null ? sql`true` : sql`schedule.balance_account = ${account}`;
  const { rows } = await sql<ScheduleSum>`
    select schedule.id, schedule.name, schedule.kind, schedule.balance_account as account,
           coalesce(source.minor, 0)::bigint as "sourceMinor", coalesce(lines.minor, 0)::bigint as "postedMinor"
      from schedule
      left join (select amount.schedule_id, sum(amount.amount_minor * (case when back.date <= ${day} then 0 else 1 end)) as minor
              from schedule_amount amount
              left join manual_journal moved on moved.company_id = amount.company_id and moved.id = amount.journal_id
              left join journal_entry back on back.company_id = moved.company_id and back.reverses_id = moved.entry_id
             where amount.company_id = ${tx.companyId} and amount.on_day <= ${day} group by amount.schedule_id) source
        on source.schedule_id = schedule.id
      left join (select posting.schedule_id, sum(posting.amount_minor * (case when back.date <= ${day} then 0 else 1 end)) as minor
              from schedule_posting posting
              join journal_entry entry on entry.company_id = posting.company_id and entry.id = posting.entry_id
              left join journal_entry back on back.company_id = posting.company_id and back.reverses_id = posting.entry_id
             where posting.company_id = ${tx.companyId} and entry.date <= ${day} group by posting.schedule_id) lines
        on lines.schedule_id = schedule.id
     where schedule.company_id = ${tx.companyId} and schedule.balance_account is not null and ${one} and (source.minor is not null or lines.minor is not null)`.execute(
    tx.queries,
  );
  return rows;
}
