import { type ConfirmStatus, confirmStatus, type InvoiceType, invoiceType } from '@folio/contract';
import type { Day } from '@folio/ledger';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';

/** A row of a list; amounts positive, in the document's currency, `openBaseMinor` in base currency. */
export interface ListedInvoice {
  id: string;
  type: InvoiceType;
  number: string;
  reference: string | null;
  contact: string;
  contactZh: string | null;
  issueDate: Day | null;
  dueDate: Day | null;
  currency: string;
  totalMinor: bigint;
  openMinor: bigint;
  voidedOn: Day | null;
  confirmStatus: ConfirmStatus;
  documentId: string | null;
}

export interface InvoiceFilter {
  types: readonly InvoiceType[];
  today: Day;
  states: readonly string[];
  from?: Day | undefined;
  to?: Day | undefined;
  q?: string | undefined;
  id?: string;
}

/** One row a document, with what is open of it and its derived state (the same rule as `invoiceStateOf`, for filters). */
function listed(tx: CompanyTransaction, filter: InvoiceFilter): RawBuilder<unknown> {
  const conditions = [sql`invoice.company_id = ${tx.companyId}`, sql`invoice.type = any(${[...filter.types]}::text[])`];
  if (filter.id !== undefined) conditions.push(sql`invoice.id = ${filter.id}`);
  if (filter.from !== undefined) conditions.push(sql`invoice.issue_date >= ${filter.from}`);
  if (filter.to !== undefined) conditions.push(sql`invoice.issue_date <= ${filter.to}`);
  if (filter.q) {
    const pattern = `%${filter.q.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
    conditions.push(sql`(invoice.number ilike ${pattern} or invoice.reference ilike ${pattern}
      or invoice.contact_name ilike ${pattern} or contact.name ilike ${pattern} or contact.name_zh ilike ${pattern})`);
  }
  return sql`
    select invoice.id, invoice.type, invoice.number, invoice.reference,
           coalesce(contact.name, invoice.contact_name) as contact, contact.name_zh as "contactZh",
           invoice.issue_date as "issueDate", invoice.due_date as "dueDate", invoice.currency,
           invoice.total_minor as "totalMinor", invoice.base_minor as "baseMinor", invoice.created_at as "createdAt",
           case when invoice.confirm_status = 'confirmed' then abs(coalesce(balance.open_minor, 0))
                else invoice.total_minor end as "openMinor",
           abs(coalesce(balance.open_base_minor, 0)) as "openBaseMinor",
           invoice.voided_on as "voidedOn", invoice.confirm_status as "confirmStatus",
           invoice.document_id as "documentId"
      from invoice
      left join contact on contact.company_id = invoice.company_id and contact.id = invoice.contact_id
      left join document_balance balance on balance.company_id = invoice.company_id and balance.document_ref = invoice.id
     where ${sql.join(conditions, sql` and `)}`;
}

const STATE = (today: Day) => sql`
  case when "confirmStatus" <> 'confirmed' then 'draft'
       when "voidedOn" <= ${today} then 'voided'
       when type in ('sales_credit_note', 'purchase_credit_note') then
         case when "openMinor" = 0 then 'applied' when "openMinor" < "totalMinor" then 'partly_applied' else 'unapplied' end
       when "openMinor" = 0 then 'paid'
       when "dueDate" < ${today} then 'overdue'
       when "openMinor" < "totalMinor" then 'partly_paid'
       else 'unpaid' end`;

function matching(tx: CompanyTransaction, filter: InvoiceFilter): RawBuilder<unknown> {
  const wanted =
    filter.states.length === 0 ? sql`true` : sql`${STATE(filter.today)} = any(${[...filter.states]}::text[])`;
  return sql`with listed as (${listed(tx, filter)}), matching as (select * from listed where ${wanted})`;
}

/** Sortable columns of the list and what they sort by. */
const SORTS: Readonly<Record<string, string>> = {
  number: 'number',
  reference: 'reference',
  contact: 'contact',
  issue_date: '"issueDate"',
  due_date: '"dueDate"',
  currency: 'currency',
  total: '"totalMinor"',
  paid: '"totalMinor" - "openMinor"',
  due: '"openMinor"',
};

function orderOf(sort: string | undefined): RawBuilder<unknown> {
  const descending = sort?.startsWith('-') ?? true;
  const column = SORTS[(sort ?? '-issue_date').replace(/^-/, '')] ?? '"issueDate"';
  return sql.raw(`${column} ${descending ? 'desc nulls first' : 'asc nulls last'}, "createdAt" desc, id`);
}

export async function listRows(
  tx: CompanyTransaction,
  filter: InvoiceFilter,
  page: { sort?: string | undefined; limit: number; offset: number },
): Promise<ListedInvoice[]> {
  const { rows } = await sql<ListedInvoice>`${matching(tx, filter)}
    select * from matching order by ${orderOf(page.sort)} limit ${page.limit} offset ${page.offset}`.execute(
    tx.queries,
  );
  return rows.map((row) => ({
    ...row,
    type: invoiceType.parse(row.type),
    confirmStatus: confirmStatus.parse(row.confirmStatus),
  }));
}

/** How many match, and what they come to in base currency: credit notes and voided documents do not count as due. */
export async function sumRows(
  tx: CompanyTransaction,
  filter: InvoiceFilter,
): Promise<{ total: number; totalBaseMinor: bigint; dueBaseMinor: bigint }> {
  const { rows } = await sql<{ total: number; totalBaseMinor: bigint; dueBaseMinor: bigint }>`${matching(tx, filter)}
    select count(*)::int as total,
           coalesce(sum(sign * "baseMinor") filter (where "voidedOn" is null), 0)::bigint as "totalBaseMinor",
           coalesce(sum(sign * "openBaseMinor") filter (where "confirmStatus" = 'confirmed'), 0)::bigint as "dueBaseMinor"
      from (select *, case when type in ('sales_credit_note', 'purchase_credit_note') then -1 else 1 end as sign
              from matching) signed`.execute(tx.queries);
  return rows[0] ?? { total: 0, totalBaseMinor: 0n, dueBaseMinor: 0n };
}
