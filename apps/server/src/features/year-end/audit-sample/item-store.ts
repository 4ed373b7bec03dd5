import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';

/** A drawn line with its entry. `amountMinor` in the currency of the books. */
export interface StoredItem {
  place: number;
  entryId: string;
  entryNumber: bigint;
  lineNo: number;
  date: string;
  recordNumber: string;
  account: string;
  description: string;
  side: 'debit' | 'credit';
  amountMinor: bigint;
  hits: number;
}

/** The items of a sample in their order. */
export async function readItems(tx: CompanyTransaction, sampleId: string): Promise<StoredItem[]> {
  const { rows } = await sql<StoredItem>`
    select item.place, item.entry_id as "entryId", line.entry_number as "entryNumber", item.line_no as "lineNo", line.date,
           entry.source_number as "recordNumber", line.account_code as account,
           coalesce(nullif(line.description, ''), entry.narration) as description,
           case when line.debit_minor > 0 then 'debit' else 'credit' end as side,
           line.debit_minor + line.credit_minor as "amountMinor", item.hits
      from audit_sample_item item
      join journal_line line on line.company_id = item.company_id and line.entry_id = item.entry_id and line.line_no = item.line_no
      join journal_entry entry on entry.company_id = item.company_id and entry.id = item.entry_id
     where item.company_id = ${tx.companyId} and item.sample_id = ${sampleId}
     order by item.place`.execute(tx.queries);
  return rows;
}

/** A document behind an entry. `evidence` and `draft` are those of its invoice; page and box those of its bank line. */
export interface StoredDocument {
  entryId: string;
  documentId: string | null;
  name: string;
  sha256: string;
  type: string;
  sizeBytes: bigint;
  evidence: unknown;
  draft: unknown;
  page: number | null;
  box: unknown;
}

/**
 * The documents behind the entries of a sample: of invoices and bills, of bank lines with their statement, and of manual
 * journals. Each document of an entry once, the one with a position first.
 */
export async function readDocuments(tx: CompanyTransaction, sampleId: string): Promise<StoredDocument[]> {
  const { rows } = await sql<StoredDocument>`
    with drawn as materialized (
      select distinct entry.id, entry.source_id, entry.bank_line_id
        from audit_sample_item item
        join journal_entry entry on entry.company_id = item.company_id and entry.id = item.entry_id
       where item.company_id = ${tx.companyId} and item.sample_id = ${sampleId}),
    behind as (
      select drawn.id as entry_id, invoice.document_id, invoice.draft, null::integer as page, null::jsonb as box, 1 as rank
        from drawn join invoice on invoice.company_id = ${tx.companyId} and invoice.id = drawn.source_id
       where invoice.document_id is not null
      union all
      select drawn.id, link.document_id, null, null, null, 2
        from drawn join document_link link on link.company_id = ${tx.companyId} and link.type = 'invoice' and link.record_id = drawn.source_id
      union all
      select drawn.id, statement.document_id, null, line.page, line.box, 3
        from drawn join bank_line line on line.company_id = ${tx.companyId} and line.id = drawn.bank_line_id
        join bank_statement statement on statement.company_id = line.company_id and statement.id = line.statement_id
       where statement.document_id is not null
      union all
      select drawn.id, attached.document_id, null, null, null, 4
        from drawn join bank_line_document attached on attached.company_id = ${tx.companyId} and attached.bank_line_id = drawn.bank_line_id),
    once as (
      select distinct on (entry_id, document_id) * from behind order by entry_id, document_id, rank),
    named as (
      select once.entry_id, document.id as document_id, document.name, coalesce(document.unlocked_sha256, document.sha256) as sha256,
             document.evidence, once.draft, once.page, once.box, once.rank
        from once join document on document.company_id = ${tx.companyId} and document.id = once.document_id
      union all
      select drawn.id, null, attached.name, attached.sha256, null, null, null, null, 5
        from drawn join manual_journal journal on journal.company_id = ${tx.companyId} and journal.entry_id = drawn.id
        join manual_journal_attachment attached on attached.company_id = journal.company_id and attached.manual_journal_id = journal.id)
    select named.entry_id as "entryId", named.document_id as "documentId", named.name, named.sha256, file.type,
           file.size_bytes as "sizeBytes", named.evidence, named.draft, named.page, named.box
      from named join stored_file file on file.company_id = ${tx.companyId} and file.sha256 = named.sha256
     order by named.entry_id, named.rank, named.name, named.sha256`.execute(tx.queries);
  return rows;
}
