import { type AccountSides, type Day, journalNumberOf, type LedgerLine, type SidesByAccount } from '@folio/ledger';
import { type RawBuilder, sql } from 'kysely';
import { contains } from '../../../../platform/database/contains.ts';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { cutRange } from './cut-range.ts';
import { isLineFiltered, type LineFilter, type LineNeeds } from './line-filter.ts';
import { type MonthSum, readMonthSums } from './movement-store.ts';
import { type Segment, segmentsOfMonths } from './segments.ts';
import { entryKindOf } from './stored.ts';

/** A line of an account ledger with the records it came from. */
export interface StoredLedgerLine extends LedgerLine {
  entryId: string;
  entryNumber: bigint;
  lineNo: number;
  contactZh: string | null;
  rate: string | null;
  reference: string | null;
  /** The invoice or bill behind the entry, and the document it was read from. */
  invoiceId: string | null;
  documentId: string | null;
}

/** The conditions on `line` (a journal_line) and its `entry`. */
function conditions(tx: CompanyTransaction, filter: LineFilter): RawBuilder<unknown> {
  const parts = [
    sql`line.company_id = ${tx.companyId} and line.date between ${filter.from} and ${filter.to}`,
    sql`not (line.closing and line.date >= ${filter.closingsBefore})`,
  ];
  if (filter.known !== null) parts.push(sql`line.entry_number <= ${filter.known.number}`);
  if (filter.contacts !== undefined) parts.push(sql`line.contact_id = any(${filter.contacts}::uuid[])`);
  if (filter.kinds !== undefined || filter.q) parts.push(entryCondition(filter));
  return sql.join(parts, sql` and `);
}

function entryCondition({ kinds, q }: LineFilter): RawBuilder<unknown> {
  const has = (column: string) => contains(sql.ref(column), q ?? '');
  const words = sql`and (${has('line.description')} or ${has('entry.source_number')} or ${has('entry.narration')})`;
  return sql`exists (select from journal_entry entry where entry.company_id = line.company_id and entry.id = line.entry_id
    ${kinds === undefined ? sql`` : sql`and entry.kind = any(${kinds}::text[])`} ${q ? words : sql``})`;
}

/**
 * The months of all accounts from the month balances, and the days outside whole months from lines. `months`: the balances of these
 * accounts, if they were read already.
 */
