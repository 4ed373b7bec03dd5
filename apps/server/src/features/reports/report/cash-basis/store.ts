import {
  CASH_BASIS_DOCUMENTS,
  CASH_BASIS_LEFT_OUT,
  CASH_BASIS_SETTLEMENTS,
  type Day,
  type DocumentLines,
  type MovementRange,
  type Movements,
  rangeKey,
  type SettlementEntry,
  type SettlementLine,
  type SourceType,
} from '@folio/ledger';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import type { AsRecordedOn } from '../../../books/ledger/index.ts';

const BEGINNING: Day = '0001-01-01';

function recorded(known: AsRecordedOn | null): RawBuilder<unknown> {
  return known === null ? sql`` : sql`and entry.number <= ${known.number}`;
}

/** Sums over the ranges of the entries that count as they are. */
export async function readOtherMovements(
  tx: CompanyTransaction,
  ranges: readonly MovementRange[],
  known: AsRecordedOn | null,
): Promise<Movements> {
  const special = [...CASH_BASIS_LEFT_OUT, ...CASH_BASIS_SETTLEMENTS];
  const column = (type: string, pick: (range: MovementRange) => unknown) =>
    sql`${ranges.map(pick)}::${sql.raw(type)}[]`;
  const { rows } = await sql<{ index: number; code: string; net: bigint }>`
    select (asked.index - 1)::int as index, line.account_code as code, sum(line.debit_minor - line.credit_minor)::bigint as net
      from unnest(${column('date', ({ from }) => from ?? BEGINNING)}, ${column('date', ({ to }) => to)},
                  ${column('boolean', ({ excludeClosing }) => excludeClosing)})
           with ordinality as asked (first, last, exclude_closing, index)
      join journal_entry entry on entry.company_id = ${tx.companyId} and entry.date between asked.first and asked.last
       and entry.source_type <> all(${special}::text[]) and not (asked.exclude_closing and entry.kind = 'closing') ${recorded(known)}
      join journal_line line on line.company_id = entry.company_id and line.entry_id = entry.id
     group by 1, 2`.execute(tx.queries);
  const nets = ranges.map(() => new Map<string, bigint>());
  for (const { index, code, net } of rows) nets[index]?.set(code, net);
  return new Map(ranges.map((range, index) => [rangeKey(range), nets[index] ?? new Map<string, bigint>()]));
}

type SettlementRow = SettlementLine & { number: bigint; date: Day; sourceType: SourceType; sourceRef: string };

const BATCH = 1000;

/** Receipts, payments, refunds and allocations up to a day with their lines, in order of number, a batch at a time. */
export async function* readSettlements(
  tx: CompanyTransaction,
  { to, known, controls }: { to: Day; known: AsRecordedOn | null; controls: readonly string[] },
): AsyncGenerator<SettlementEntry> {
  for (let after = 0n; ; ) {
    const { rows } = await sql<SettlementRow>`
      select entry.number, entry.date, entry.source_type as "sourceType", entry.source_id as "sourceRef",
             line.account_code as "accountCode", line.currency, line.document_ref as "documentRef",
             line.debit_minor - line.credit_minor as "netMinor",
             coalesce(line.foreign_minor, line.debit_minor - line.credit_minor) as "amountMinor",
             case when line.account_code <> all(${[...controls]}::text[]) then null
                  when money.id is null then 'document' else 'money' end as settles
        from (select company_id, id, number, date, source_type, source_id from journal_entry entry
               where company_id = ${tx.companyId} and number > ${after} and date <= ${to}
                 and source_type = any(${[...CASH_BASIS_SETTLEMENTS]}::text[]) ${recorded(known)}
               order by number limit ${BATCH}) entry
        join journal_line line on line.company_id = entry.company_id and line.entry_id = entry.id
        left join money_record money on money.company_id = line.company_id and money.id = line.document_ref
       order by entry.number, line.line_no`.execute(tx.queries);
    const entries = [...Map.groupBy(rows, (row) => row.number).values()];
    for (const lines of entries) {
      const [first] = lines;
      if (first !== undefined)
        yield { date: first.date, sourceType: first.sourceType, sourceRef: first.sourceRef, lines };
    }
    if (entries.length < BATCH) return;
    after = rows.at(-1)?.number ?? after;
  }
}

/** Items and tax of the entries that made the documents, a batch of documents at a time. */
export async function* readDocumentLines(
  tx: CompanyTransaction,
  refs: readonly string[],
  controls: readonly string[],
): AsyncGenerator<DocumentLines> {
  for (let start = 0; start < refs.length; start += BATCH) {
    const { rows } = await sql<{ ref: string; accountCode: string; netMinor: bigint }>`
      select entry.source_id as ref, line.account_code as "accountCode", line.debit_minor - line.credit_minor as "netMinor"
        from journal_entry entry
        join journal_line line on line.company_id = entry.company_id and line.entry_id = entry.id
       where entry.company_id = ${tx.companyId} and entry.source_id = any(${refs.slice(start, start + BATCH)}::uuid[])
         and entry.source_type = any(${[...CASH_BASIS_DOCUMENTS]}::text[]) and entry.kind <> 'void'
         and line.account_code <> all(${[...controls]}::text[])
       order by entry.number, line.line_no`.execute(tx.queries);
    for (const [ref, lines] of Map.groupBy(rows, (row) => row.ref)) yield { ref, lines };
  }
}
