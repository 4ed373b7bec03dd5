import { readFileSync } from 'node:fs';
import type { ImportChoices, ImportDetail } from '@folio/contract';
import { csvRow } from '@folio/csv';
import {
  addDays,
  buildTrialBalance,
  endOfMonth,
  formatMoney,
  type JournalEntry,
  movementsFrom,
  parseExampleCompany,
  replayEvents,
  trialBalanceRanges,
} from '@folio/ledger';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../../test/books.ts';
import { engines, openTestDatabase } from '../../../../../test/engines.ts';
import { openTestTools, streamOf } from '../../../../../test/exchange.ts';
import { balancesOn } from '../../../../../test/reports.ts';
import type { Database } from '../../../../platform/database/open.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { setPeriodLock, verifyChain } from '../../../books/ledger/index.ts';
import { postJournals } from '../../../books/manual-journal/index.ts';
import { addOpeningDocument } from '../../../trade/opening-balance/documents.ts';
import { postOpening } from '../../../trade/opening-balance/index.ts';
import { compareImport } from './compare-import.ts';
import { discardImport, getImport, readImports, saveImport, startImport } from './imports.ts';
import { postImport } from './post-import.ts';

const GOLDEN = new URL('../../../../../../../packages/ledger/golden/harbour-lantern/events.json', import.meta.url);
const example = replayEvents(parseExampleCompany(JSON.parse(readFileSync(GOLDEN, 'utf8'))));
const nameOf = (code: string) => example.chart.byCode.get(code)?.name ?? code;
const money = (minor: bigint) => formatMoney(minor, 'HKD');

/** The example year as Xero exports a general ledger: one row per line, under a title and a period. */
function ledgerCsv(entries: readonly JournalEntry[]): string {
  const rows = entries.flatMap((entry) =>
    entry.lines.map((line) =>
      csvRow([
        entry.date.split('-').reverse().join('/'),
        entry.kind,
        line.accountCode,
        nameOf(line.accountCode),
        entry.journalNumber,
        entry.number,
        line.description,
        line.debitMinor === 0n ? '' : money(line.debitMinor),
        line.creditMinor === 0n ? '' : money(line.creditMinor),
      ]),
    ),
  );
  const head = csvRow([
    'Date',
    'Source',
    'Account Code',
    'Account',
    'Journal ID',
    'Reference',
    'Description',
    'Debit',
    'Credit',
  ]);
  return `General Ledger\r\nHarbour Lantern Trading Limited\r\n\r\n${head}${rows.join('')}`;
}

function balancesAtDay(asAt: string) {
  const movements = movementsFrom(example.entries, trialBalanceRanges({ asAt }, '03-31'));
  return buildTrialBalance({ asAt }, movements, example.chart, '03-31').rows;
}

function trialBalanceCsv(asAt: string): string {
  const rows = balancesAtDay(asAt).map((row) =>
    csvRow([
      row.code,
      row.name,
      row.debitMinor === 0n ? '' : money(row.debitMinor),
      row.creditMinor === 0n ? '' : money(row.creditMinor),
    ]),
  );
  return `Trial Balance\r\nAs at ${asAt}\r\nAccount Code,Account,Debit,Credit\r\n${rows.join('')}`;
}

/** The other system's trial balances of all months, one below the other. */
function monthlyCsv(from: string, to: string): string {
  const rows: string[] = [];
  for (let day = endOfMonth(from); day <= to; day = endOfMonth(addDays(day, 1)))
    for (const row of balancesAtDay(day))
      rows.push(csvRow([day, row.code, row.name, money(row.debitMinor), money(row.creditMinor)]));
  return `Date,Account Code,Account,Debit,Credit\r\n${rows.join('')}`;
}

async function wordOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
  } catch (error) {
    if (error instanceof DomainError) return error.word;
    throw error;
  }
  return 'done';
}

