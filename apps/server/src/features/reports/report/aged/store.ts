import type { AgedType, Day } from '@folio/ledger';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import type { AsRecordedOn } from '../../../books/ledger/index.ts';

/** What is open of a document or of unapplied money at a day, debit positive, with what its record says. */
export interface StoredOpenItem {
  ref: string;
  number: string;
  type: AgedType;
  contactId: string;
  contact: string;
  contactZh: string | null;
  date: Day;
  dueDate: Day | null;
  reference: string | null;
  currency: string;
  openMinor: bigint;
  openBaseMinor: bigint;
  /** The entry behind unapplied money; null for an invoice or bill. */
  entryId: string | null;
}

/** What is asked for. `linesAfter`: how the account's lines after the day, or recorded later, compare with those up to it. */
export interface OpenItemsAsked {
  accountCode: string;
  asAt: Day;
  known: AsRecordedOn | null;
  linesAfter: 'none' | 'few' | 'many';
}

const SUMS = sql`sum(coalesce(line.foreign_minor, line.debit_minor - line.credit_minor))::bigint as open_minor,
  sum(line.debit_minor - line.credit_minor)::bigint as open_base_minor`;

/** Everything up to the day, added up line by line. */
function scanned(tx: CompanyTransaction, { accountCode, asAt, known }: OpenItemsAsked): RawBuilder<unknown> {
  const recorded = known === null ? sql`` : sql`and line.entry_number <= ${known.number}`;
  return sql`
    select line.document_ref, ${SUMS} from journal_line line
     where line.company_id = ${tx.companyId} and line.account_code = ${accountCode} and line.date <= ${asAt} ${recorded}
     group by 1`;
}

/** What is open now less what is dated, or was recorded, later. */
function takenBack(tx: CompanyTransaction, { accountCode, asAt, known }: OpenItemsAsked): RawBuilder<unknown> {
  const dated = sql`
    select line.document_ref, ${SUMS} from journal_line line
     where line.company_id = ${tx.companyId} and line.account_code = ${accountCode} and line.date > ${asAt} group by 1`;
  const recorded = sql`union all
    select line.document_ref, ${SUMS} from journal_line line
     where line.company_id = ${tx.companyId} and line.entry_number > ${known?.number ?? 0n} and line.account_code = ${accountCode}
       and line.date <= ${asAt} group by 1`;
  return sql`
    select document_ref, sum(open_minor)::bigint as open_minor, sum(open_base_minor)::bigint as open_base_minor
      from (select document_ref, open_minor, open_base_minor from document_balance
             where company_id = ${tx.companyId} and account_code = ${accountCode} and (open_minor <> 0 or open_base_minor <> 0)
            union all
            select document_ref, -open_minor, -open_base_minor from (${dated} ${known === null ? sql`` : recorded}) later) part
     group by 1`;
}

/** What is open now. */
function current({ companyId }: CompanyTransaction, { accountCode }: OpenItemsAsked): RawBuilder<unknown> {
  return sql`
    select document_ref, open_minor, open_base_minor from document_balance
     where company_id = ${companyId} and account_code = ${accountCode} and (open_minor <> 0 or open_base_minor <> 0)`;
}

const WAYS = { none: current, few: takenBack, many: scanned } as const;

/** As read: an amount in the document's currency is left out where it is the amount in base currency. */
type ReadItem = Omit<StoredOpenItem, 'openMinor'> & { openMinor: bigint | null };

/** The documents and unapplied money open on a control account at a day, as recorded by then where asked so. */
export async function readOpenItems(tx: CompanyTransaction, asked: OpenItemsAsked): Promise<StoredOpenItem[]> {
  const { rows } = await sql<ReadItem>`
    select open.document_ref as ref, coalesce(invoice.number, money.number) as number,
           coalesce(invoice.type, money.type || '_unapplied') as type,
           contact.root_id as "contactId", contact.name as contact, contact.name_zh as "contactZh",
           coalesce(invoice.issue_date, money.date) as date,
           case when invoice.id is null then money.date else invoice.due_date end as "dueDate",
           coalesce(invoice.reference, money.reference) as reference, coalesce(invoice.currency, money.currency) as currency,
           nullif(open.open_minor, open.open_base_minor) as "openMinor", open.open_base_minor as "openBaseMinor",
           case when money.id is not null then
             (select id from journal_entry where company_id = ${tx.companyId} and source_id = money.id order by number limit 1)
           end as "entryId"
      from (${WAYS[asked.linesAfter](tx, asked)}) open
      left join invoice on invoice.company_id = ${tx.companyId} and invoice.id = open.document_ref
      left join money_record money on money.company_id = ${tx.companyId} and money.id = open.document_ref
      join contact_root contact on contact.company_id = ${tx.companyId} and contact.id = coalesce(invoice.contact_id, money.contact_id)
     where open.open_minor <> 0 or open.open_base_minor <> 0`.execute(tx.queries);
  return rows.map((row) => ({ ...row, openMinor: row.openMinor ?? row.openBaseMinor }));
}
