import type { Period } from '@folio/ledger';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';

export interface StoredLine {
  entryId: string;
  entryNumber: bigint;
  lineNo: number;
  date: string;
  account: string;
  description: string;
  netMinor: bigint;
  documentId: string | null;
  documentName: string | null;
}

/** The most postings shown under an adjustment; the account report shows all. */
const MAX_LINES = 200;

/** The postings on accounts in a period, without closing entries, with the document behind the invoice or bank line. */
export async function readLines(
  tx: CompanyTransaction,
  accounts: readonly string[],
  { from, to }: Period,
): Promise<StoredLine[]> {
  const { rows } = await sql<StoredLine>`
    select line.entry_id as "entryId", line.entry_number as "entryNumber", line.line_no as "lineNo", line.date, line.account_code as account,
           coalesce(nullif(line.description, ''), entry.narration) as description,
           line.debit_minor - line.credit_minor as "netMinor", document.id as "documentId", document.name as "documentName"
      from journal_line line
      join journal_entry entry on entry.company_id = line.company_id and entry.id = line.entry_id
      left join invoice on invoice.company_id = entry.company_id and invoice.id = entry.source_id
      left join lateral (select document_id from bank_line_document paper
                          where paper.company_id = entry.company_id and paper.bank_line_id = entry.bank_line_id
                          order by paper.attached_at limit 1) paper on true
      left join document on document.company_id = line.company_id and document.id = coalesce(invoice.document_id, paper.document_id)
     where line.company_id = ${tx.companyId} and line.account_code = any(${[...accounts]}::text[])
       and line.date between ${from} and ${to} and not line.closing
     order by line.date, line.entry_number, line.line_no limit ${MAX_LINES}`.execute(tx.queries);
  return rows;
}