describe.each(engines)('books of another system, on %s', (engine) => {
  let database: Database;
  let tools: Awaited<ReturnType<typeof openTestTools>>;
  let books: TestBooks;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    tools = await openTestTools();
  });
  beforeEach(async () => {
    books = await openTestBooks(database);
  });
  afterAll(async () => {
    await database?.close();
    tools?.clean();
  });

  const start = (kind: 'trial_balance' | 'general_ledger', text: string | Buffer) =>
    startImport(books.call, tools, kind, { name: 'books.csv', stream: streamOf(Buffer.from(text)) });
  const post = (draft: ImportDetail) => postImport(books.call, tools, draft.id, draft.version);
  const save = (draft: ImportDetail, choices: Partial<ImportChoices>) =>
    saveImport(books.call, tools, draft.id, { version: draft.version, choices: { ...draft.choices, ...choices } });
  const balances = (day: string) => books.run((tx) => balancesOn(tx, day));
  const entries = async () => (await books.run(verifyChain)).intact && (await books.run(verifyChain));

  it('a whole year of a general ledger: previewed, posted, and the same in every month', async () => {
    const draft = await start('general_ledger', ledgerCsv(example.entries));
    expect(draft.reading).toMatchObject({
      date_order: 'dmy',
      dates_certain: true,
      entries: 101,
      first_date: '2025-03-31',
      last_date: '2026-04-28',
      faults: [],
      ready: true,
    });
    expect(draft.reading?.warnings.map((warning) => warning.code)).toEqual(['control_brought_in']);
    const receivables = draft.reading?.accounts.find((account) => account.name === 'Trade receivables');
    expect([receivables?.choice, receivables?.reason]).toEqual([
      {
        to: 'new',
        code: '1105',
        name: 'Trade receivables brought in',
        name_zh: '轉入之應收賬款',
        section: 'current_assets',
      },
      'control',
    ]);
    expect(await balances('2026-12-31')).toEqual({});
    const posted = await post(draft);
    expect(posted).toMatchObject({ state: 'posted', entries: 101, first_number: 'J0001', last_number: 'J0101' });
    expect(posted.tie_out?.holds).toBe(true);
    expect(posted.tie_out?.months.map((month) => month.difference)).toEqual(Array(14).fill('0.00'));
    const theirs = Object.fromEntries(
      balancesAtDay('2026-03-31').map((row) => [row.code, money(row.debitMinor - row.creditMinor)]),
    );
    const { '1105': receivable, '2105': payable, ...ours } = await balances('2026-03-31');
    expect({ ...ours, '1100': receivable, '2100': payable }).toEqual(theirs);
  });

  it('open documents take the place of the history, and no month moves', async () => {
    const posted = await post(await start('general_ledger', ledgerCsv(example.entries)));
    const date = '2026-04-30';
    await books.run((tx) => postOpening(tx, books.call, { date, lines: [] }));
    const history = await balances(date);
    for (const [type, code] of [
      ['sales_invoice', '1105'],
      ['purchase_bill', '2105'],
    ] as const) {
      const total = (history[code] ?? '').replace('-', '');
      const document = { type, number: `OLD-${code}`, contact: 'Somebody Limited', issue_date: date, due_date: date };
      await books.run((tx) => addOpeningDocument(tx, books.call, { ...document, currency: 'HKD', rate: null, total }));
      const [debit, credit] = code === '1105' ? ['3900', code] : [code, '3900'];
      const none = {
        credit: null,
        debit: null,
        description: '',
        contact_id: null,
        currency: null,
        foreign_amount: null,
        rate: null,
      };
      const lines = [
        { ...none, account_code: debit, debit: total },
        { ...none, account_code: credit, credit: total },
      ];
      const journal = { date, narration: 'Cleared', reference: '', reverse_on: null, lines };
      await books.runEarly((tx) => postJournals(tx, books.call, [journal], () => ''));
    }
    const after = await balances(date);
    expect([after['1105'], after['2105'], after['3900']]).toEqual([undefined, undefined, history['3900']]);
    expect((await getImport(books.call, tools, posted.id)).tie_out?.holds).toBe(true);
  });

  it('compared with their own trial balances of every month', async () => {
    const posted = await post(await start('general_ledger', ledgerCsv(example.entries)));
    const file = { name: 'monthly.csv', stream: streamOf(Buffer.from(monthlyCsv('2025-03-31', '2026-04-30'))) };
    const compared = await compareImport(books.call, tools, posted.id, file);
    expect(compared.tie_out).toMatchObject({ source: 'trial_balance', holds: true });
    expect(compared.tie_out?.months).toHaveLength(14);
    const wrong = monthlyCsv('2025-03-31', '2025-04-30').replace(/6100,Rent,([\d.]+)/, '6100,Rent,1.00');
    const other = { name: 'monthly.csv', stream: streamOf(Buffer.from(wrong)) };
    expect(await wordOf(compareImport(books.call, tools, posted.id, other))).toBe('import_file_unbalanced');
  });

  it('entries posted outside the import are shown as such, and no difference is unexplained', async () => {
    const posted = await post(await start('general_ledger', ledgerCsv(example.entries)));
    const text = 'Date,Account,Amount\n2026-04-29,Rent,100.00\n2026-04-29,Sundry expenses,-100.00\n';
    await post(await start('general_ledger', text));
    const { tie_out } = await getImport(books.call, tools, posted.id);
    const last = tie_out?.months.at(-1);
    expect([last?.difference, last?.unexplained]).toEqual(['200.00', '0.00']);
    expect(
      last?.rows.filter((row) => row.reason !== null).map(({ code, difference, reason }) => [code, difference, reason]),
    ).toEqual([
      ['6100', '100.00', 'other_entries'],
      ['6690', '-100.00', 'other_entries'],
    ]);
  });

  it('a trial balance: receivables wait for their documents, and then all differences are zero', async () => {
    const draft = await start('trial_balance', trialBalanceCsv('2026-03-31'));
    expect(draft.reading).toMatchObject({ as_at: '2026-03-31', faults: [], ready: true });
    const posted = await post(draft);
    const [month] = posted.tie_out?.months ?? [];
    const open = month?.rows.filter((row) => row.difference !== '0.00') ?? [];
    expect(open.map(({ code, reason }) => [code, reason])).toEqual([
      ['1100', 'entered_later'],
      ['2100', 'entered_later'],
      ['3900', 'opening_equity'],
    ]);
    expect(month?.unexplained).toBe('0.00');
    for (const [type, code] of [
      ['sales_invoice', '1100'],
      ['purchase_bill', '2100'],
    ] as const) {
      const row = month?.rows.find((candidate) => candidate.code === code);
      const total = (row?.theirs ?? '').replace('-', '');
      const document = {
        type,
        number: `OLD-${code}`,
        contact: 'Somebody Limited',
        issue_date: '2026-03-01',
        due_date: '2026-04-01',
      };
      await books.run((tx) => addOpeningDocument(tx, books.call, { ...document, currency: 'HKD', rate: null, total }));
    }
    const { tie_out } = await getImport(books.call, tools, posted.id);
    expect([tie_out?.holds, tie_out?.months[0]?.difference]).toEqual([true, '0.00']);
  });

  it('what was chosen once is proposed again', async () => {
    const text = 'Date,Account,Amount\n2026-04-01,Lanterns made,100.00\n2026-04-01,Bank,-100.00\n';
    const draft = await start('general_ledger', text);
    expect(draft.reading?.accounts.map(({ key, reason, problem }) => [key, reason, problem])).toEqual([
      ['name:lanternsmade', 'none', 'Choose an account'],
      ['name:bank', 'usual_name', null],
    ]);
    expect(await wordOf(post(draft))).toBe('import_accounts_unmapped');
    const chosen = {
      to: 'new' as const,
      code: '5025',
      name: 'Lantern making',
      name_zh: '',
      section: 'cost_of_sales' as const,
    };
    const saved = await save(draft, { accounts: { 'name:lanternsmade': chosen } });
    expect(saved.reading?.ready).toBe(true);
    await post(saved);
    expect(await balances('2026-04-30')).toEqual({ '1010': '-100.00', '5025': '100.00' });
    const next = await start('general_ledger', text.replaceAll('2026-04-01', '2026-04-02'));
    expect(next.reading?.accounts[0]).toMatchObject({ choice: { to: 'account', code: '5025' }, reason: 'remembered' });
  });

  it('reads a workbook’s UTF-16 with Chinese headings', async () => {
    const utf16 = Buffer.from(
      '\ufeff日期\t科目\t借方\t貸方\n2026/4/1\t租金\t1.00\t\n2026/4/1\t銀行\t\t1.00\n',
      'utf16le',
    );
    const draft = await start('general_ledger', utf16);
    expect(draft.reading?.accounts.map(({ name, choice }) => [name, choice?.code])).toEqual([
      ['租金', '6100'],
      ['銀行', '1010'],
    ]);
  });

  it.each([
    [
      'a day that does not balance',
      'Date,Account,Amount\n2026-04-01,Rent,100.00\n2026-04-01,Bank,-90.00',
      'import_entry_unbalanced',
    ],
    ['a date that is none', 'Date,Account,Amount\n31/04/2026,Rent,100.00\n01/04/2026,Bank,-100.00', 'import_row_date'],
    ['an amount that is none', 'Date,Account,Amount\n2026-04-01,Rent,1x\n2026-04-01,Bank,-1', 'import_row_amount'],
    [
      'too large an amount',
      'Date,Account,Amount\n2026-04-01,Rent,99999999999999999999\n2026-04-01,Bank,1',
      'import_row_amount',
    ],
    ['no dates at all', 'Account,Amount\nRent,1.00\nBank,-1.00', 'import_column_missing_date'],
  ])('refuses %s, and posts nothing', async (_, text, word) => {
    expect(await wordOf(start('general_ledger', text).then(post))).toBe(word);
    expect(await entries()).toEqual({ intact: true, entries: 0 });
  });

  it('says what is wrong in the caller’s language, row by row', async () => {
    books.call.language = 'zh-Hant';
    const draft = await start('general_ledger', 'Date,Account,Amount\n2026-04-31,Rent,100.00\n2026-04-01,Bank,x');
    expect(draft.reading?.faults.map(({ row, message }) => [row, message])).toEqual([
      [2, '「2026-04-31」不是日期。請在檔案中更正，或選擇另一個日月次序。'],
      [3, '「x」不是金額。請在檔案中更正。'],
    ]);
  });

  it('refuses a locked period, the same file twice, and a stale look', async () => {
    const text = 'Date,Account,Amount\n2026-04-01,Rent,100.00\n2026-04-01,Bank,-100.00';
    await books.run((tx) => setPeriodLock(tx, books.call, '2026-04-15'));
    const draft = await start('general_ledger', text);
    expect(draft.reading?.faults[0]?.message).toBe(
      'The earliest date is Apr 1, 2026, but the period is locked until Apr 15, 2026. An owner can move the lock.',
    );
    expect(await wordOf(post(draft))).toBe('import_date_locked');
    await books.run((tx) => setPeriodLock(tx, books.call, null));
    const again = await start('general_ledger', text);
    expect(await wordOf(post({ ...again, version: 7 }))).toBe('stale_version');
    await post(draft);
    expect(await wordOf(post(again))).toBe('import_posted_before');
    expect(await wordOf(post(draft))).toBe('import_posted_already');
    expect(await wordOf(discardImport(books.call, draft.id))).toBe('import_posted_already');
    await discardImport(books.call, again.id);
    expect((await readImports(books.call)).map((run) => [run.id, run.state])).toEqual([[draft.id, 'posted']]);
  });

  it('another company’s import is not there', async () => {
    const draft = await start('general_ledger', 'Date,Account,Amount\n2026-04-01,Rent,1.00\n2026-04-01,Bank,-1.00');
    books = await openTestBooks(database);
    expect(await wordOf(getImport(books.call, tools, draft.id))).toBe('not_found');
    expect(await wordOf(post(draft))).toBe('not_found');
  });
});
