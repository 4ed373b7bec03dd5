import type { Day } from '@folio/ledger';
import { type RawBuilder, sql } from 'kysely';
import { contains } from '../../../../platform/database/contains.ts';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';

export type SourceKind = 'invoice_line' | 'bank_line';

/** The line of an entry, as a key. */
export interface SourceKey {
  kind: SourceKind;
  entryId: string;
  lineNo: number;
}

/** A line of the entry of a sales invoice or of a bank line. `amountMinor`: credit less debit, in base minor units. */
export interface StoredSource extends SourceKey {
  /** The invoice or the bank line. */
  recordId: string;
  number: string;
  date: Day;
  party: string;
  description: string;
  account: string;
  amountMinor: bigint;
}

/** The record that posted an entry of each kind, under the names `record` and `party`. */
const RECORDS: Readonly<Record<SourceKind, { table: RawBuilder<unknown>; party: string; isInEffect: string }>> = {
  invoice_line: {
    table: sql`invoice record on record.company_id = entry.company_id and record.id = entry.source_id
                 and entry.kind = 'sales_invoice'`,
    party: 'record.contact_name',
    isInEffect: 'record.voided_on is null',
  },
  bank_line: {
    table: sql`bank_line record on record.company_id = entry.company_id and record.id = entry.source_id and entry.kind = 'bank_line'`,
    party: `coalesce(record.payee, '')`,
    isInEffect: `(record.entry_id = entry.id) is true`,
  },
};

const columnsOf = (kind: SourceKind) => sql`${kind}::text as kind, line.entry_id as "entryId", line.line_no as "lineNo",
  record.id as "recordId", entry.source_number as number, entry.date, ${sql.raw(RECORDS[kind].party)} as party,
  line.description, line.account_code as account, line.credit_minor - line.debit_minor as "amountMinor"`;

/** The asset that was disposed of with the line, by a disposal in effect. */
const takenBy = sql`(select asset.number from asset_posting posting
   join asset_line own on own.company_id = posting.company_id and own.posting_id = posting.id
   join fixed_asset asset on asset.company_id = own.company_id and asset.id = own.asset_id
  where posting.company_id = line.company_id and posting.source_entry_id = line.entry_id
    and posting.source_line_no = line.line_no and posting.reversed_on is null limit 1)`;

export interface FoundSource extends StoredSource {
  /** False once the invoice was voided or the bank line undone. */
  isInEffect: boolean;
  /** The number of the asset that was disposed of with this line; null if none was. */
  takenBy: string | null;
}

/** One line, whatever its amount and account; null if no sales invoice or bank line posted it. */
export async function findSource(tx: CompanyTransaction, key: SourceKey): Promise<FoundSource | null> {
  const { table, isInEffect } = RECORDS[key.kind];
  const { rows } = await sql<FoundSource>`
    select ${columnsOf(key.kind)}, ${sql.raw(isInEffect)} as "isInEffect", ${takenBy} as "takenBy"
      from journal_line line
      join journal_entry entry on entry.company_id = line.company_id and entry.id = line.entry_id
      join ${table}
     where line.company_id = ${tx.companyId} and line.entry_id = ${key.entryId} and line.line_no = ${key.lineNo}`.execute(
    tx.queries,
  );
  return rows[0] ?? null;
}

export interface SourceFilter {
  kind: SourceKind;
  q?: string | undefined;
  from: Day;
  accounts: readonly string[];
}

/** The newest lines that are searched for in one list; a text finds older ones. */
const MAX_FOUND = 1000;

/** What the records of a kind are found by, newest first: an index of each table has its day. */
const WANTED: Readonly<Record<SourceKind, (filter: SourceFilter) => { from: RawBuilder<unknown>; day: string }>> = {
  invoice_line: ({ from }) => ({
    from: sql`invoice record
      join journal_entry entry on entry.company_id = record.company_id and entry.source_id = record.id and entry.kind = 'sales_invoice'
      join journal_line line on line.company_id = entry.company_id and line.entry_id = entry.id
     where record.type = 'sales_invoice' and record.confirm_status = 'confirmed' and record.issue_date >= ${from}`,
    day: 'record.issue_date',
  }),
  bank_line: ({ from }) => ({
    from: sql`bank_line record
      join journal_entry entry on entry.company_id = record.company_id and entry.id = record.entry_id
       and entry.source_id = record.id and entry.kind = 'bank_line'
      join journal_line line on line.company_id = entry.company_id and line.entry_id = entry.id
     where record.state = 'classified' and record.amount_minor > 0 and record.date >= ${from}`,
    day: 'record.date',
  }),
};

/** A page of the lines in effect that no disposal uses, newest first, and how many of them there are. */
export async function pageOfSources(
  tx: CompanyTransaction,
  filter: SourceFilter,
  page: { limit: number; offset: number },
): Promise<{ rows: StoredSource[]; total: number }> {
  const { kind, q, accounts } = filter;
  const { from, day } = WANTED[kind](filter);
  const { isInEffect, party } = RECORDS[kind];
  const searched = ['line.description', 'entry.source_number', 'entry.narration', party];
  const isWanted = q
    ? sql`(${sql.join(
        searched.map((column) => contains(sql.raw(column), q)),
        sql` or `,
      )})`
    : sql`true`;
  const found = sql`
    select ${columnsOf(kind)}, ${sql.raw(day)} as day from ${from}
       and record.company_id = ${tx.companyId} and ${sql.raw(isInEffect)} and line.credit_minor > 0
       and line.account_code = any(${[...accounts]}::text[]) and ${isWanted} and ${takenBy} is null
     order by ${sql.raw(day)} desc, record.id, line.line_no limit ${MAX_FOUND}`;
  // One row at least, so that a page after the last has the total as well.
  const { rows } = await sql<StoredSource & { total: number }>`
    with found as materialized (${found})
    select page.*, total from (select count(*)::int as total from found) counted
      left join (select * from found order by day desc, "recordId", "lineNo" limit ${page.limit} offset ${page.offset}) page on true
     order by day desc, "recordId", "lineNo"`.execute(tx.queries);
  return { rows: rows.filter(({ entryId }) => entryId !== null), total: rows[0]?.total ?? 0 };
}

/** The source of each disposal of an asset, reversed ones included, by posting. */
export async function sourcesOfAsset(tx: CompanyTransaction, assetId: string): Promise<Map<string, StoredSource>> {
  const of = (kind: SourceKind, column: string) => sql`
    select posting.id as "postingId", ${columnsOf(kind)} from asset_line own
      join asset_posting posting on posting.company_id = own.company_id and posting.id = own.posting_id
       and posting.${sql.raw(column)} is not null
      join journal_line line on line.company_id = posting.company_id and line.entry_id = posting.source_entry_id
       and line.line_no = posting.source_line_no
      join journal_entry entry on entry.company_id = line.company_id and entry.id = line.entry_id
      join ${RECORDS[kind].table}
     where own.company_id = ${tx.companyId} and own.asset_id = ${assetId} and own.kind = 'disposal'`;
  const { rows } = await sql<StoredSource & { postingId: string }>`
    ${of('invoice_line', 'invoice_id')} union all ${of('bank_line', 'bank_line_id')}`.execute(tx.queries);
  return new Map(rows.map(({ postingId, ...source }) => [postingId, source]));
}
