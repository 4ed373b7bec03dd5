import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { EntryKind } from './words/index-query.ts';

/** A record as the search needs it. */
export interface SourceRow {
  id: string;
  day: string;
  open: boolean;
  owner: string | null;
  numbers: (string | null)[];
  names: (string | null)[];
  texts: (string | null)[];
  /** Of `minors`. */
  currency: string | null;
  /** Minor units. */
  minors: (string | null)[];
  /** Decimal texts, possibly after a currency. */
  amounts: (string | null)[];
  days: (string | null)[];
}

const NONE = sql`array[]::text[]`;
const inHongKong = (moment: string) => sql.raw(`(${moment} at time zone 'Asia/Hong_Kong')::date`);

/** The words of the kinds, so that "bill march" finds bills. */
const KIND_WORDS = sql`case invoice.type
  when 'sales_invoice' then 'sales invoice 銷售發票' when 'purchase_bill' then 'purchase bill 採購賬單'
  when 'sales_credit_note' then 'sales credit note 銷售貸項通知單' when 'purchase_credit_note' then 'purchase credit note 採購貸項通知單'
  else 'quotation quote 報價單' end`;
const MONEY_WORDS = sql`case record.type
  when 'receipt' then 'receipt 收款' when 'payment' then 'payment 付款' else 'refund 退款' end`;

const SOURCES: Readonly<Record<EntryKind, (tx: CompanyTransaction, ids: readonly string[]) => RawBuilder<SourceRow>>> =
  {
    contact: (tx, ids) => sql`
    select contact.id::text as id, ${inHongKong('contact.created_at')}::text as day, contact.archived_at is null as open,
           null as owner, array[]::text[] as numbers, contact.name || array[contact.name_zh] || merged.names as names,
           array[contact.br, contact.email, contact.phone, contact.contact_person,
                 regexp_replace(contact.phone, '[^0-9]', '', 'g'),
                 right(regexp_replace(contact.phone, '[^0-9]', '', 'g'), 8)] as texts,
           null as currency, ${NONE} as minors, ${NONE} as amounts, ${NONE} as days
      from contact
     cross join lateral (select coalesce(array_agg(name) || array_agg(name_zh), array[]::text[]) as names from contact part
                          where part.company_id = contact.company_id and part.merged_into = contact.id) merged
     where contact.company_id = ${tx.companyId} and contact.merged_into is null and contact.id = any(${ids}::uuid[])`,
    account: (tx, ids) => sql`
    select code as id, '2000-01-01' as day, active as open, null as owner, array[code] as numbers, array[name, name_zh] as names,
           ${NONE} as texts, null as currency, ${NONE} as minors, ${NONE} as amounts, ${NONE} as days
      from ledger_account where company_id = ${tx.companyId} and code = any(${ids}::text[])`,
    invoice: (tx, ids) => sql`
    select invoice.id::text as id, coalesce(invoice.issue_date, ${inHongKong('invoice.created_at')})::text as day,
           invoice.voided_on is null and coalesce(standing.stage, 'draft') in
             ('draft', 'open', 'unpaid', 'partly_paid', 'unapplied', 'partly_applied') as open,
           null as owner, array[invoice.number, invoice.reference, invoice.payment_reference] as numbers,
           array[invoice.contact_name, root.name, root.name_zh] as names,
           array[invoice.currency, ${KIND_WORDS}] || items.names as texts, invoice.currency,
           array[invoice.total_minor::text, abs(standing.open_minor)::text] as minors, ${NONE} as amounts,
           array[invoice.issue_date::text] as days
      from invoice
      left join invoice_standing standing on standing.company_id = invoice.company_id and standing.invoice_id = invoice.id
      left join contact_root root on root.company_id = invoice.company_id and root.id = invoice.contact_id
     cross join lateral (
       select array_agg(coalesce(item ->> 'name', '') || ' ' || coalesce(item ->> 'description', '')) as names
         from (select item from jsonb_array_elements(coalesce(invoice.draft -> 'items', '[]')) item limit 30) few) items
     where invoice.company_id = ${tx.companyId} and invoice.id = any(${ids}::uuid[])`,
    payment: (tx, ids) => sql`
    select record.id::text as id, record.date::text as day, record.reversed_on is null as open, null as owner,
           array[record.number, record.reference] as numbers, array[root.name, root.name_zh] as names,
           array[record.currency, ${MONEY_WORDS}] as texts, record.currency, array[record.amount_minor::text] as minors,
           ${NONE} as amounts, array[record.date::text] as days
      from money_record record
      left join contact_root root on root.company_id = record.company_id and root.id = record.contact_id
     where record.company_id = ${tx.companyId} and record.id = any(${ids}::uuid[])`,
    bank_line: (tx, ids) => sql`
    select line.id::text as id, line.date::text as day, line.state in ('unreviewed', 'suggested') as open, null as owner,
           array[line.reference] as numbers, array[line.payee] as names, array[line.description, account.currency] as texts,
           account.currency, array[line.amount_minor::text] as minors, ${NONE} as amounts, array[line.date::text] as days
      from bank_line line
      join bank_account account on account.company_id = line.company_id and account.id = line.bank_account_id
     where line.company_id = ${tx.companyId} and line.id = any(${ids}::uuid[])`,
    journal_entry: (tx, ids) => sql`
    select entry.id::text as id, entry.date::text as day, true as open, null as owner,
           array[entry.number::text, entry.source_number] as numbers, ${NONE} as names,
           array[entry.narration] || lines.texts as texts, company.base_currency as currency, lines.minors, ${NONE} as amounts,
           array[entry.date::text] as days
      from journal_entry entry
      join company on company.id = entry.company_id
     cross join lateral (
       select (array_agg(distinct line.description))[1:20] as texts,
              sum(line.debit_minor)::text || (array_agg(distinct (line.debit_minor + line.credit_minor)::text))[1:20] as minors
         from journal_line line where line.company_id = entry.company_id and line.entry_id = entry.id) lines
     where entry.company_id = ${tx.companyId} and entry.id = any(${ids}::uuid[])`,
    document: (tx, ids) => sql`
    select document.id::text as id, document.date::text as day, document.state <> 'processed' as open,
           document.uploaded_by as owner,
           array[coalesce(document.draft #>> '{invoice,number}', document.fact_number)] as numbers,
           array[coalesce(document.draft #>> '{invoice,vendor,name}', document.fact_supplier),
                 document.draft #>> '{invoice,customer,name}'] as names,
           array[document.name, replace(document.kind, '_', ' ')] as texts, null as currency, ${NONE} as minors,
           array[document.draft #>> '{invoice,total}', document.fact_total] as amounts, array[document.date::text] as days
      from document
     where document.company_id = ${tx.companyId} and document.state not in ('merged', 'trashed')
       and document.id = any(${ids}::uuid[])`,
  };

/** Records by id. Those that are missing were deleted, merged or put into the trash. */
export async function readSources(
  tx: CompanyTransaction,
  kind: EntryKind,
  ids: readonly string[],
): Promise<SourceRow[]> {
  const { rows } = await SOURCES[kind](tx, [...ids]).execute(tx.queries);
  return rows;
}
