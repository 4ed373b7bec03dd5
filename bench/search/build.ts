import { createHash, randomUUID } from 'node:crypto';
import type { JournalDraft } from '@folio/ledger';
import { sql } from 'kysely';
import { postEntries } from '../../apps/server/src/features/books/ledger/index.ts';
import { keepTexts } from '../../apps/server/src/features/documents/document-text/index.ts';
import type { Database } from '../../apps/server/src/platform/database/open.ts';
import type { CompanyTransaction } from '../../apps/server/src/platform/database/transaction.ts';
import type { TestBooks } from '../../apps/server/test/books.ts';
import { line } from '../bank/bank-lines.ts';

/** 100,000 records of ten years. */
export const COUNTS = {
  contacts: 4000,
  invoices: 28_000,
  payments: 8000,
  lines: 30_000,
  entries: 10_000,
  files: 20_000,
};
const BATCH = 1000;

const FIRST = [
  'Aurora',
  'Harbour',
  'Pearl',
  'Golden',
  'Lantern',
  'Pacific',
  'Victoria',
  'Jade',
  'Summit',
  'Bright',
  'Orient',
  'Kowloon',
  'Lucky',
  'Silver',
  'Dragon',
  'Evergreen',
];
const SECOND = [
  'Trading',
  'Logistics',
  'Printing',
  'Foods',
  'Textiles',
  'Electronics',
  'Consulting',
  'Design',
  'Engineering',
  'Shipping',
];
const CHINESE = [
  '曙光',
  '海港',
  '明珠',
  '金燈',
  '太平洋',
  '維多利亞',
  '翡翠',
  '高峰',
  '東方',
  '九龍',
  '吉祥',
  '銀龍',
  '長青',
];
const TRADES = ['貿易', '物流', '印刷', '食品', '紡織', '電子', '顧問', '設計', '工程', '船務'];
const WORDS = [
  'office rent',
  'freight',
  'electricity',
  'telephone',
  'paper lanterns',
  'audit fee',
  'insurance premium',
  'cleaning',
  'courier',
  'software',
];

const pick = (list: readonly string[], n: number) => list[n % list.length] ?? '';
export const nameOf = (n: number) =>
  `${pick(FIRST, n)} ${pick(SECOND, Math.floor(n / FIRST.length))} ${n < 160 ? '' : `${n} `}Limited`;
const chineseOf = (n: number) => `${pick(CHINESE, n)}${pick(TRADES, Math.floor(n / CHINESE.length))}有限公司`;
/** Amounts that repeat sometimes, as they do. */
const minorOf = (n: number) => 100 * ((n * 7919) % 90_000) + (n % 4) * 25;
const numbers = (start: number, count: number) =>
  Array.from({ length: Math.min(BATCH, count - start) }, (_, at) => start + at);

type Run = TestBooks['run'];

async function inBatches(
  run: Run,
  count: number,
  work: (tx: CompanyTransaction, numbers: number[]) => Promise<unknown>,
) {
  for (let start = 0; start < count; start += BATCH) await run((tx) => work(tx, numbers(start, count)));
}

/**
 * Fills a company. The rows that lists need of invoices are made at once: kept by their trigger, thousands of paid
 * invoices change one sum thousands of times.
 */
export async function buildRecords(database: Database, { run, call, bankAccountId }: TestBooks): Promise<void> {
  const contacts: string[] = [];
  await inBatches(run, COUNTS.contacts, async (tx, ns) => {
    const { rows } = await sql<{ id: string }>`
      insert into contact (company_id, name, name_zh, name_key, is_customer)
      select ${tx.companyId}, name, zh, upper(name), true
        from unnest(${ns.map(nameOf)}::text[], ${ns.map(chineseOf)}::text[]) as given(name, zh) returning id`.execute(
      tx.queries,
    );
    contacts.push(...rows.map(({ id }) => id));
  });
  await sql`alter table invoice disable trigger invoice_keep_standing`.execute(database.queries);
  await inBatches(run, COUNTS.invoices, (tx, ns) => insertInvoices(tx, ns, contacts));
  await sql`alter table invoice enable trigger invoice_keep_standing`.execute(database.queries);
  await sql`insert into invoice_standing select * from invoice_standing_now`.execute(database.queries);
  await inBatches(run, COUNTS.payments, (tx, ns) =>
    sql`
      insert into money_record (company_id, type, number, date, account_code, contact_id, currency, amount_minor)
      select ${tx.companyId}, 'receipt', 'RCT-' || n, date '2016-04-01' + n % 3650, '1010', contact, 'HKD', minor + 1
        from unnest(${ns}::int[], ${ns.map((n) => contacts[n % contacts.length] ?? '')}::uuid[], ${ns.map(minorOf)}::bigint[])
          as given(n, contact, minor)`.execute(tx.queries),
  );
  await inBatches(run, COUNTS.lines, (tx, ns) => insertLines(tx, ns, bankAccountId));
  await inBatches(run, COUNTS.entries, (tx, ns) => postEntries(tx, call, ns.map(entryOf)));
  await inBatches(run, COUNTS.files, insertFiles);
}

