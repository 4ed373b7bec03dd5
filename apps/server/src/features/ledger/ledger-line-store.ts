import {
  type AccountSides,
  type Day,
  type EntryKind,
  journalNumberOf,
  type LedgerLine,
  type LinesBefore,
  type MovementRange,
  rangeKey,
  type SidesByAccount,
  type Turnovers,
} from '@folio/ledger';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import type { KnownOn } from './known-on.ts';
import { cutRange, monthBalances } from './movement-store.ts';
import { entryKindOf, sourceTypeOf } from './stored.ts';

/**
 * Which lines of an account are meant: days inclusive, closing entries only when dated before `closingsBefore`, and only those
 * recorded by `known`. With `contacts`, `kinds` or `q` (a text in the words of the line or its entry) only such lines count.
 */
export interface LineFilter {
  from: Day;
  to: Day;
  closingsBefore: Day;
  known: KnownOn | null;
  contacts?: readonly string[] | undefined;
  kinds?: readonly EntryKind[] | undefined;
  q?: string | undefined;
}

/** A line of an account ledger with the records behind it. */
export interface StoredLedgerLine extends LedgerLine {
  entryId: string;
  entryNumber: bigint;
  lineNo: number;
  /** The contact's Chinese name, where there is one. */
  contactZh: string | null;
  rate: string | null;
  reference: string | null;
  /** The invoice or bill behind the entry, and the document it was read from. */
  invoiceId: string | null;
  documentId: string | null;
}

/** A page of an account's lines: what stands before it in the filter's range, and how many lines the range has. */
export interface LinePage {
  before: LinesBefore | null;
  lines: StoredLedgerLine[];
  total: number;
}

