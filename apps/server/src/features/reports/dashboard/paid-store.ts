import type { Day, PaidDocument } from '@folio/ledger';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';

/** Invoices and bills due since a day that are fully paid, with the day of the last payment. */
export async function readPaidDocuments(tx: CompanyTransaction, since: Day): Promise<PaidDocument[]> {
  const { rows } = await sql<PaidDocument>`
    select case when invoice.type = 'sales_invoice' then 'in' else 'out' end as side, contact.root_id as "contactId",
           invoice.due_date as "dueDate", settled.paid_on as "paidOn"
      from invoice
      join document_balance balance on balance.company_id = invoice.company_id and balance.document_ref = invoice.id and balance.open_minor = 0
      join contact_root contact on contact.company_id = invoice.company_id and contact.id = invoice.contact_id
      cross join lateral (
        select max(line.date) as paid_on from journal_line line
         where line.company_id = invoice.company_id and line.document_ref = invoice.id) settled
     where invoice.company_id = ${tx.companyId} and invoice.type in ('sales_invoice', 'purchase_bill')
       and invoice.confirm_status = 'confirmed' and invoice.voided_on is null and invoice.due_date >= ${since}
       and settled.paid_on is not null`.execute(tx.queries);
  return rows;
}
