import {
  type AccountSides,
  addDays,
  type Day,
  endOfMonth,
  type MovementRange,
  type Movements,
  movementsOfTurnovers,
  rangeKey,
  startOfMonth,
  type Turnovers,
} from '@folio/ledger';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import type { KnownOn } from './known-on.ts';

/** A stretch of days of one asked range: whole months come from month balances, the rest from lines. */
interface Stretch {
  index: number;
  from: Day;
  to: Day;
  excludeClosing: boolean;
}

const BEGINNING: Day = '0001-01-01';
const NOTHING: AccountSides = { debitMinor: 0n, creditMinor: 0n, foreignMinor: 0n };

/** Cuts a range into whole months and the days before and after them. */
export function cutRange(range: { from: Day | null; to: Day }): {
  months: { from: Day; to: Day } | null;
  days: { from: Day; to: Day }[];
} {
  const from = range.from ?? BEGINNING;
  const firstMonth = from === startOfMonth(from) ? from : addDays(endOfMonth(from), 1);
  const lastDay = range.to === endOfMonth(range.to) ? range.to : addDays(startOfMonth(range.to), -1);
  if (firstMonth > lastDay) return { months: null, days: from <= range.to ? [{ from, to: range.to }] : [] };
  const days = [
    { from, to: addDays(firstMonth, -1) },
    { from: addDays(lastDay, 1), to: range.to },
  ];
  return { months: { from: firstMonth, to: lastDay }, days: days.filter((part) => part.from <= part.to) };
}

function listed(stretches: readonly Stretch[]): RawBuilder<unknown> {
  const of = (type: string, pick: (stretch: Stretch) => unknown) => sql`${stretches.map(pick)}::${sql.raw(type)}[]`;
  return sql`unnest(${of('integer', (s) => s.index)}, ${of('date', (s) => s.from)}, ${of('date', (s) => s.to)}, ${of('boolean', (s) => s.excludeClosing)})
    as asked(index, first, last, exclude_closing)`;
}

interface Sum {
  index: number;
  account_code: string;
  debit: bigint;
  credit: bigint;
  amount: bigint;
}

/**
 * The month balances as a relation (account_code, month, closing, debit_minor, credit_minor, foreign_minor, line_count). As
 * known on an instant: the months of recording before it, and of its own month the lines up to it, or the whole month less
 * the lines after it, whichever are fewer.
 */
export function monthBalances(
  tx: CompanyTransaction,
  known: KnownOn | null,
  accounts?: readonly string[],
): RawBuilder<unknown> {
  const ofAccount = accounts === undefined ? sql`` : sql`and account_code = any(${accounts}::text[])`;
  if (known === null) {
    return sql`(select account_code, month, closing, debit_minor, credit_minor, foreign_minor, line_count
                  from account_month where company_id = ${tx.companyId} ${ofAccount})`;
  }
  const { number, first, last, month } = known;
  const adds = number - first < last - number;
  const [from, to] = adds ? [first, number] : [number + 1n, last];
  const sign = sql.raw(adds ? '' : '-');
  return sql`(select account_code, month, closing, debit_minor, credit_minor, foreign_minor, line_count
                from account_month where company_id = ${tx.companyId} ${ofAccount}
                 and recorded_month ${sql.raw(adds ? '<' : '<=')} ${month}
              union all
              select account_code, date_trunc('month', date)::date, closing, ${sign}sum(debit_minor), ${sign}sum(credit_minor),
                     ${sign}coalesce(sum(foreign_minor), 0), ${sign}count(*)::integer
                from journal_line where company_id = ${tx.companyId} ${ofAccount}
                 and entry_number between ${from} and ${to} group by 1, 2, 3)`;
}

/** Which state of the books is summed, and of which accounts; all of them unless some are named. */
interface Asked {
  known: KnownOn | null;
  accounts: readonly string[] | undefined;
}

async function sumMonths(tx: CompanyTransaction, stretches: readonly Stretch[], asked: Asked): Promise<Sum[]> {
  if (stretches.length === 0) return [];
  const { rows } = await sql<Sum>`
    select asked.index, month.account_code, sum(month.debit_minor)::bigint as debit, sum(month.credit_minor)::bigint as credit,
           sum(month.foreign_minor)::bigint as amount
      from ${listed(stretches)}
      join ${monthBalances(tx, asked.known, asked.accounts)} month on month.month between asked.first and asked.last
       and not (asked.exclude_closing and month.closing)
     group by 1, 2`.execute(tx.queries);
  return rows;
}

/** One index probe an account: a plain date range over the account-first index would walk every account's years. */
async function sumDays(
  tx: CompanyTransaction,
  stretches: readonly Stretch[],
  { known, accounts }: Asked,
): Promise<Sum[]> {
  if (stretches.length === 0) return [];
  const named = accounts === undefined ? sql`` : sql`and account.code = any(${accounts}::text[])`;
  const recorded = known === null ? sql`` : sql`and line.entry_number <= ${known.number}`;
  const { rows } = await sql<Sum>`
    select asked.index, account.code as account_code, part.debit, part.credit, part.amount
      from ${listed(stretches)}
     cross join ledger_account account
     cross join lateral (
       select sum(line.debit_minor)::bigint as debit, sum(line.credit_minor)::bigint as credit,
              coalesce(sum(line.foreign_minor), 0)::bigint as amount
         from journal_line line
        where line.company_id = ${tx.companyId} and line.account_code = account.code
          and line.date between asked.first and asked.last and not (asked.exclude_closing and line.closing) ${recorded}) part
     where account.company_id = ${tx.companyId} ${named} and part.debit is not null`.execute(tx.queries);
  return rows;
}

/**
 * Debits and credits of every account over each range: month balances for whole months, lines for the days beside them.
 * Costs accounts x months, whatever the number of entries; as known on an instant also the lines of one month of recording.
 * With `accounts` only those are summed.
 */
export async function readTurnovers(
  tx: CompanyTransaction,
  ranges: readonly MovementRange[],
  known: KnownOn | null = null,
  accounts?: readonly string[],
): Promise<Turnovers> {
  const months: Stretch[] = [];
  const days: Stretch[] = [];
  ranges.forEach((range, index) => {
    const cut = cutRange(range);
    const { excludeClosing } = range;
    if (cut.months !== null) months.push({ index, ...cut.months, excludeClosing });
    days.push(...cut.days.map((part) => ({ index, ...part, excludeClosing })));
  });
  const asked = { known, accounts };
  const sums = [...(await sumMonths(tx, months, asked)), ...(await sumDays(tx, days, asked))];
  const sides = ranges.map(() => new Map<string, AccountSides>());
  for (const sum of sums) {
    const of = sides[sum.index];
    of?.set(sum.account_code, withSum(of.get(sum.account_code) ?? NOTHING, sum));
  }
  return new Map(ranges.map((range, index) => [rangeKey(range), sides[index] ?? new Map()]));
}

function withSum(sides: AccountSides, { debit, credit, amount }: Sum): AccountSides {
  return {
    debitMinor: sides.debitMinor + debit,
    creditMinor: sides.creditMinor + credit,
    foreignMinor: sides.foreignMinor + amount,
  };
}

/** Debit less credit of every account over each range; see `readTurnovers`. */
export async function readMovements(
  tx: CompanyTransaction,
  ranges: readonly MovementRange[],
  known: KnownOn | null = null,
): Promise<Movements> {
  return movementsOfTurnovers(await readTurnovers(tx, ranges, known));
}
