import type { InvoiceType } from '@folio/contract';
import { invoiceType } from '@folio/contract';
import type { OpenForMatching } from '@folio/ledger';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';

/** An open document as bank matching sees it; `openMinor` has the sign of the money that would settle it. */
export interface OpenInvoice extends OpenForMatching {
  type: InvoiceType;
  contactId: string;
  contact: string;
}

type Stored = Omit<OpenInvoice, 'contactNames'> & { contactZh: string | null };

/** Every confirmed document something is still open of; only those named when ids are given. */
export async function readOpenInvoices(tx: CompanyTransaction, ids?: readonly string[]): Promise<OpenInvoice[]> {
  const { rows } = await sql<Stored>`
    select invoice.id as ref, invoice.type, invoice.number, invoice.reference, invoice.currency,
           invoice.contact_id as "contactId", contact.name as contact, contact.name_zh as "contactZh",
           balance.open_minor as "openMinor", coalesce(invoice.issue_date, invoice.created_at::date) as "issueDate"
      from document_balance balance
      join invoice on invoice.company_id = balance.company_id and invoice.id = balance.document_ref
      join contact on contact.company_id = invoice.company_id and contact.id = invoice.contact_id
     where balance.company_id = ${tx.companyId} and balance.open_minor <> 0
       and (${ids === undefined} or invoice.id = any(${[...(ids ?? [])]}::uuid[]))
     order by invoice.issue_date, invoice.id`.execute(tx.queries);
  return rows.map(({ contactZh, ...row }) => ({
    ...row,
    type: invoiceType.parse(row.type),
    contactNames: [row.contact, ...(contactZh === null ? [] : [contactZh])],
  }));
}
