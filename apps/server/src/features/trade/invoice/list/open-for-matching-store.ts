import type { PostedType } from '@folio/contract';
import type { OpenForMatching } from '@folio/ledger';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';

/** An open document as bank matching sees it; `openMinor` has the sign of the money that would settle it. */
export interface OpenInvoice extends OpenForMatching {
  type: PostedType;
  contact: string;
}

export type StoredOpen = Omit<OpenInvoice, 'contactNames' | 'type'> & { type: string; contactZh: string | null };

const COLUMNS = sql`
  invoice.id as ref, invoice.type, invoice.number, invoice.reference, invoice.currency,
  invoice.payment_reference as "paymentReference", contact.root_id as "contactRef",
  contact.name as contact, contact.name_zh as "contactZh", balance.open_minor as "openMinor",
  coalesce(invoice.issue_date, invoice.created_at::date) as "issueDate"`;

export async function readOpen(tx: CompanyTransaction, ids?: readonly string[]): Promise<StoredOpen[]> {
  const { rows } = await (ids === undefined ? allOpen(tx) : openAmong(tx, ids)).execute(tx.queries);
  return rows;
}

function allOpen(tx: CompanyTransaction): RawBuilder<StoredOpen> {
  return sql<StoredOpen>`
    select ${COLUMNS}
      from document_balance balance
      join invoice on invoice.company_id = balance.company_id and invoice.id = balance.document_ref
      join contact_root contact on contact.company_id = invoice.company_id and contact.id = invoice.contact_id
     where balance.company_id = ${tx.companyId} and balance.open_minor <> 0
     order by invoice.issue_date, invoice.id`;
}

/** Each looks up its rows by key: `offset 0` keeps the planner from scanning whole tables for a few rows. */
function openAmong(tx: CompanyTransaction, ids: readonly string[]): RawBuilder<StoredOpen> {
  return sql<StoredOpen>`
    select ${COLUMNS}
      from unnest(${[...new Set(ids)]}::uuid[]) as asked(id)
     cross join lateral (select * from document_balance
                          where company_id = ${tx.companyId} and document_ref = asked.id and open_minor <> 0 offset 0) balance
     cross join lateral (select * from invoice where company_id = ${tx.companyId} and id = asked.id offset 0) invoice
     cross join lateral (select * from contact_root where company_id = ${tx.companyId} and id = invoice.contact_id offset 0) contact
     order by invoice.issue_date, invoice.id`;
}
