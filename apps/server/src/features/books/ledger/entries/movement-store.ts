import type { Day } from '@folio/ledger';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import type { AsRecordedOn } from '../days/as-recorded-on-store.ts';
import { correctionOf, ofCorrection, recordedBy, type Stretch } from './recorded-lines-store.ts';

function listed(stretches: readonly Stretch[]): RawBuilder<unknown> {
  const of = (type: string, pick: (stretch: Stretch) => unknown) => sql`${stretches.map(pick)}::${sql.raw(type)}[]`;
  return sql`unnest(${of('integer', (s) => s.index)}, ${of('date', (s) => s.from)}, ${of('date', (s) => s.to)}, ${of('boolean', (s) => s.excludeClosing)})
    as asked(index, first, last, exclude_closing)`;
}

export interface Sum {
  index: number;
  account_code: string;
  debit: bigint;
  credit: bigint;
  amount: bigint;
}

/**
 * The month balances as a relation (account_code, month, closing, debit_minor, credit_minor, foreign_minor,
 * line_count). As recorded on an instant: the earlier months of recording, and for the instant's month either the
 * lines up to it, or the whole month less the lines after it, whichever are fewer.
 */
export function monthBalances(
  tx: CompanyTransaction,
  known: AsRecordedOn | null,
  accounts?: readonly string[],
): RawBuilder<unknown> {
  const ofAccount = accounts === undefined ? sql`` : sql`and account_code = any(${accounts}::text[])`;
  if (known === null) {
    return sql`(select account_code, month, closing, debit_minor, credit_minor, foreign_minor, line_count
                  from account_month where company_id = ${tx.companyId} ${ofAccount})`;
  }
  const { first, last, sign } = correctionOf(known);
  return sql`(select account_code, month, closing, debit_minor, credit_minor, foreign_minor, line_count
                from account_month where company_id = ${tx.companyId} ${ofAccount} and ${recordedBy(known)}
              union all
              select account_code, date_trunc('month', date::timestamp)::date, closing, ${sign}sum(debit_minor), ${sign}sum(credit_minor),
                     ${sign}coalesce(sum(foreign_minor), 0), ${sign}count(*)::integer
                from journal_line where company_id = ${tx.companyId} ${ofAccount}
                 and entry_number between ${first} and ${last} group by 1, 2, 3)`;
}

/**
 * Which recorded state of the books is summed, and for which accounts; all accounts when no codes are given. `netOnly`: only debits
 * less credits are needed, so debits may be net and credits and foreign amounts zero.
 */
export interface SumsAsked {
  known: AsRecordedOn | null;
  accounts: readonly string[] | undefined;
  netOnly: boolean;
}

/** The sums of whole months from the month balances, and of single days from the lines, in one statement. */
export async function sumStretches(
  tx: CompanyTransaction,
  { months, days }: { months: readonly Stretch[]; days: readonly Stretch[] },
  asked: SumsAsked,
): Promise<Sum[]> {
  const parts = [
    ...(months.length > 0 ? monthStretches(tx, months, asked) : []),
    ...(days.length > 0 ? [ofDays(tx, days, asked)] : []),
  ];
  if (parts.length === 0) return [];
  const { rows } = await sql<Sum>`${sql.join(parts, sql` union all `)}`.execute(tx.queries);
  return rows;
}

/** So few stretches that the lines of an instant's month are summed for all of them at once, not first by month. */
const FEW_STRETCHES = 4;

function monthStretches(
  tx: CompanyTransaction,
  stretches: readonly Stretch[],
  asked: SumsAsked,
): RawBuilder<unknown>[] {
  const { known, accounts, netOnly } = asked;
  if (known === null || stretches.length > FEW_STRETCHES)
    return [ofMonths(stretches, monthBalances(tx, known, accounts))];
  const ofAccount = accounts === undefined ? sql`` : sql`and account_code = any(${accounts}::text[])`;
  const recorded = sql`(select * from account_month where company_id = ${tx.companyId} ${ofAccount} and ${recordedBy(known)})`;
  return [ofMonths(stretches, recorded), ofCorrection(tx, stretches, { known, ofAccount, netOnly })];
}

function ofMonths(stretches: readonly Stretch[], balances: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select asked.index, month.account_code, sum(month.debit_minor)::bigint as debit, sum(month.credit_minor)::bigint as credit,
           sum(month.foreign_minor)::bigint as amount
      from ${listed(stretches)}
      join ${balances} month on month.month between asked.first and asked.last
       and not (asked.exclude_closing and month.closing)
     group by 1, 2`;
}

/** The sums of an account's month; closing entries have their own. */
export interface MonthSum {
  account_code: string;
  month: Day;
  closing: boolean;
  debit: bigint;
  credit: bigint;
  amount: bigint;
  count: number;
}

/**
 * The month balances of a few accounts one by one; of all months when none are named. A month comes in as many parts as
 * there are months in which it was recorded.
 */
export async function readMonthSums(
  tx: CompanyTransaction,
  accounts: readonly string[],
  known: AsRecordedOn | null,
  months: { from: Day; to: Day } | null = null,
): Promise<MonthSum[]> {
  const within = months === null ? sql`` : sql`where month.month between ${months.from} and ${months.to}`;
  const balances = sql`${monthBalances(tx, known, accounts)} month ${within}`;
  const { rows } = await (known === null ? monthParts(balances) : wholeMonths(balances)).execute(tx.queries);
  return rows;
}

/** Adding up the parts takes longer than reading them. */
function monthParts(balances: RawBuilder<unknown>): RawBuilder<MonthSum> {
  return sql<MonthSum>`
    select month.account_code, month.month, month.closing, month.debit_minor as debit, month.credit_minor as credit,
           month.foreign_minor as amount, month.line_count as count
      from ${balances}`;
}

/** The parts of an instant's month may be corrections: only their sums mean something. */
function wholeMonths(balances: RawBuilder<unknown>): RawBuilder<MonthSum> {
  return sql<MonthSum>`
    select month.account_code, month.month, month.closing, sum(month.debit_minor)::bigint as debit,
           sum(month.credit_minor)::bigint as credit, sum(month.foreign_minor)::bigint as amount, sum(month.line_count)::int as count
      from ${balances}
     group by 1, 2, 3`;
}

/** One index probe per account: a plain date range over the account-first index would read every account's years. */
function ofDays(
  tx: CompanyTransaction,
  stretches: readonly Stretch[],
  { known, accounts }: SumsAsked,
): RawBuilder<unknown> {
  const named = accounts === undefined ? sql`` : sql`and account.code = any(${accounts}::text[])`;
  const recorded = known === null ? sql`` : sql`and line.entry_number <= ${known.number}`;
  return sql`
    select asked.index, account.code as account_code, part.debit, part.credit, part.amount
      from ${listed(stretches)}
     cross join ledger_account account
     cross join lateral (
       select sum(line.debit_minor)::bigint as debit, sum(line.credit_minor)::bigint as credit,
              coalesce(sum(line.foreign_minor), 0)::bigint as amount
         from journal_line line
        where line.company_id = ${tx.companyId} and line.account_code = account.code
          and line.date between asked.first and asked.last and not (asked.exclude_closing and line.closing) ${recorded}) part
     where account.company_id = ${tx.companyId} ${named} and part.debit is not null`;
}
