import {
  at,
  BROUGHT_IN_ENTRIES,
  type Chart,
  isChargedWithoutCash,
  isDepreciation,
  type MovementRange,
  type NotCash,
  type NotCashKind,
  REVALUATION_SOURCE,
  rangeKey,
} from '@folio/ledger';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import type { AsRecordedOn } from '../../../books/ledger/index.ts';

/** The movements of each period that are no cash flow. A period has a first day. */
export async function readNotCash(
  tx: CompanyTransaction,
  ranges: readonly MovementRange[],
  { chart, known }: { chart: Chart; known: AsRecordedOn | null },
): Promise<NotCash> {
  const { rows } = await sql<{ index: number; kind: NotCashKind; code: string; net: bigint }>`
    with asked as (
      select index, first, last
        from unnest(${ranges.map(({ from }) => from)}::date[], ${ranges.map(({ to }) => to)}::date[])
             with ordinality as asked (first, last, index)
    ), found as (
      select asked.index, ${kindOfEntry} as kind, line.account_code, line.debit_minor - line.credit_minor as net
        from asked
        join journal_entry entry on entry.company_id = ${tx.companyId} and entry.date between asked.first and asked.last
         and (entry.kind = any(${[...BROUGHT_IN_ENTRIES]}::text[]) or entry.source_type = ${REVALUATION_SOURCE}) ${recorded(known)}
        join journal_line line on line.company_id = entry.company_id and line.entry_id = entry.id
       union all
      select asked.index, 'depreciation', line.account_code, line.debit_minor - line.credit_minor
        from asked
        join journal_line line on line.company_id = ${tx.companyId} and line.date between asked.first and asked.last
         and line.account_code = any(${codesOf(chart, isDepreciation)}::text[])
        join journal_entry entry on entry.company_id = line.company_id and entry.id = line.entry_id
         and entry.kind <> 'closing' and not (entry.kind = any(${[...BROUGHT_IN_ENTRIES]}::text[]))
         and entry.source_type <> ${REVALUATION_SOURCE} ${recorded(known)}
       where exists (select 1 from journal_line charged
                      where charged.company_id = line.company_id and charged.entry_id = line.entry_id
                        and charged.account_code = any(${codesOf(chart, isChargedWithoutCash)}::text[]))
    )
    select (index - 1)::int as index, kind, account_code as code, sum(net)::bigint as net
      from found group by 1, 2, 3`.execute(tx.queries);
  const nets = ranges.map(() => ({
    brought_in: new Map<string, bigint>(),
    revaluation: new Map<string, bigint>(),
    depreciation: new Map<string, bigint>(),
  }));
  for (const { index, kind, code, net } of rows) at(nets, index)[kind].set(code, net);
  return new Map(ranges.map((range, index) => [rangeKey(range), at(nets, index)]));
}

const kindOfEntry = sql`case when entry.kind = any(${[...BROUGHT_IN_ENTRIES]}::text[]) then 'brought_in' else 'revaluation' end`;

function recorded(known: AsRecordedOn | null): RawBuilder<unknown> {
  return known === null ? sql`` : sql`and entry.number <= ${known.number}`;
}

function codesOf(chart: Chart, isWanted: (account: Chart['accounts'][number]) => boolean): string[] {
  return chart.accounts.filter(isWanted).map(({ code }) => code);
}