export async function segmentsOf(
  tx: CompanyTransaction,
  accounts: readonly string[],
  filter: LineFilter,
  months: readonly MonthSum[] | null = null,
): Promise<Segment[]> {
  if (isLineFiltered(filter)) return stretch(tx, accounts, filter);
  const cut = cutRange(filter);
  const segments: Segment[] = [];
  if (cut.months !== null) {
    const sums = months ?? (await readMonthSums(tx, accounts, filter.known, cut.months));
    segments.push(...segmentsOfMonths(sums, accounts, { ...cut.months, closingsBefore: filter.closingsBefore }));
  }
  for (const days of cut.days) segments.push(...(await stretch(tx, accounts, { ...filter, ...days })));
  return segments.filter((part) => part.count > 0).sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** One index probe per account: a plain date range over the account-first index would read every account's years. */
async function stretch(tx: CompanyTransaction, accounts: readonly string[], filter: LineFilter): Promise<Segment[]> {
  const { rows } = await sql<Segment>`
    select code as account, part.* from unnest(${accounts}::text[]) code
     cross join lateral (
       select ${filter.from}::date as "from", count(*)::int as count,
              coalesce(sum(line.debit_minor - line.credit_minor), 0)::bigint as net,
              coalesce(sum(line.foreign_minor), 0)::bigint as amount
         from journal_line line where line.account_code = code and ${conditions(tx, filter)}) part
     where part.count > 0`.execute(tx.queries);
  return rows;
}

/** Where a page begins: so many lines after the first of the filter, or after a line whose place is known. */
export interface PageStart {
  skip: number;
  after: Pick<StoredLedgerLine, 'date' | 'entryNumber' | 'lineNo'> | null;
  /** Where the account's lines begin: the line before a page that skips none may be dated before the filter's days. */
  earliest: Day;
}

/** A page, and the lines before it: the last of them if any were skipped, its day, and the sums of those skipped. */
export interface ReadPage {
  lines: StoredLedgerLine[];
  last: StoredLedgerLine | null;
  dateBefore: Day | null;
  net: bigint;
  amount: bigint;
}

interface Skipped {
  dateBefore: Day | null;
  skippedNet: bigint;
  skippedAmount: bigint;
}

/** A page of lines with what comes before it, in one statement. */
export async function readPage(
  tx: CompanyTransaction,
  account: string,
  filter: LineFilter,
  { start, limit, needs }: { start: PageStart; limit: number; needs: LineNeeds },
): Promise<ReadPage> {
  const { skip, after } = start;
  const beyond =
    after === null
      ? sql``
      : sql`and (line.date, line.entry_number, line.line_no) > (${after.date}, ${after.entryNumber}, ${after.lineNo})`;
  const among = sql`from journal_line line where line.account_code = ${account} and ${conditions(tx, filter)} ${beyond}
    order by line.date, line.entry_number, line.line_no`;
  const one = skip === 0 ? 0 : 1;
  // A page that begins where another ended skips nothing, and its day before is known.
  const skips = skip > 0 || (after === null && start.earliest < filter.from);
  const skipped = sql`,
    skipped as materialized (
      select ${skip > 0 ? sql`null::date` : dayBefore(tx, account, filter, start.earliest)} as date,
             coalesce(sum(found.net), 0)::bigint as net, coalesce(sum(found.amount), 0)::bigint as amount
        from (select line.debit_minor - line.credit_minor as net, line.foreign_minor as amount ${among} limit ${skip}) found)`;
  const { rows } = await sql<StoredRow & Partial<Skipped>>`
    with page as materialized (select ${LINE_COLUMNS} ${among} limit ${limit + one} offset ${skip - one}) ${skips ? skipped : sql``}
    ${skips ? described(needs, SKIPPED) : described(needs)}`.execute(tx.queries);
  const [first] = rows;
  const lines = rows.map(toLedgerLine);
  const last = one === 1 ? (lines[0] ?? null) : null;
  return {
    lines: lines.slice(one),
    last,
    dateBefore: last?.date ?? after?.date ?? first?.dateBefore ?? null,
    net: first?.skippedNet ?? 0n,
    amount: first?.skippedAmount ?? 0n,
  };
}

const SKIPPED = {
  columns: sql`, skipped.date as "dateBefore", skipped.net as "skippedNet", skipped.amount as "skippedAmount"`,
  joined: sql`cross join skipped`,
};

/** The day of the last line before the filter's days, from a day on. */
function dayBefore(tx: CompanyTransaction, account: string, filter: LineFilter, earliest: Day): RawBuilder<unknown> {
  return sql`(select line.date from journal_line line
    where line.account_code = ${account} and ${conditions(tx, { ...filter, from: earliest })} and line.date < ${filter.from}
    order by line.date desc limit 1)`;
}

interface StoredRow {
  account_code: string;
  entryId: string;
  entryNumber: bigint;
  lineNo: number;
  date: Day;
  kind: string;
  source_number: string;
  contact_id: string | null;
  contact: string | null;
  contactZh: string | null;
  description: string;
  debitMinor: bigint;
  creditMinor: bigint;
  currency: string;
  foreignMinor: bigint | null;
  rate: string | null;
  taxCode: string | null;
  documentNumber?: string | null;
  reference?: string | null;
  invoiceId: string | null;
  documentId?: string | null;
  counterAccount?: string | null;
  anotherAccount?: string | null;
}

const RECORD_COLUMNS = sql`, coalesce(named.number, money.number) as "documentNumber",
           coalesce(invoice.reference, record.reference) as reference,
           coalesce(invoice.document_id, statement.document_id) as "documentId"`;
const RECORDS = sql`
      left join money_record record on record.company_id = entry.company_id and record.id = entry.source_id
      left join invoice named on named.company_id = line.company_id and named.id = line.document_ref
      left join money_record money on money.company_id = line.company_id and money.id = line.document_ref
      left join bank_line on bank_line.company_id = entry.company_id and bank_line.id = entry.bank_line_id
      left join bank_statement statement on statement.company_id = bank_line.company_id and statement.id = bank_line.statement_id`;
/** The first two other accounts of the entry, in its order; two lookups in the index need no sorting, as a list of all would. */
const COUNTER_ACCOUNTS = sql`, counter.account_code as "counterAccount", another.account_code as "anotherAccount"`;
const COUNTERS = sql`
      left join lateral (
        select other.account_code from journal_line other
         where other.company_id = line.company_id and other.entry_id = line.entry_id and other.account_code <> line.account_code
         order by other.line_no limit 1) counter on true
      left join lateral (
        select other.account_code from journal_line other
         where other.company_id = line.company_id and other.entry_id = line.entry_id and other.account_code <> line.account_code
           and other.account_code <> counter.account_code
         order by other.line_no limit 1) another on true`;

/** What is shown of a line itself. */
const LINE_COLUMNS = sql`line.company_id, line.account_code, line.entry_id, line.entry_number, line.line_no, line.date, line.contact_id,
           line.description, line.debit_minor, line.credit_minor, line.currency, line.foreign_minor, line.rate, line.tax_code,
           line.document_ref`;

/**
 * The columns of the lines of the relation `page`, which has the columns of lines, in order. What a report does not show is not looked up.
 * `columns` and `joined`: what every row has besides.
 */
function described(
  needs: LineNeeds,
  { columns, joined }: { columns: RawBuilder<unknown>; joined: RawBuilder<unknown> } = {
    columns: sql``,
    joined: sql``,
  },
): RawBuilder<unknown> {
  return sql`
    select line.account_code, line.entry_id as "entryId", line.entry_number as "entryNumber", line.line_no as "lineNo", line.date,
           entry.kind, entry.source_number,
           contact.root_id as contact_id, contact.name as contact, contact.name_zh as "contactZh", line.description,
           line.debit_minor as "debitMinor", line.credit_minor as "creditMinor", line.currency, line.foreign_minor as "foreignMinor",
           line.rate, line.tax_code as "taxCode", invoice.id as "invoiceId"
           ${needs.records ? RECORD_COLUMNS : sql``} ${needs.counterAccounts ? COUNTER_ACCOUNTS : sql``} ${columns}
      from page line
      join journal_entry entry on entry.company_id = line.company_id and entry.id = line.entry_id
      left join contact_root contact on contact.company_id = line.company_id and contact.id = line.contact_id
      left join invoice on invoice.company_id = entry.company_id and invoice.id = entry.source_id
      ${needs.records ? RECORDS : sql``} ${needs.counterAccounts ? COUNTERS : sql``} ${joined}
     order by line.date, line.entry_number, line.line_no`;
}

function toLedgerLine(row: StoredRow): StoredLedgerLine {
  return {
    accountCode: row.account_code,
    entryId: row.entryId,
    entryNumber: row.entryNumber,
    lineNo: row.lineNo,
    date: row.date,
    journalNumber: journalNumberOf(Number(row.entryNumber)),
    kind: entryKindOf(row.kind),
    number: row.source_number,
    contact: row.contact_id === null ? null : { id: row.contact_id, name: row.contact ?? '' },
    contactZh: row.contactZh,
    description: row.description,
    debitMinor: row.debitMinor,
    creditMinor: row.creditMinor,
    currency: row.currency,
    foreignAmountMinor: row.foreignMinor,
    rate: row.rate,
    taxCode: row.taxCode,
    documentNumber: row.documentNumber ?? null,
    counterAccounts: [row.counterAccount, row.anotherAccount].filter((code) => code != null),
    reference: row.reference ?? null,
    invoiceId: row.invoiceId,
    documentId: row.documentId ?? null,
  };
}

/** The lines of the given entries with the same columns, in the order of every report. */
export async function readLinesOfEntries(
  tx: CompanyTransaction,
  ids: readonly string[],
  needs: LineNeeds,
): Promise<StoredLedgerLine[]> {
  const { rows } = await sql<StoredRow>`
    with page as (select ${LINE_COLUMNS} from journal_line line where line.company_id = ${tx.companyId} and line.entry_id = any(${ids}::uuid[]))
    ${described(needs)}`.execute(tx.queries);
  return rows.map(toLedgerLine);
}

/** Debits, credits and foreign amounts of the lines that match a filter, by account. */
export async function sumLines(tx: CompanyTransaction, filter: LineFilter): Promise<SidesByAccount> {
  const { rows } = await sql<{ code: string; debit: bigint; credit: bigint; amount: bigint }>`
    select line.account_code as code, sum(line.debit_minor)::bigint as debit, sum(line.credit_minor)::bigint as credit,
           coalesce(sum(line.foreign_minor), 0)::bigint as amount
      from journal_line line where ${conditions(tx, filter)} group by 1`.execute(tx.queries);
  const sides = rows.map(({ code, debit, credit, amount }): [string, AccountSides] => [
    code,
    { debitMinor: debit, creditMinor: credit, foreignMinor: amount },
  ]);
  return new Map(sides);
}
