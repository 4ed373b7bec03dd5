import { type Day, ENTRY_KINDS, type EntryKind, journalNumberOf } from '@folio/ledger';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import type { LineFilter, LineNeeds, StoredLedgerLine } from '../../../books/ledger/index.ts';

/** Where a walk through an account goes on. */
export type LineCursor = Pick<StoredLedgerLine, 'date' | 'entryNumber' | 'lineNo'>;

interface WalkedRow {
  entryId: string;
  entryNumber: bigint;
  lineNo: number;
  date: Day;
  kind: string;
  number: string;
  contactId: string | null;
  description: string;
  debitMinor: bigint;
  creditMinor: bigint;
  currency?: string;
  foreignAmountMinor?: bigint | null;
  rate?: string | null;
  taxCode?: string | null;
  counterAccount?: string | null;
  anotherAccount?: string | null;
  documentNumber?: string | null;
  reference?: string | null;
}

/** The only other account of an entry, or two of several: a report shows no more. */
const COUNTERS: Part = {
  columns: sql`, counter.one as "counterAccount", nullif(counter.another, counter.one) as "anotherAccount"`,
  joined: sql`left join counter on counter.entry_number = line.entry_number`,
};

const TERMS = sql`, line.currency, line.foreign_minor as "foreignAmountMinor", line.rate, line.tax_code as "taxCode"`;

const RECORDS: Part = {
  columns: sql`, coalesce(named.number, named_money.number) as "documentNumber", coalesce(source.reference, source_money.reference) as reference`,
  joined: sql`
    left join sale source on source.id = entry.source_id left join money source_money on source_money.id = entry.source_id
    left join sale named on named.id = line.document_ref left join money named_money on named_money.id = line.document_ref`,
};

interface Part {
  columns: RawBuilder<unknown>;
  joined: RawBuilder<unknown>;
}

const NOTHING: Part = { columns: sql``, joined: sql`` };

/** A contact as lines show it: of a merged contact, the one it was merged into. */
interface ShownContact {
  id: string;
  name: string;
  nameZh: string | null;
}

/** The contacts of the lines read so far, by the id in the line: few contacts have many lines. */
export type SeenContacts = Map<string, ShownContact>;

/** What of the lines a file shows; the rest is not read and empty. `terms`: currency, amount in it, rate and tax code. */
export interface WalkNeeds extends LineNeeds {
  terms: boolean;
}

interface WalkedPage {
  after: LineCursor | null;
  limit: number;
  needs: WalkNeeds;
  /** Gets the contacts that the page is the first to show. */
  contacts: SeenContacts;
}

/**
 * The next lines of an account after the last one seen, in order of day, journal number and line: one look into the index,
 * wherever it goes on. For ledgers that leave no line out by contact, kind or words.
 *
 * What belongs to the lines is looked up for the whole page, in the order of its index: an index that is searched line by line takes
 * several times as long. The database does not know how short a page is, so the transaction has to join by hash (`joinsByHash`).
 */
export async function readNextLines(
  tx: CompanyTransaction,
  accountCode: string,
  { from, to, closingsBefore, known }: LineFilter,
  { after, limit, needs, contacts }: WalkedPage,
): Promise<StoredLedgerLine[]> {
  const { companyId } = tx;
  const recorded: RawBuilder<unknown> = known === null ? sql`` : sql`and line.entry_number <= ${known.number}`;
  const start = after?.date ?? from;
  const beyond =
    after === null
      ? sql``
      : sql`and (line.date, line.entry_number, line.line_no) > (${after.date}, ${after.entryNumber}, ${after.lineNo})`;
  const counters = needs.counterAccounts ? COUNTERS : NOTHING;
  const records = needs.records ? RECORDS : NOTHING;
  const { rows } = await sql<WalkedRow>`
    with page as materialized (
      select line.* from journal_line line
       where line.company_id = ${companyId} and line.account_code = ${accountCode} and line.date between ${start} and ${to}
         and not (line.closing and line.date >= ${closingsBefore}) ${recorded} ${beyond}
       order by line.date, line.entry_number, line.line_no limit ${limit}),
    numbers as materialized (select array_agg(distinct entry_number) as list from page),
    entry as materialized (
      select number, kind, source_number, source_id from journal_entry
       where company_id = ${companyId} and number = any((select list from numbers)::bigint[]))
    ${needs.counterAccounts ? counterPart(companyId, accountCode) : sql``} ${needs.records ? recordPart(companyId) : sql``}
    select line.entry_id as "entryId", line.entry_number as "entryNumber", line.line_no as "lineNo", line.date,
           entry.kind, entry.source_number as number, line.contact_id as "contactId", line.description,
           line.debit_minor as "debitMinor", line.credit_minor as "creditMinor"
           ${needs.terms ? TERMS : sql``} ${counters.columns} ${records.columns}
      from page line join entry on entry.number = line.entry_number ${counters.joined} ${records.joined}
     order by line.date, line.entry_number, line.line_no`.execute(tx.queries);
  await addContacts(tx, contacts, rows);
  return rows.map((row) => toLine(accountCode, row, contacts));
}

