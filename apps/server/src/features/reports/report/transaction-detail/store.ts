import { type InvoiceDraft, invoiceDraft } from '@folio/contract';
import { LINE_WORDS, type TaxRounding, type TransactionType, UNDETAILED_SOURCES } from '@folio/ledger';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';

/** Selects the records. `clearingCode`: the account of funds in transit, if the chart has one. */
export interface DetailFilter {
  types: readonly TransactionType[] | undefined;
  contacts: readonly string[] | undefined;
  accounts: readonly string[] | undefined;
  clearingCode: string | null;
}

/** A manual journal or an opening journal: shown with its total and without a contact. */
export const TOTALLED = sql`(entry.source_type in ('manual_journal', 'opening_balance')
  or entry.kind in ('manual_journal', 'auto_reversal', 'opening_balance'))`;

function hasLine(condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`exists (select from journal_line line where line.company_id = entry.company_id and line.entry_id = entry.id and ${condition})`;
}

/** Filters by type. The type of a bank line depends on the side of its first line, which is the bank's. */
function ofTypes(types: readonly TransactionType[]): RawBuilder<unknown> {
  const kinds = types.filter((type) => type !== 'bank_line_received' && type !== 'bank_line_spent');
  const parts = [sql`entry.kind = any(${kinds}::text[])`];
  if (types.includes('bank_line_spent'))
    parts.push(sql`entry.kind = 'bank_line' and ${hasLine(sql`line_no = 1 and credit_minor > 0`)}`);
  if (types.includes('bank_line_received'))
    parts.push(sql`entry.kind = 'bank_line' and ${hasLine(sql`line_no = 1 and debit_minor > 0`)}`);
  return sql`(${sql.join(parts, sql` or `)})`;
}

/**
 * The condition on `entry` for a row of the report. It must match `isDetailed` and `isInDetail` of the pure report: a
 * separate record, not the arrival of a transfer that took days, and within the filters.
 */
export function detailCondition(filter: DetailFilter): RawBuilder<unknown> {
  const { types, contacts, accounts, clearingCode } = filter;
  const parts = [sql`entry.source_type <> all(${[...UNDETAILED_SOURCES]}::text[])`];
  if (clearingCode !== null)
    parts.push(sql`not (entry.kind = 'transfer' and ${hasLine(sql`account_code = ${clearingCode}`)}
      and not ${hasLine(sql`description = ${LINE_WORDS.transferOut}`)})`);
  if (types !== undefined) parts.push(ofTypes(types));
  if (accounts !== undefined) parts.push(hasLine(sql`account_code = any(${[...accounts]}::text[])`));
  if (contacts !== undefined)
    parts.push(
      sql`not ${TOTALLED} and ${hasLine(
        sql`line_no = case when entry.source_type = 'transfer' then 2 else 1 end and contact_id = any(${[...contacts]}::uuid[])`,
      )}`,
    );
  return sql.join(parts, sql` and `);
}

/**
 * Data of the record behind an entry: an invoice with its draft, a payment, or the statement line it was coded from.
 */
export interface StoredRecord {
  sourceId: string;
  documentReference: string | null;
  draft: InvoiceDraft | null;
  /** How the document's tax was rounded when it was confirmed: per line or per document. */
  taxRounding: TaxRounding | null;
  opening: boolean;
  moneyReference: string | null;
  isMoney: boolean;
}

export async function readRecords(
  tx: CompanyTransaction,
  sourceIds: readonly string[],
): Promise<Map<string, StoredRecord>> {
  const { rows } = await sql<Omit<StoredRecord, 'draft'> & { draft: unknown }>`
    select source.id as "sourceId", invoice.reference as "documentReference", invoice.draft,
           invoice.tax_rounding as "taxRounding", coalesce(invoice.opening, false) as opening,
           money.reference as "moneyReference", money.id is not null as "isMoney"
      from unnest(${[...sourceIds]}::uuid[]) source (id)
      left join invoice on invoice.company_id = ${tx.companyId} and invoice.id = source.id
      left join money_record money on money.company_id = ${tx.companyId} and money.id = source.id
     where invoice.id is not null or money.id is not null`.execute(tx.queries);
  return new Map(
    rows.map((row) => [row.sourceId, { ...row, draft: row.draft === null ? null : invoiceDraft.parse(row.draft) }]),
  );
}

/** The payees of bank lines by entry: from the statement line, or as entered. */
export async function readPayees(tx: CompanyTransaction, entryIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; payee: string | null }>`
    select entry.id, coalesce(line.payee, own.payee) as payee
      from unnest(${[...entryIds]}::uuid[]) asked (id)
      join journal_entry entry on entry.company_id = ${tx.companyId} and entry.id = asked.id
      left join bank_line line on line.company_id = entry.company_id and line.id = entry.bank_line_id
      left join bank_payee own on own.company_id = entry.company_id and own.entry_id = entry.id`.execute(tx.queries);
  return new Map(rows.flatMap(({ id, payee }) => (payee === null ? [] : [[id, payee] as const])));
}
