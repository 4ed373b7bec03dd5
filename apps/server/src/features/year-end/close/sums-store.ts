import { type ClosePart, type CloseRange, type CloseSums, emptyCloseSums, type LineSums } from '@folio/ledger';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { cutRange } from '../../books/ledger/index.ts';

interface Stretch {
  part: ClosePart;
  first: string;
  last: string;
}

const listOf = (stretches: readonly Stretch[]) => sql`
  select * from unnest(${stretches.map(({ part }) => part)}::text[], ${stretches.map(({ first }) => first)}::date[],
                       ${stretches.map(({ last }) => last)}::date[]) as stretch (part, first, last)`;

/**
 * Sums and numbers of lines of every account in each part, without closing entries: month balances for whole months,
 * lines for other days. One statement, whose cost is accounts times months.
 */
export async function readCloseSums(
  tx: CompanyTransaction,
  ranges: Readonly<Record<ClosePart, CloseRange>>,
): Promise<CloseSums> {
  const months: Stretch[] = [];
  const days: Stretch[] = [];
  for (const part of Object.keys(ranges) as ClosePart[]) {
    const cut = cutRange(ranges[part]);
    if (cut.months !== null) months.push({ part, first: cut.months.from, last: cut.months.to });
    days.push(...cut.days.map(({ from, to }) => ({ part, first: from, last: to })));
  }
  const { rows } = await sql<LineSums & { part: ClosePart; code: string }>`
    select sum.part, sum.account_code as code, sum(sum.debit)::bigint as "debitMinor", sum(sum.credit)::bigint as "creditMinor",
           sum(sum.amount)::bigint as "foreignMinor", sum(sum.lines)::int as lines
      from (select stretch.part, kept.account_code, kept.debit_minor as debit, kept.credit_minor as credit,
                   kept.foreign_minor as amount, kept.line_count as lines
              from (${listOf(months)}) stretch
              join account_month kept on kept.company_id = ${tx.companyId} and not kept.closing
               and kept.month between stretch.first and stretch.last
            union all
            select stretch.part, line.account_code, line.debit_minor, line.credit_minor, coalesce(line.foreign_minor, 0), 1
              from (${listOf(days)}) stretch
              join journal_line line on line.company_id = ${tx.companyId} and not line.closing
               and line.date between stretch.first and stretch.last) sum
     group by 1, 2`.execute(tx.queries);
  const sums = emptyCloseSums();
  for (const { part, code, ...sum } of rows) sums[part].set(code, sum);
  return sums;
}
