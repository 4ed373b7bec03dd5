import { type AgedType, at, type Day, must } from '@folio/ledger';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import type { AsRecordedOn } from '../../../books/ledger/index.ts';

/** A contact that documents name: of a merged one, the id and names of the one it was merged into. */
export interface ItemContact {
  id: string;
  name: string;
  nameZh: string | null;
}

/** What is open of a document or of unapplied money at a day, debit positive, with what its record says. */
export interface StoredOpenItem<Contact> {
  ref: string;
  number: string;
  type: AgedType;
  contact: Contact;
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
  /** Whether the references of documents are shown; without it they are not read and null. */
  references: boolean;
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

/** The open items as lists, one a column, each in the same order; null without items. The same texts mean the same items. */
export interface OpenLists {
  refs: string | null;
  types: string;
  contactIds: string;
  dates: string;
  dueDates: string;
  currencies: string;
  /** Empty where it is the amount in base currency. */
  openMinors: string;
  openBaseMinors: string;
  entryIds: string;
  /** JSON. */
  numbers: string;
  /** JSON; null where they are not asked for. */
  references: string | null;
  /** JSON. The contacts, each once: their ids, and of those they were merged into the ids and the names. */
  contacts: string;
}

type Contacts = [ids: string, rootIds: string, names: string[], namesZh: (string | null)[]];

/** A column of values without commas: ids, days, codes, amounts. */
function list(column: string): RawBuilder<string> {
  return sql<string>`string_agg(coalesce(${sql.ref(column)}::text, ''), ',')`;
}

/**
 * The documents and unapplied money open on a control account at a day, as recorded by then where asked so.
 *
 * They come as one row of lists: handing over thousands of rows takes the embedded engine several times as long as finding them.
 */
export async function readOpenLists(tx: CompanyTransaction, asked: OpenItemsAsked): Promise<OpenLists> {
  const { rows } = await sql<OpenLists>`
    with item as materialized (
      select open.document_ref as ref, coalesce(invoice.number, money.number) as number,
             coalesce(invoice.type, money.type || '_unapplied') as type, coalesce(invoice.contact_id, money.contact_id) as contact_id,
             coalesce(invoice.issue_date, money.date) as date,
             case when invoice.id is null then money.date else invoice.due_date end as due_date,
             coalesce(invoice.reference, money.reference) as reference, coalesce(invoice.currency, money.currency) as currency,
             nullif(open.open_minor, open.open_base_minor) as open_minor, open.open_base_minor,
             case when money.id is not null then
               (select id from journal_entry where company_id = ${tx.companyId} and source_id = money.id order by number limit 1)
             end as entry_id
        from (${WAYS[asked.linesAfter](tx, asked)}) open
        left join invoice on invoice.company_id = ${tx.companyId} and invoice.id = open.document_ref
        left join money_record money on money.company_id = ${tx.companyId} and money.id = open.document_ref
       where (open.open_minor <> 0 or open.open_base_minor <> 0) and coalesce(invoice.contact_id, money.contact_id) is not null)
    select ${list('ref')} as refs, ${list('type')} as types, ${list('contact_id')} as "contactIds", ${list('date')} as dates,
           ${list('due_date')} as "dueDates", ${list('currency')} as currencies, ${list('open_minor')} as "openMinors",
           ${list('open_base_minor')} as "openBaseMinors", ${list('entry_id')} as "entryIds", json_agg(number)::text as numbers,
           ${asked.references ? sql`json_agg(reference)::text` : sql`null::text`} as references,
           (select json_build_array(${list('contact.id')}, ${list('contact.root_id')}, json_agg(contact.name), json_agg(contact.name_zh))::text
              from contact_root contact
             where contact.company_id = ${tx.companyId} and contact.id in (select contact_id from item)) as contacts
      from item`.execute(tx.queries);
  return must(rows[0], 'the row of open items');
}

/** The items of lists. `contactOf` makes of each contact, once, what its items have. */
export function itemsOf<Contact>(
  lists: OpenLists,
  contactOf: (contact: ItemContact) => Contact,
): StoredOpenItem<Contact>[] {
  const { refs } = lists;
  if (refs === null) return [];
  const contacts = contactsOf(JSON.parse(lists.contacts), contactOf);
  const numbers: string[] = JSON.parse(lists.numbers);
  const references: (string | null)[] | null = lists.references === null ? null : JSON.parse(lists.references);
  const types = texts(lists.types) as AgedType[];
  const contactIds = texts(lists.contactIds);
  const dates = texts(lists.dates);
  const dueDates = texts(lists.dueDates);
  const currencies = texts(lists.currencies);
  const openMinors = texts(lists.openMinors);
  const openBaseMinors = texts(lists.openBaseMinors);
  const entryIds = texts(lists.entryIds);
  return texts(refs).map((ref, n) => {
    const openBaseMinor = BigInt(at(openBaseMinors, n));
    return {
      ref,
      number: at(numbers, n),
      type: at(types, n),
      contact: must(contacts.get(at(contactIds, n)), 'the contact of an open document'),
      date: at(dates, n),
      dueDate: at(dueDates, n) || null,
      reference: references?.[n] ?? null,
      currency: at(currencies, n),
      openMinor: at(openMinors, n) === '' ? openBaseMinor : BigInt(at(openMinors, n)),
      openBaseMinor,
      entryId: at(entryIds, n) || null,
    };
  });
}

function contactsOf<Contact>(
  [ids, rootIds, names, namesZh]: Contacts,
  contactOf: (contact: ItemContact) => Contact,
): Map<string, Contact> {
  const roots = texts(rootIds);
  return new Map(
    texts(ids).map((id, n) => [id, contactOf({ id: at(roots, n), name: at(names, n), nameZh: namesZh[n] ?? null })]),
  );
}

function texts(list: string): string[] {
  return list.split(',');
}
