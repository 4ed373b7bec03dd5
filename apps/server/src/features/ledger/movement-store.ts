import {
  addDays,
  type Day,
  endOfMonth,
  type MovementRange,
  type Movements,
  rangeKey,
  startOfMonth,
} from '@folio/ledger';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';

/** A stretch of days of one asked range: whole months come from month balances, the rest from lines. */
interface Stretch {
  index: number;
  from: Day;
  to: Day;
  excludeClosing: boolean;
}

const BEGINNING: Day = '0001-01-01';

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
  net: bigint;
}

async function sumMonths(tx: CompanyTransaction, stretches: readonly Stretch[]): Promise<Sum[]> {
  if (stretches.length === 0) return [];
  const { rows } = await sql<Sum>`
    select asked.index, month.account_code, sum(month.debit_minor - month.credit_minor)::bigint as net
      from ${listed(stretches)}
      join account_month month on month.company_id = ${tx.companyId} and month.month between asked.first and asked.last
       and not (asked.exclude_closing and month.closing)
     group by 1, 2`.execute(tx.queries);
  return rows;
}

/** One index probe an account: a plain date range over the account-first index would walk every account's years. */
async function sumDays(tx: CompanyTransaction, stretches: readonly Stretch[]): Promise<Sum[]> {
  if (stretches.length === 0) return [];
  const { rows } = await sql<Sum>`
    select asked.index, account.code as account_code, part.net
      from ${listed(stretches)}
     cross join ledger_account account
     cross join lateral (
       select sum(line.debit_minor - line.credit_minor)::bigint as net from journal_line line
        where line.company_id = ${tx.companyId} and line.account_code = account.code
          and line.date between asked.first and asked.last and not (asked.exclude_closing and line.closing)) part
     where account.company_id = ${tx.companyId} and part.net is not null`.execute(tx.queries);
  return rows;
}

/**
 * Debit less credit of every account over each range: month balances for whole months, lines for the days beside them.
 * Costs accounts x months, whatever the number of entries.
 */
export async function readMovements(tx: CompanyTransaction, ranges: readonly MovementRange[]): Promise<Movements> {
  const months: Stretch[] = [];
  const days: Stretch[] = [];
  ranges.forEach((range, index) => {
    const cut = cutRange(range);
    const { excludeClosing } = range;
    if (cut.months !== null) months.push({ index, ...cut.months, excludeClosing });
    days.push(...cut.days.map((part) => ({ index, ...part, excludeClosing })));
  });
  const sums = [...(await sumMonths(tx, months)), ...(await sumDays(tx, days))];
  const nets = ranges.map(() => new Map<string, bigint>());
  for (const { index, account_code: code, net } of sums) {
    const of = nets[index];
    of?.set(code, (of.get(code) ?? 0n) + net);
  }
  return new Map(ranges.map((range, index) => [rangeKey(range), nets[index] ?? new Map()]));
}