function counterPart(companyId: string, accountCode: string): RawBuilder<unknown> {
  return sql`, counter as materialized (
      select other.entry_number, min(other.account_code collate "C") as one, max(other.account_code collate "C") as another
        from journal_line other
       where other.company_id = ${companyId} and other.entry_number = any((select list from numbers)::bigint[])
         and other.account_code <> ${accountCode} group by other.entry_number)`;
}

/** The invoices, bills and payments behind the entries, and those that the lines are about. */
function recordPart(companyId: string): RawBuilder<unknown> {
  const among = sql`company_id = ${companyId} and id = any((select list from wanted)::uuid[])`;
  return sql`, wanted as materialized (
      select array_agg(id) as list from (select source_id as id from entry union select document_ref from page) named),
    sale as materialized (select id, number, reference from invoice where ${among}),
    money as materialized (select id, number, reference from money_record where ${among})`;
}

async function addContacts(tx: CompanyTransaction, seen: SeenContacts, rows: readonly WalkedRow[]): Promise<void> {
  const ids = new Set(rows.flatMap(({ contactId }) => (contactId === null || seen.has(contactId) ? [] : [contactId])));
  if (ids.size === 0) return;
  const found = await sql<ShownContact & { own: string }>`
    select contact.id as own, contact.root_id as id, contact.name, contact.name_zh as "nameZh" from contact_root contact
     where contact.company_id = ${tx.companyId} and contact.id = any(${[...ids]}::uuid[])`.execute(tx.queries);
  for (const { own, ...contact } of found.rows) seen.set(own, contact);
}

const KINDS = new Map<string, EntryKind>(ENTRY_KINDS.map((kind) => [kind, kind]));

function toLine(accountCode: string, row: WalkedRow, contacts: SeenContacts): StoredLedgerLine {
  const kind = KINDS.get(row.kind);
  if (kind === undefined) throw new Error(`stored kind "${row.kind}" is unknown`);
  const contact = row.contactId === null ? undefined : contacts.get(row.contactId);
  return {
    accountCode,
    entryId: row.entryId,
    entryNumber: row.entryNumber,
    lineNo: row.lineNo,
    date: row.date,
    kind,
    number: row.number,
    journalNumber: journalNumberOf(Number(row.entryNumber)),
    contact: contact ?? null,
    contactZh: contact?.nameZh ?? null,
    description: row.description,
    debitMinor: row.debitMinor,
    creditMinor: row.creditMinor,
    currency: row.currency ?? '',
    foreignAmountMinor: row.foreignAmountMinor ?? null,
    rate: row.rate ?? null,
    taxCode: row.taxCode ?? null,
    counterAccounts: counterAccountsOf(row),
    documentNumber: row.documentNumber ?? null,
    reference: row.reference ?? null,
    invoiceId: null,
    documentId: null,
  };
}

function counterAccountsOf({ counterAccount: one, anotherAccount: another }: WalkedRow): string[] {
  if (one == null) return [];
  return another == null ? [one] : [one, another];
}
