import type { Day } from '@folio/ledger';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { cutRange } from './movement-store.ts';

/** A posting of an account; `runningMinor` sums the range up to and including it, debit positive. */
export interface AccountLine {
  entryId: string;
  lineNo: number;
  entryNumber: bigint;
  date: Day;
  kind: string;
  sourceNumber: string;
  contact: string | null;
  description: string;
  debitMinor: bigint;
  creditMinor: bigint;
  currency: string;
  foreignMinor: bigint | null;
  documentId: string | null;
  runningMinor: bigint;
}

export interface LineWindow {
  account: string;
  from: Day | null;
  to: Day;
  offset: number;
  limit: number;
}

/** A stretch of the range with how many lines it has and what they sum to. */
interface Segment {
  from: Day;
  count: number;
  net: bigint;
}

async function segmentsOf(tx: CompanyTransaction, { account, from, to }: LineWindow): Promise<Segment[]> {
  const cut = cutRange({ from, to });
  const months = cut.months;
  const monthRows =
    months === null
      ? []
      : await tx.queries
          .selectFrom('account_month')
          .select([
            'month as from',
            sql<number>`sum(line_count)::int`.as('count'),
            sql<bigint>`sum(debit_minor - credit_minor)::bigint`.as('net'),
          ])
          .where('company_id', '=', tx.companyId)
          .where('account_code', '=', account)
          .where('month', '>=', months.from)
          .where('month', '<=', months.to)
          .groupBy('month')
          .execute();
  const dayRows: Segment[] = [];
  for (const days of cut.days) dayRows.push(await segmentOfDays(tx, account, days));
  return [...monthRows, ...dayRows].filter((row) => row.count > 0).sort((a, b) => (a.from < b.from ? -1 : 1));
}

async function segmentOfDays(tx: CompanyTransaction, account: string, days: { from: Day; to: Day }): Promise<Segment> {
  const row = await tx.queries
    .selectFrom('journal_line')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<bigint>`coalesce(sum(debit_minor - credit_minor), 0)::bigint`.as('net'),
    ])
    .where('company_id', '=', tx.companyId)
    .where('account_code', '=', account)
    .where('date', '>=', days.from)
    .where('date', '<=', days.to)
    .executeTakeFirstOrThrow();
  return { from: days.from, ...row };
}

/**
 * A page of an account's postings at any depth. Month balances say how many lines and which sum stand before the page, so
 * only the page's own months are read.
 */
export async function linePage(
  tx: CompanyTransaction,
  window: LineWindow,
): Promise<{ lines: AccountLine[]; total: number }> {
  const segments = await segmentsOf(tx, window);
  const total = segments.reduce((sum, segment) => sum + segment.count, 0);
  let skip = window.offset;
  let before = 0n;
  let start: Day | null = null;
  for (const segment of segments) {
    start = segment.from;
    if (skip < segment.count) break;
    skip -= segment.count;
    before += segment.net;
    start = null;
  }
  if (start === null) return { lines: [], total };
  const { rows } = await sql<AccountLine>`
    with window_lines as (
      select line.*, sum(debit_minor - credit_minor) over (order by date, entry_number, line_no) as running
        from (select * from journal_line
               where company_id = ${tx.companyId} and account_code = ${window.account}
                 and date between ${start} and ${window.to}
               order by date, entry_number, line_no limit ${skip + window.limit}) line),
    page as (select * from window_lines order by date, entry_number, line_no offset ${skip})
    ${described(sql`page`, before)} order by page.date, page.entry_number, page.line_no`.execute(tx.queries);
  return { lines: rows, total };
}

/** The wire's columns of lines of the named relation `page`, with the record, contact and document behind each. */
function described(page: RawBuilder<unknown>, before: bigint): RawBuilder<unknown> {
  return sql`
    select page.entry_id as "entryId", page.line_no as "lineNo", page.entry_number as "entryNumber", page.date,
           entry.kind, entry.source_number as "sourceNumber", contact.name as contact, page.description,
           page.debit_minor as "debitMinor", page.credit_minor as "creditMinor", page.currency,
           page.foreign_minor as "foreignMinor", coalesce(invoice.document_id, statement.document_id) as "documentId",
           (page.running + ${before}::bigint)::bigint as "runningMinor"
      from ${page} as page
      join journal_entry entry on entry.company_id = page.company_id and entry.id = page.entry_id
      left join contact on contact.company_id = page.company_id and contact.id = page.contact_id
      left join invoice on invoice.company_id = page.company_id and invoice.id = entry.source_id
      left join bank_line on bank_line.company_id = page.company_id and bank_line.id = entry.bank_line_id
      left join bank_statement statement on statement.company_id = page.company_id and statement.id = bank_line.statement_id`;
}

function matching(tx: CompanyTransaction, window: LineWindow & { q: string }): RawBuilder<unknown> {
  const pattern = `%${window.q.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return sql`
    with all_lines as (
      select line.*, sum(debit_minor - credit_minor) over (order by date, entry_number, line_no) as running
        from journal_line line
       where company_id = ${tx.companyId} and account_code = ${window.account}
         and date between ${window.from ?? '0001-01-01'} and ${window.to}),
    matching as (
      select all_lines.* from all_lines
        join journal_entry entry on entry.company_id = all_lines.company_id and entry.id = all_lines.entry_id
        left join contact on contact.company_id = all_lines.company_id and contact.id = all_lines.contact_id
       where all_lines.description ilike ${pattern} or entry.source_number ilike ${pattern}
          or entry.narration ilike ${pattern} or contact.name ilike ${pattern} or contact.name_zh ilike ${pattern})`;
}

/** The same page among the lines that contain a text; the balances stay those of the whole account. */
export async function matchingPage(
  tx: CompanyTransaction,
  window: LineWindow & { q: string },
): Promise<{ lines: AccountLine[]; total: number }> {
  const { rows } = await sql<AccountLine>`${matching(tx, window)},
    page as (select * from matching order by date, entry_number, line_no limit ${window.limit} offset ${window.offset})
    ${described(sql`page`, 0n)} order by page.date, page.entry_number, page.line_no`.execute(tx.queries);
  return { lines: rows, total: await countMatching(tx, window) };
}

async function countMatching(tx: CompanyTransaction, window: LineWindow & { q: string }): Promise<number> {
  const { rows } = await sql<{ total: number }>`${matching(tx, window)}
    select count(*)::int as total from matching`.execute(tx.queries);
  return rows[0]?.total ?? 0;
}