async function insertInvoices(tx: CompanyTransaction, ns: number[], contacts: readonly string[]): Promise<void> {
  const draft = (n: number) => JSON.stringify({ items: [{ name: pick(WORDS, n), description: '' }] });
  await sql`
    insert into invoice (company_id, type, number, contact_id, contact_name, issue_date, due_date, currency, total_minor, base_minor,
                         confirm_status, draft)
    select ${tx.companyId}, case when n % 3 = 0 then 'purchase_bill' else 'sales_invoice' end,
           'INV-' || 2016 + n % 10 || '-' || lpad(n::text, 5, '0'), contact, name, day, day + 30, 'HKD', minor, minor,
           case when n % 20 = 0 then 'unconfirmed' else 'confirmed' end, draft::jsonb
      from (select *, date '2016-04-01' + n % 3650 as day
              from unnest(${ns}::int[], ${ns.map((n) => contacts[n % contacts.length] ?? '')}::uuid[],
                          ${ns.map((n) => nameOf(n % COUNTS.contacts))}::text[], ${ns.map(minorOf)}::bigint[], ${ns.map(draft)}::text[])
                   as given(n, contact, name, minor, draft)) rows`.execute(tx.queries);
}

async function insertLines(tx: CompanyTransaction, ns: readonly number[], accountId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    insert into bank_statement (company_id, bank_account_id, currency, period_end, opening_minor, closing_minor, state)
    values (${tx.companyId}, ${accountId}, 'HKD', date '2016-03-31' + ${(ns[0] ?? 0) / BATCH}::integer, 0, 0, 'to_review')
    returning id`.execute(tx.queries);
  const texts = ns.map((n) => `FPS ${nameOf(n % COUNTS.contacts).toUpperCase()} ${pick(WORDS, n)} REF ${n * 31}`);
  await sql`
    insert into bank_line (company_id, statement_id, bank_account_id, line_no, date, description, amount_minor, state)
    select ${tx.companyId}, ${rows[0]?.id}, ${accountId}, n + 1, date '2016-04-01' + n % 3650, text, minor + 1,
           case when n % 50 = 0 then 'unreviewed' else 'matched' end
      from unnest(${[...ns]}::int[], ${texts}::text[], ${ns.map(minorOf)}::bigint[]) as given(n, text, minor)`.execute(
    tx.queries,
  );
}

function entryOf(n: number): JournalDraft {
  const day = new Date(Date.UTC(2022, 3, 1 + (n % 1400))).toISOString().slice(0, 10);
  const minor = BigInt(minorOf(n) + 1);
  return {
    date: day,
    kind: 'manual_journal',
    sourceType: 'manual_journal',
    sourceRef: randomUUID(),
    number: `JV-${n}`,
    narration: `${pick(WORDS, n)} ${n}`,
    lines: [line('6000', minor), line('1010', -minor)],
  };
}

async function insertFiles(tx: CompanyTransaction, ns: readonly number[]): Promise<void> {
  const hashes = ns.map((n) => createHash('sha256').update(String(n)).digest('hex'));
  await sql`
    insert into stored_file (company_id, sha256, size_bytes, type)
    select ${tx.companyId}, sha256, 50000, 'application/pdf' from unnest(${hashes}::text[]) sha256`.execute(tx.queries);
  const { rows } = await sql<{ id: string; number: number }>`
    insert into document (company_id, name, sha256, state, kind, pages, number, fact_date, fact_supplier)
    select ${tx.companyId}, 'scan ' || n || '.pdf', sha256, case when n % 40 = 0 then 'needs_review' else 'processed' end,
           'purchase_bill', 1, n + 1, date '2016-04-01' + n % 3650, supplier
      from unnest(${[...ns]}::integer[], ${hashes}::text[], ${ns.map((n) => nameOf(n % COUNTS.contacts))}::text[]) as file(n, sha256, supplier)
    returning id, number`.execute(tx.queries);
  await keepTexts(
    tx,
    rows.map(({ id, number }) => ({ documentId: id, read: textOf(number - 1) })),
  );
}

function textOf(n: number): string {
  const body = Array.from({ length: 60 }, (_, at) => `w${((n * 31 + at * 977) % 9000).toString(36)}`).join(' ');
  const own = n % 5000 === 0 ? 'chrysanthemum 菊花茶葉' : '';
  return `Invoice 發票 ${nameOf(n % COUNTS.contacts)} ${chineseOf(n)} ${pick(WORDS, n)} Total HKD ${minorOf(n) / 100} PRF-${n} ${own} ${body}`;
}
