import type { SearchHit } from '@folio/contract';
import { formatMoney } from '@folio/ledger';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { EntryKind } from './words/index-query.ts';

/** What the screen shows of a record, before amounts and targets are put into words. */
interface ShownRow {
  id: string;
  title: string | null;
  title_zh: string | null;
  number: string | null;
  detail: string | null;
  type: string | null;
  state: string | null;
  minor: bigint | null;
  currency: string | null;
  date: string | null;
  /** The entry of a payment, the account of a bank line. */
  via: string | null;
}

type Shown = (tx: CompanyTransaction, ids: string[]) => RawBuilder<ShownRow>;

const SHOWN: Readonly<Record<EntryKind, Shown>> = {
  contact: (tx, ids) => sql`
    select id::text, name as title, name_zh as title_zh, null as number, coalesce(email, phone) as detail,
           case when is_customer and is_supplier then 'both' when is_supplier then 'supplier' else 'customer' end as type,
           case when archived_at is not null then 'archived' end as state, null::bigint as minor, null as currency, null as date,
           null as via
      from contact where company_id = ${tx.companyId} and id = any(${ids}::uuid[])`,
  account: (tx, ids) => sql`
    select code as id, name as title, name_zh as title_zh, code as number, null as detail, type,
           case when not active then 'archived' end as state, null::bigint as minor, null as currency, null as date, null as via
      from ledger_account where company_id = ${tx.companyId} and code = any(${ids}::text[])`,
  invoice: (tx, ids) => sql`
    select invoice.id::text, coalesce(root.name, invoice.contact_name) as title, root.name_zh as title_zh, invoice.number,
           invoice.reference as detail, invoice.type,
           case when invoice.voided_on is not null then 'voided' else standing.stage end as state,
           invoice.total_minor as minor, invoice.currency, invoice.issue_date::text as date, null as via
      from invoice
      left join invoice_standing standing on standing.company_id = invoice.company_id and standing.invoice_id = invoice.id
      left join contact_root root on root.company_id = invoice.company_id and root.id = invoice.contact_id
     where invoice.company_id = ${tx.companyId} and invoice.id = any(${ids}::uuid[])`,
  payment: (tx, ids) => sql`
    select record.id::text, root.name as title, root.name_zh as title_zh, record.number, record.reference as detail, record.type,
           case when record.reversed_on is not null then 'reversed' end as state, record.amount_minor as minor, record.currency,
           record.date::text as date, entry.id::text as via
      from money_record record
      left join contact_root root on root.company_id = record.company_id and root.id = record.contact_id
      left join lateral (select id from journal_entry where company_id = record.company_id and source_id = record.id
                          order by number limit 1) entry on true
     where record.company_id = ${tx.companyId} and record.id = any(${ids}::uuid[])`,
  bank_line: (tx, ids) => sql`
    select line.id::text, coalesce(line.payee, line.description) as title, null as title_zh, null as number,
           case when line.payee is null then line.reference else line.description end as detail, null as type,
           line.state, line.amount_minor as minor, account.currency, line.date::text as date, account.id::text as via
      from bank_line line
      join bank_account account on account.company_id = line.company_id and account.id = line.bank_account_id
     where line.company_id = ${tx.companyId} and line.id = any(${ids}::uuid[])`,
  journal_entry: (tx, ids) => sql`
    select entry.id::text, entry.narration as title, null as title_zh, entry.number::text as number,
           entry.source_number as detail, entry.kind as type, null as state,
           (select sum(debit_minor)::bigint from journal_line line
             where line.company_id = entry.company_id and line.entry_id = entry.id) as minor,
           company.base_currency as currency, entry.date::text as date, null as via
      from journal_entry entry join company on company.id = entry.company_id
     where entry.company_id = ${tx.companyId} and entry.id = any(${ids}::uuid[])`,
  document: (tx, ids) => sql`
    select document.id::text, document.name as title, null as title_zh, document.draft #>> '{invoice,number}' as number,
           coalesce(document.draft #>> '{invoice,vendor,name}', document.fact_supplier) as detail, document.kind as type,
           document.state, null::bigint as minor, null as currency, document.date::text as date, null as via
      from document where document.company_id = ${tx.companyId} and document.id = any(${ids}::uuid[])`,
};

/** Hits by id. A record that the caller may not see, or that is gone, is not among them. */
export async function readHits(
  tx: CompanyTransaction,
  kind: EntryKind,
  ids: readonly string[],
): Promise<Map<string, SearchHit>> {
  const { rows } = await SHOWN[kind](tx, [...ids]).execute(tx.queries);
  return new Map(rows.map((row) => [row.id, hitOf(kind, row)]));
}

function hitOf(kind: EntryKind, row: ShownRow): SearchHit {
  const { id, title_zh, number, detail, type, state, minor, currency, date } = row;
  return {
    kind: kind === 'document' && state === 'processed' ? 'file' : kind,
    id,
    title: row.title?.trim() || number || '',
    title_zh,
    number: number || null,
    detail: detail || null,
    type,
    state,
    amount: minor === null || currency === null ? null : formatMoney(minor, currency),
    currency: minor === null ? null : currency,
    date,
    target: targetOf(kind, row),
  };
}

function targetOf(kind: EntryKind, { id, via, state }: ShownRow): SearchHit['target'] {
  switch (kind) {
    case 'account':
      return { screen: 'account', code: id };
    case 'payment':
      return { screen: 'journal_entry', id: via ?? id };
    case 'bank_line':
      return {
        screen: 'bank_line',
        id,
        bank_account_id: via ?? id,
        open: state === 'unreviewed' || state === 'suggested',
      };
    default:
      return { screen: kind, id };
  }
}