/** True when only some lines of the range count: month balances then say nothing. */
export function isLineFiltered({ contacts, kinds, q }: LineFilter): boolean {
  return contacts !== undefined || kinds !== undefined || (q !== undefined && q !== '');
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
  const pattern = `%${(q ?? '').replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const words = sql`and (line.description ilike ${pattern} or entry.source_number ilike ${pattern} or entry.narration ilike ${pattern})`;
  return sql`exists (select from journal_entry entry where entry.company_id = line.company_id and entry.id = line.entry_id
    ${kinds === undefined ? sql`` : sql`and entry.kind = any(${kinds}::text[])`} ${q ? words : sql``})`;
}

/** A stretch of an account's lines with how many there are and what they sum to. */
interface Segment {
  account: string;
  from: Day;
  count: number;
  net: bigint;
  amount: bigint;
}

/** Months of each account from the month balances, the days beside them from lines; every account at once. */
async function segmentsOf(tx: CompanyTransaction, accounts: readonly string[], filter: LineFilter): Promise<Segment[]> {
  if (isLineFiltered(filter)) return stretch(tx, accounts, filter);
  const cut = cutRange(filter);
  const segments: Segment[] = [];
  if (cut.months !== null) {
    const { rows } = await sql<Segment>`
      select month.account_code as account, month.month as "from", sum(month.line_count)::int as count,
             sum(month.debit_minor - month.credit_minor)::bigint as net, sum(month.foreign_minor)::bigint as amount
        from ${monthBalances(tx, filter.known, accounts)} month
       where month.month between ${cut.months.from} and ${cut.months.to}
         and not (month.closing and month.month >= ${filter.closingsBefore})
       group by 1, 2`.execute(tx.queries);
    segments.push(...rows);
  }
  for (const days of cut.days) segments.push(...(await stretch(tx, accounts, { ...filter, ...days })));
  return segments.filter((part) => part.count > 0).sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** One probe an account: a plain date range over the account-first index would walk every account's years. */
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

/** How many lines each account has under a filter; accounts without any are absent. */
export async function lineCounts(
  tx: CompanyTransaction,
  accounts: readonly string[],
  filter: LineFilter,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { account, count } of await segmentsOf(tx, accounts, filter))
    counts.set(account, (counts.get(account) ?? 0) + count);
  return counts;
}

/**
 * A page of an account's lines at any depth, in order of day, journal number and line. Month balances say how many lines and
 * which sums stand before the page, so only the page's own month is read.
 */
export async function linePage(
  tx: CompanyTransaction,
  account: string,
  filter: LineFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<LinePage> {
  const segments = await segmentsOf(tx, [account], filter);
  const total = segments.reduce((sum, segment) => sum + segment.count, 0);
  if (offset >= total) return { before: null, lines: [], total };
  let skip = offset;
  let net = 0n;
  let amount = 0n;
  let start = filter.from;
  for (const segment of segments) {
    start = later(segment.from, filter.from);
    if (skip < segment.count) break;
    skip -= segment.count;
    net += segment.net;
    amount += segment.amount;
  }
  const { lines, skipped } = await readPage(tx, account, { ...filter, from: start }, skip, limit);
  if (offset === 0) return { before: null, lines, total };
  const date = skipped.date ?? (await lastDayBefore(tx, account, filter, start));
  return { before: { date, netMinor: net + skipped.net, foreignMinor: amount + skipped.amount }, lines, total };
}

async function lastDayBefore(tx: CompanyTransaction, account: string, filter: LineFilter, start: Day): Promise<Day> {
  const { rows } = await sql<{ date: Day }>`
    select line.date from journal_line line where line.account_code = ${account} and ${conditions(tx, filter)}
       and line.date < ${start} order by line.date desc limit 1`.execute(tx.queries);
  return rows[0]?.date ?? filter.from;
}

interface Skipped {
  date: Day | null;
  net: bigint;
  amount: bigint;
}

async function readPage(
  tx: CompanyTransaction,
  account: string,
  filter: LineFilter,
  skip: number,
  limit: number,
): Promise<{ lines: StoredLedgerLine[]; skipped: Skipped }> {
  const { rows } = await sql<StoredRow>`
    with page as materialized (
      select line.entry_id, line.line_no from journal_line line
       where line.account_code = ${account} and ${conditions(tx, filter)}
       order by line.date, line.entry_number, line.line_no limit ${limit} offset ${skip})
    ${described(tx)}`.execute(tx.queries);
  const skipped = skip === 0 ? { date: null, net: 0n, amount: 0n } : await skippedSums(tx, account, filter, skip);
  return { lines: rows.map(toLedgerLine), skipped };
}

async function skippedSums(
  tx: CompanyTransaction,
  account: string,
  filter: LineFilter,
  skip: number,
): Promise<Skipped> {
  const { rows } = await sql<Skipped>`
    select max(found.date) as date, coalesce(sum(found.net), 0)::bigint as net, coalesce(sum(found.foreign_minor), 0)::bigint as amount
      from (select line.date, line.debit_minor - line.credit_minor as net, line.foreign_minor
              from journal_line line where line.account_code = ${account} and ${conditions(tx, filter)}
             order by line.date, line.entry_number, line.line_no limit ${skip}) found`.execute(tx.queries);
  return rows[0] ?? { date: null, net: 0n, amount: 0n };
}

interface StoredRow {
  account_code: string;
  entryId: string;
  entryNumber: bigint;
  lineNo: number;
  date: Day;
  kind: string;
  source_type: string;
  source_id: string;
  source_number: string;
  narration: string;
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
  documentNumber: string | null;
  reference: string | null;
  invoiceId: string | null;
  documentId: string | null;
  counterAccounts: string[];
}

/** The columns of the lines named by the relation `page (entry_id, line_no)`, in order. */
function described(tx: CompanyTransaction): RawBuilder<unknown> {
  return sql`
    select line.account_code, line.entry_id as "entryId", line.entry_number as "entryNumber", line.line_no as "lineNo", line.date,
           entry.kind, entry.source_type, entry.source_id, entry.source_number, entry.narration,
           contact.root_id as contact_id, contact.name as contact, contact.name_zh as "contactZh", line.description,
           line.debit_minor as "debitMinor", line.credit_minor as "creditMinor", line.currency, line.foreign_minor as "foreignMinor",
           line.rate, line.tax_code as "taxCode", coalesce(named.number, money.number) as "documentNumber",
           coalesce(invoice.reference, record.reference) as reference, invoice.id as "invoiceId",
           coalesce(invoice.document_id, statement.document_id) as "documentId",
           array(select other.account_code from journal_line other
                  where other.company_id = line.company_id and other.entry_id = line.entry_id and other.account_code <> line.account_code
                  group by 1 order by min(other.line_no) limit 2) as "counterAccounts"
      from page
      join journal_line line on line.company_id = ${tx.companyId} and line.entry_id = page.entry_id and line.line_no = page.line_no
      join journal_entry entry on entry.company_id = line.company_id and entry.id = line.entry_id
      left join contact_root contact on contact.company_id = line.company_id and contact.id = line.contact_id
      left join invoice on invoice.company_id = entry.company_id and invoice.id = entry.source_id
      left join money_record record on record.company_id = entry.company_id and record.id = entry.source_id
      left join invoice named on named.company_id = line.company_id and named.id = line.document_ref
      left join money_record money on money.company_id = line.company_id and money.id = line.document_ref
      left join bank_line on bank_line.company_id = entry.company_id and bank_line.id = entry.bank_line_id
      left join bank_statement statement on statement.company_id = bank_line.company_id and statement.id = bank_line.statement_id
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
    sourceType: sourceTypeOf(row.source_type),
    sourceRef: row.source_id,
    number: row.source_number,
    narration: row.narration,
    contact: row.contact_id === null ? null : { id: row.contact_id, name: row.contact ?? '' },
    contactZh: row.contactZh,
    description: row.description,
    debitMinor: row.debitMinor,
    creditMinor: row.creditMinor,
    currency: row.currency,
    foreignAmountMinor: row.foreignMinor,
    rate: row.rate,
    taxCode: row.taxCode,
    documentNumber: row.documentNumber,
    counterAccounts: row.counterAccounts,
    reference: row.reference,
    invoiceId: row.invoiceId,
    documentId: row.documentId,
  };
}

