import {
  type ConfirmStatus,
  confirmStatus,
  type InvoiceAge,
  type InvoiceState,
  type InvoiceType,
  invoiceType,
} from '@folio/contract';
import type { Day } from '@folio/ledger';
import { type RawBuilder, sql } from 'kysely';
import { sortColumn } from '../../../../platform/database/sort-column.ts';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { ageOn, conditions, type InvoiceFilter, isSummed, stateOn } from './list-filter-store.ts';

/**
 * A row of a list; amounts are positive, in the document's currency. A merged contact shows as the one it was merged
 * into.
 */
export interface ListedInvoice {
  id: string;
  type: InvoiceType;
  number: string;
  reference: string | null;
  contact: string;
  contactZh: string | null;
  contactId: string | null;
  issueDate: Day | null;
  dueDate: Day | null;
  currency: string;
  totalMinor: bigint;
  openMinor: bigint;
  baseCurrency: string;
  /** At the rate it was posted at; null for a draft in another currency, which has no such rate yet. */
  totalBaseMinor: bigint | null;
  openBaseMinor: bigint | null;
  voidedOn: Day | null;
  /** A quotation's answer, and whether it became an invoice. */
  answer: 'accepted' | 'declined' | null;
  invoiced: boolean;
  confirmStatus: ConfirmStatus;
  documentId: string | null;
  sentAt: Date | null;
  viewedAt: Date | null;
}

/** Documents by id, in the order of the ids, as this transaction sees them. */
export async function readListed(tx: CompanyTransaction, ids: readonly string[]): Promise<ListedInvoice[]> {
  const { rows } = await sql<ListedInvoice>`
    select invoice.id, invoice.type, invoice.number, invoice.reference,
           coalesce(contact.name, invoice.contact_name) as contact, contact.name_zh as "contactZh",
           contact.root_id as "contactId", invoice.sent_at as "sentAt", invoice.viewed_at as "viewedAt",
           invoice.issue_date as "issueDate", invoice.due_date as "dueDate", invoice.currency,
           invoice.total_minor as "totalMinor",
           case when invoice.confirm_status = 'confirmed' and invoice.type <> 'quotation' then abs(coalesce(balance.open_minor, 0))
                else invoice.total_minor end as "openMinor",
           company.base_currency as "baseCurrency", base.total_minor as "totalBaseMinor",
           case when invoice.confirm_status = 'confirmed' and invoice.type <> 'quotation' then abs(coalesce(balance.open_base_minor, 0))
                else base.total_minor end as "openBaseMinor",
           invoice.voided_on as "voidedOn", invoice.confirm_status as "confirmStatus",
           invoice.document_id as "documentId", invoice.answer, invoice.converted_to is not null as invoiced
      from unnest(${[...ids]}::uuid[]) with ordinality as asked(id, place)
     cross join lateral (select * from invoice where company_id = ${tx.companyId} and id = asked.id offset 0) invoice
      left join lateral (select * from contact_root where company_id = ${tx.companyId} and id = invoice.contact_id offset 0) contact on true
      left join lateral (select * from document_balance where company_id = ${tx.companyId} and document_ref = invoice.id offset 0) balance on true
      join company on company.id = ${tx.companyId}
     cross join lateral (select coalesce(invoice.base_minor,
                                case when invoice.currency = company.base_currency then invoice.total_minor end) as total_minor) base
     order by asked.place`.execute(tx.queries);
  return rows.map((row) => ({
    ...row,
    type: invoiceType.parse(row.type),
    confirmStatus: confirmStatus.parse(row.confirmStatus),
  }));
}

const SORTS: Readonly<Record<string, string>> = {
  number: 'standing.number',
  reference: 'standing.reference',
  contact: 'coalesce(contact.name, standing.contact_name)',
  issue_date: 'standing.issue_date',
  due_date: 'standing.due_date',
  currency: 'standing.currency',
  total: 'standing.total_minor',
  paid: 'standing.total_minor - standing.open_minor',
  due: 'standing.open_minor',
  confirm_status: 'standing.confirm_status',
};

/** Newest first by default; equal rows keep a fixed order, so that no page repeats or misses a row. */
function orderOf(sort: string | undefined): RawBuilder<unknown> {
  const descending = sort?.startsWith('-') ?? true;
  const column = sortColumn(SORTS, sort) ?? 'standing.issue_date';
  const way = descending ? 'desc nulls first' : 'asc nulls last';
  return sql.raw(`${column} ${way}, standing.created_at desc, standing.invoice_id`);
}

export async function pageIds(
  tx: CompanyTransaction,
  filter: InvoiceFilter,
  page: { sort?: string | undefined; limit: number; offset: number },
): Promise<string[]> {
  const byContact = page.sort?.replace(/^-/, '') === 'contact';
  const names = byContact
    ? sql`left join contact_root contact on contact.company_id = standing.company_id and contact.id = standing.contact_id`
    : sql``;
  const { rows } = await sql<{ id: string }>`
    select standing.invoice_id as id from invoice_standing standing ${names}
     where ${conditions(tx, filter)}
     order by ${orderOf(page.sort)} limit ${page.limit} offset ${page.offset}`.execute(tx.queries);
  return rows.map(({ id }) => id);
}

/** The number and the sum of documents of one kind, state and age; credit notes are negative. */
export interface InvoiceSum {
  currency: string;
  confirmStatus: ConfirmStatus;
  state: InvoiceState;
  age: InvoiceAge | null;
  documents: number;
  totalMinor: bigint;
  baseMinor: bigint;
  openMinor: bigint;
  openBaseMinor: bigint;
}

/** Sums of all matching documents: from the stored sums if they can answer the filter, else from the documents. */
export async function sumRows(tx: CompanyTransaction, filter: InvoiceFilter): Promise<InvoiceSum[]> {
  const kept = isSummed(filter);
  // As text: the sum of unchecked drafts may exceed a bigint.
  const { rows } = await sql<{
    [Column in keyof InvoiceSum]: InvoiceSum[Column] extends bigint ? string : InvoiceSum[Column];
  }>`
    select standing.currency, standing.confirm_status as "confirmStatus", ${stateOn(filter.today)} as state,
           ${ageOn(filter.today)} as age,
           ${kept ? sql`sum(standing.documents)` : sql`count(*)`}::int as documents,
           sum(standing.total_minor)::text as "totalMinor", sum(standing.base_minor)::text as "baseMinor",
           sum(standing.open_minor)::text as "openMinor", sum(standing.open_base_minor)::text as "openBaseMinor"
      from ${kept ? sql`invoice_sum` : sql`invoice_standing`} standing
     where ${conditions(tx, filter)}
     group by 1, 2, 3, 4`.execute(tx.queries);
  return rows.map((row) => ({
    ...row,
    totalMinor: BigInt(row.totalMinor),
    baseMinor: BigInt(row.baseMinor),
    openMinor: BigInt(row.openMinor),
    openBaseMinor: BigInt(row.openBaseMinor),
  }));
}

/** The currencies of the company's documents. */
export async function readCurrencies(tx: CompanyTransaction): Promise<string[]> {
  const rows = await tx.queries
    .selectFrom('invoice_sum')
    .select('currency')
    .distinct()
    .where('company_id', '=', tx.companyId)
    .execute();
  return rows.map(({ currency }) => currency);
}