/** Lines of the entries with the given ids, described in the same way, in the order of every report. */
export async function linesOfEntries(tx: CompanyTransaction, ids: readonly string[]): Promise<StoredLedgerLine[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<StoredRow>`
    with page as (select entry_id, line_no from journal_line where company_id = ${tx.companyId} and entry_id = any(${ids}::uuid[]))
    ${described(tx)}`.execute(tx.queries);
  return rows.map(toLedgerLine);
}

/** Turnovers of the lines a filter lets through (its own days left aside), by scanning them: for contact and kind filters. */
export async function readFilteredTurnovers(
  tx: CompanyTransaction,
  ranges: readonly MovementRange[],
  filter: Omit<LineFilter, 'from' | 'to' | 'closingsBefore'>,
): Promise<Turnovers> {
  const sums: [string, SidesByAccount][] = [];
  for (const range of ranges) {
    const { from, to, excludeClosing } = range;
    const inside = {
      ...filter,
      from: from ?? '0001-01-01',
      to,
      closingsBefore: excludeClosing ? '0001-01-01' : '9999-12-31',
    };
    const { rows } = await sql<{ code: string; debit: bigint; credit: bigint; amount: bigint }>`
      select line.account_code as code, sum(line.debit_minor)::bigint as debit, sum(line.credit_minor)::bigint as credit,
             coalesce(sum(line.foreign_minor), 0)::bigint as amount
        from journal_line line where ${conditions(tx, inside)} group by 1`.execute(tx.queries);
    const sides = rows.map(({ code, debit, credit, amount }): [string, AccountSides] => [
      code,
      { debitMinor: debit, creditMinor: credit, foreignMinor: amount },
    ]);
    sums.push([rangeKey(range), new Map(sides)]);
  }
  return new Map(sums);
}

function later(one: Day, other: Day): Day {
  if (one < other) return other;
  return one;
}
