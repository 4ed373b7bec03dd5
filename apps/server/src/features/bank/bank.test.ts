import { readFileSync } from 'node:fs';
import type { Evidence, StatementDraft } from '@folio/contract';
import { parseExampleCompany } from '@folio/ledger';
import { OWNER } from '@folio/permissions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertTestUser, openTestBooks, type TestBooks, testDraft, testItem } from '../../../test/books.ts';
import { engines, openTestDatabase } from '../../../test/engines.ts';
import type { Database } from '../../platform/database/open.ts';
import { inCompany } from '../../platform/database/transaction.ts';
import { replayExample } from '../demo/replay-example.ts';
import { confirmInvoice, createInvoice, getInvoice } from '../invoice/index.ts';
import { createBankAccount, listBankAccounts, setPeriodLock, verifyChain } from '../ledger/index.ts';
import { readJournalEntry } from '../ledger/journal-entry.ts';
import { readTrialBalance } from '../report/index.ts';
import { acceptLines } from './accept-lines.ts';
import { classifyLine } from './classify-line.ts';
import { excludeLine } from './exclude-line.ts';
import { importStatement } from './index.ts';
import { getLine, listLines } from './list-lines.ts';
import { listStatements, readHeader } from './list-statements.ts';
import { matchLine } from './match-line.ts';
import { transferLine } from './transfer-line.ts';
import { undoLine } from './undo-line.ts';

type Line = StatementDraft['lines'][number];

function line(date: string, description: string, amount: number, over: Partial<Line> = {}): Line {
  const text = Math.abs(amount).toFixed(2);
  return {
    date,
    payee: null,
    description,
    hint: null,
    spent: amount < 0 ? text : null,
    received: amount < 0 ? null : text,
    balance: null,
    ...over,
  };
}

function statement(lines: Line[], over: Partial<StatementDraft> = {}): StatementDraft {
  return {
    bank: 'Harbour Bank',
    account_number: '001-234567-001',
    currency: 'HKD',
    bank_account_id: null,
    period_start: '2026-04-01',
    period_end: '2026-04-30',
    opening_balance: '0.00',
    closing_balance: null,
    post_opening_balance: false,
    opening_rate: null,
    lines,
    ...over,
  };
}

describe.each(engines)('bank statements on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  let documents = 0;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  beforeEach(async () => {
    books = await openTestBooks(database);
  });
  afterAll(() => database?.close());

  async function insertDocument(companyId = books.companyId): Promise<string> {
    documents += 1;
    const sha256 = documents.toString(16).padStart(64, '0');
    await database.queries
      .insertInto('stored_file')
      .values({ company_id: companyId, sha256, size_bytes: 1n, type: 'application/pdf' })
      .execute();
    const row = await database.queries
      .insertInto('document')
      .values({ company_id: companyId, name: 'statement.pdf', sha256, state: 'needs_review' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  }

  async function take(draft: StatementDraft, evidence: Record<string, Evidence> = {}) {
    const documentId = await insertDocument();
    const input = { draft, documentId, evidence, path: 'statements.0' };
    return books.run((tx) => importStatement(tx, books.call, input));
  }
  const lines = (accountId = books.bankAccountId, show: 'all' | 'to_do' | 'coded' = 'all') =>
    books
      .run((tx) => listLines(tx, 'en-US', { account_id: accountId, show, page: 1, limit: 100 }))
      .then((page) => page.rows);
  async function lineNamed(description: string, accountId?: string) {
    const found = (await lines(accountId)).find((row) => row.description === description);
    if (found === undefined) throw new Error(`no line ${description}`);
    return found;
  }
  const get = (id: string) => books.run((tx) => getLine(tx, 'en-US', id));
  async function balances(): Promise<Record<string, string>> {
    const report = await books.run((tx) => readTrialBalance(tx, books.call.now, '2026-12-31'));
    return Object.fromEntries(report.rows.map((row) => [row.code, row.debit ?? `-${row.credit}`]));
  }
  async function invoice(number: string, amount: string, type: 'sales_invoice' | 'purchase_bill' = 'sales_invoice') {
    const draft = testDraft({
      number,
      items: [testItem({ quantity: '1', price: amount, account_code: type === 'sales_invoice' ? '4000' : '5000' })],
    });
    return books.run(async (tx) => {
      const id = await createInvoice(tx, books.call, { type, draft });
      await confirmInvoice(tx, books.call, id);
      return id;
    });
  }
  const state = async () => {
    const { rows } = await books.run((tx) =>
      listStatements(tx, { account_id: books.bankAccountId, page: 1, limit: 10 }),
    );
    return rows.map((row) => row.state);
  };

  it('posts the opening balance the day before, and nothing for the lines', async () => {
    await take(
      statement([line('2026-04-02', 'SOMETHING', -20)], { opening_balance: '150.00', post_opening_balance: true }),
    );
    expect(await balances()).toEqual({ '1010': '150.00', '3900': '-150.00' });
    const header = await books.run((tx) => readHeader(tx, books.call.today, books.bankAccountId));
    expect(header).toMatchObject({
      last_statement_date: '2026-04-30',
      last_statement_balance: '130.00',
      book_balance: '150.00',
      difference: '-20.00',
      counts: { to_do: 1, coded: 0, all: 1 },
    });
  });

  it('opens an overdrawn account on the other side', async () => {
    await take(statement([], { opening_balance: '-75.50', post_opening_balance: true }));
    expect(await balances()).toEqual({ '1010': '-75.50', '3900': '75.50' });
  });

  it('makes the account of a statement it does not know, and finds it again', async () => {
    const usd = { account_number: '999-1', currency: 'USD', opening_balance: '100.00', post_opening_balance: true };
    await expect(take(statement([], usd))).rejects.toMatchObject({
      faults: [{ path: 'statements.0.opening_rate', word: 'enter_rate' }],
    });
    await take(statement([], { ...usd, opening_rate: '7.8' }));
    await take(statement([], { ...usd, post_opening_balance: false, period_end: '2026-05-31' }));
    const accounts = await books.run(listBankAccounts);
    expect(accounts.map(({ code, currency }) => [code, currency])).toEqual([
      ['1010', 'HKD'],
      ['1030', 'USD'],
    ]);
    expect(await balances()).toEqual({ '1030': '780.00', '3900': '-780.00' });
  });

  it('refuses a statement whose lines are not complete, field by field', async () => {
    const faulty = statement([
      line('2026-04-31', 'A', 5),
      line('2026-04-02', 'B', 0),
      line('2026-04-02', 'C', 5, { spent: '5.00' }),
    ]);
    await expect(take(faulty)).rejects.toMatchObject({
      faults: [
        { path: 'statements.0.lines.0.date', word: 'date_invalid' },
        { path: 'statements.0.lines.1.received', word: 'enter_amount' },
        { path: 'statements.0.lines.2.spent', word: 'one_direction' },
      ],
    });
    await expect(take(statement([], { bank_account_id: books.bankAccountId, currency: 'USD' }))).rejects.toMatchObject({
      faults: [{ path: 'statements.0.bank_account_id', word: 'bank_account_currency' }],
    });
  });

  it('keeps twins of one statement and leaves out what an earlier one brought', async () => {
    const twins = [line('2026-04-02', 'MTR', -5), line('2026-04-02', 'MTR', -5)];
    await take(statement(twins));
    await take(statement([...twins, line('2026-04-02', 'MTR', -5), line('2026-04-03', 'MTR', -5)]));
    expect((await lines()).map((row) => `${row.date} ${row.state}`).sort()).toEqual([
      '2026-04-02 excluded',
      '2026-04-02 excluded',
      '2026-04-02 suggested',
      '2026-04-02 suggested',
      '2026-04-02 suggested',
      '2026-04-03 suggested',
    ]);
    expect((await lines()).find((row) => row.state === 'excluded')?.coded?.text).toBe('Came with an earlier statement');
  });

  it('classifies over several accounts, with the spot on the page behind the entry', async () => {
    const spot: Evidence = {
      page: 2,
      box: { x: 0.1, y: 0.5, width: 0.8, height: 0.02 },
      confidence: 0.9,
      origin: 'read',
      read: 'WAGES',
    };
    await take(
      statement([line('2026-04-30', 'WAGES', -17100)], { opening_balance: '17100.00', post_opening_balance: true }),
      { 'statements.0.lines.0': spot },
    );
    const { id } = await lineNamed('WAGES');
    const splits = [
      { account_code: '6000', amount: '18000.00' },
      { account_code: '2150', amount: '-900.00' },
    ];
    await expect(
      books.run((tx) => classifyLine(tx, books.call, { id, splits: splits.slice(0, 1) })),
    ).rejects.toMatchObject({
      word: 'ledger_splits_do_not_add_up',
    });
    await expect(
      books.run((tx) => classifyLine(tx, books.call, { id, splits: [{ account_code: '2100', amount: '17100.00' }] })),
    ).rejects.toMatchObject({ word: 'ledger_control_account_not_allowed' });
    await books.run((tx) => classifyLine(tx, books.call, { id, splits }));
    expect(await balances()).toEqual({ '2150': '-900.00', '3900': '-17100.00', '6000': '18000.00' });
    const coded = await get(id);
    expect(coded).toMatchObject({
      state: 'classified',
      coded: { kind: 'classify', text: '6000 Salaries and wages, 2150 MPF payable' },
    });
    const entry = await books.run((tx) => readJournalEntry(tx, coded.coded?.journal_entry_id ?? ''));
    expect(entry.source).toMatchObject({
      type: 'bank_line',
      id,
      page: 2,
      box: spot.box,
      document_id: coded.document_id,
    });
    expect(await state()).toEqual(['reconciled']);
    await expect(books.run((tx) => classifyLine(tx, books.call, { id, splits }))).rejects.toMatchObject({
      code: 'line_already_reconciled',
    });
  });

  it('matches a receipt to invoices, in part and with an excess', async () => {
    const first = await invoice('INV-1', '600.00');
    const second = await invoice('INV-2', '500.00');
    await take(statement([line('2026-04-10', 'FPS IN', 1000), line('2026-04-12', 'FPS IN AGAIN', 150)]));
    const { id } = await lineNamed('FPS IN');
    await books.run((tx) => matchLine(tx, books.call, { id, documents: [{ id: first }, { id: second }] }));
    expect(await get(id)).toMatchObject({ state: 'matched', coded: { kind: 'match', text: 'INV-1, INV-2' } });
    const read = (document: string) => books.run((tx) => getInvoice(tx, '2026-04-15', document));
    expect(await read(first)).toMatchObject({ state: 'paid', paid: '600.00' });
    expect(await read(second)).toMatchObject({ state: 'partly_paid', due: '100.00' });
    const again = (await lineNamed('FPS IN AGAIN')).id;
    await books.run((tx) => matchLine(tx, books.call, { id: again, documents: [{ id: second }] }));
    expect(await read(second)).toMatchObject({ state: 'paid', due: '0.00' });
    expect(await balances()).toEqual({ '1010': '1150.00', '1100': '-50.00', '4000': '-1100.00' });
  });

  it('refuses documents of two contacts, of the other direction, or paid meanwhile', async () => {
    const bill = await invoice('B-1', '300.00', 'purchase_bill');
    const sale = await invoice('INV-1', '300.00');
    await take(statement([line('2026-04-10', 'OUT', -300)]));
    const { id } = await lineNamed('OUT');
    const match = (ids: string[]) =>
      books.run((tx) => matchLine(tx, books.call, { id, documents: ids.map((document) => ({ id: document })) }));
    await expect(match([bill, sale])).rejects.toMatchObject({ word: 'one_contact_only' });
    await expect(match([sale])).rejects.toMatchObject({ word: 'ledger_wrong_direction' });
    await expect(match([])).rejects.toMatchObject({ faults: [{ path: 'documents', word: 'choose_document' }] });
    await match([bill]);
    await books.run((tx) => undoLine(tx, books.call, id));
    await books.run((tx) => matchLine(tx, books.call, { id, documents: [{ id: bill, amount: '300.00' }] }));
    expect(await balances()).toEqual({ '1010': '-300.00', '1100': '300.00', '4000': '-300.00', '5000': '300.00' });
  });

  it('cannot settle one invoice twice from two lines at the same moment', async () => {
    const sale = await invoice('INV-1', '300.00');
    await take(statement([line('2026-04-10', 'ONE', 300), line('2026-04-10', 'TWO', 300)]));
    const match = async (name: string) => {
      const { id } = await lineNamed(name);
      return books.run((tx) => matchLine(tx, books.call, { id, documents: [{ id: sale, amount: '300.00' }] }));
    };
    const both = await Promise.allSettled([match('ONE'), match('TWO')]);
    expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await balances()).toEqual({ '1010': '300.00', '4000': '-300.00' });
  });

  it('undoes what it posted, on its own day, and only that', async () => {
    const sale = await invoice('INV-1', '300.00');
    await take(statement([line('2026-04-10', 'IN', 300), line('2026-04-11', 'FEE', -12)]));
    const received = (await lineNamed('IN')).id;
    const fee = (await lineNamed('FEE')).id;
    await books.run((tx) => matchLine(tx, books.call, { id: received, documents: [{ id: sale }] }));
    await books.run((tx) =>
      classifyLine(tx, books.call, { id: fee, splits: [{ account_code: '6400', amount: '12.00' }] }),
    );
    expect(await state()).toEqual(['reconciled']);
    await books.run((tx) => undoLine(tx, books.call, received));
    await books.run((tx) => undoLine(tx, books.call, fee));
    expect(await state()).toEqual(['to_review']);
    expect(await balances()).toEqual({ '1100': '300.00', '4000': '-300.00' });
    expect(await get(received)).toMatchObject({ coded: null });
    expect((await lines(undefined, 'to_do')).length).toBe(2);
    const entries = await books.run((tx) =>
      tx.queries.selectFrom('journal_entry').select(['kind', 'date']).orderBy('number').execute(),
    );
    expect(entries.slice(3)).toEqual([
      { kind: 'void', date: '2026-04-10' },
      { kind: 'void', date: '2026-04-11' },
    ]);
    expect(await books.run(verifyChain)).toEqual({ intact: true, entries: 5 });
    await expect(books.run((tx) => undoLine(tx, books.call, fee))).rejects.toMatchObject({ word: 'line_not_coded' });
  });

  it('does not undo into a locked period', async () => {
    await take(statement([line('2026-04-11', 'FEE', -12)]));
    const { id } = await lineNamed('FEE');
    await books.run((tx) => classifyLine(tx, books.call, { id, splits: [{ account_code: '6400', amount: '12.00' }] }));
    await books.run((tx) => setPeriodLock(tx, books.call, '2026-04-30'));
    await expect(books.run((tx) => undoLine(tx, books.call, id))).rejects.toMatchObject({ code: 'period_locked' });
    expect(await get(id)).toMatchObject({ state: 'classified' });
  });

  it('codes both sides of a transfer at once, over funds in transit when the days differ', async () => {
    const savings = await books.run((tx) => createBankAccount(tx, { name: 'Savings', number: '002', currency: 'HKD' }));
    await take(statement([line('2026-04-10', 'TO SAVINGS', -500)]));
    await take(statement([line('2026-04-12', 'FROM CURRENT', 500)], { account_number: '002' }));
    const out = await lineNamed('TO SAVINGS');
    expect(out.suggestion).toMatchObject({ action: 'transfer', account_code: savings.code });
    await books.run((tx) => transferLine(tx, books.call, { id: out.id, account_code: savings.code }));
    const arrived = await lineNamed('FROM CURRENT', savings.id);
    expect(arrived).toMatchObject({
      state: 'classified',
      coded: { kind: 'transfer', text: '1010 Bank - HKD current' },
    });
    expect(await balances()).toEqual({ '1010': '-500.00', '1020': '500.00' });
    const on = (asAt: string) =>
      books
        .run((tx) => readTrialBalance(tx, books.call.now, asAt))
        .then((report) => report.rows.map((row) => row.code));
    expect(await on('2026-04-11')).toEqual(['1010', '1090']);
    await books.run((tx) => undoLine(tx, books.call, arrived.id));
    expect(await balances()).toEqual({});
    expect((await lineNamed('TO SAVINGS')).coded).toBeNull();
  });

  it('asks for the amount on the other side of a transfer between currencies', async () => {
    const usd = await books.run((tx) => createBankAccount(tx, { name: 'USD', currency: 'USD' }));
    await take(statement([line('2026-04-10', 'BUY USD', -780)]));
    const { id } = await lineNamed('BUY USD');
    await expect(books.run((tx) => transferLine(tx, books.call, { id, account_code: usd.code }))).rejects.toMatchObject(
      {
        faults: [{ path: 'amount', word: 'transfer_amount_needed' }],
      },
    );
    await books.run((tx) => transferLine(tx, books.call, { id, account_code: usd.code, amount: '100.00' }));
    const header = await books.run((tx) => readHeader(tx, books.call.today, usd.id));
    expect(header).toMatchObject({ currency: 'USD', book_balance: '100.00' });
  });

  it('excludes a line with its reason and keeps the statement open while it does not tie', async () => {
    await take(statement([line('2026-04-10', 'NOT OURS', -50)]));
    const { id } = await lineNamed('NOT OURS');
    await books.run((tx) => excludeLine(tx, { id, reason: 'another company' }));
    expect(await get(id)).toMatchObject({ state: 'excluded', coded: { kind: 'exclude', text: 'another company' } });
    expect(await state()).toEqual(['to_review']);
  });

  it('suggests from open documents, words and history, and accepts many, each on its own', async () => {
    await invoice('INV-77', '300.00');
    await take(
      statement([
        line('2026-04-10', 'FPS BLUE HARBOUR RETAIL INV77', 300),
        line('2026-04-11', 'MONTHLY SERVICE CHARGE', -12),
        line('2026-04-12', 'CARD 0412 VICTORIA DINING', -80),
        line('2026-04-13', 'QQQ', -1),
      ]),
    );
    const all = await lines();
    expect(
      all.map((row) => [
        row.state,
        row.suggestion?.action ?? null,
        row.suggestion?.account_code ?? row.suggestion?.document?.number ?? null,
      ]),
    ).toEqual([
      ['suggested', 'match', 'INV-77'],
      ['suggested', 'classify', '6400'],
      ['suggested', 'classify', '6220'],
      ['unreviewed', null, null],
    ]);
    const result = await acceptLines(
      books.call,
      all.map((row) => row.id),
    );
    expect(result.accepted).toHaveLength(3);
    expect(result.refused).toEqual([
      { id: all[3]?.id, message: 'There is no suggestion for this line. Code it yourself.' },
    ]);
    await books.run((tx) =>
      classifyLine(tx, books.call, { id: all[3]?.id ?? '', splits: [{ account_code: '6690', amount: '1.00' }] }),
    );
    await take(
      statement([line('2026-05-13', 'QQQ 99', -2)], {
        period_start: '2026-05-01',
        period_end: '2026-05-31',
        opening_balance: '207.00',
      }),
    );
    expect((await lineNamed('QQQ 99')).suggestion).toMatchObject({
      action: 'classify',
      account_code: '6690',
      score: 85,
    });
  });

  it('suggests anew when an invoice comes after the statement', async () => {
    await take(statement([line('2026-04-10', 'PAYMENT FROM BLUE HARBOUR RETAIL', 444)]));
    expect((await lineNamed('PAYMENT FROM BLUE HARBOUR RETAIL')).suggestion).toBeNull();
    await invoice('INV-9', '444.00');
    expect((await lineNamed('PAYMENT FROM BLUE HARBOUR RETAIL')).suggestion?.document?.number).toBe('INV-9');
  });
});

interface GoldenStatement {
  periodFrom: string;
  periodTo: string;
  opening: string;
  closing: string;
  lines: {
    date: string;
    description: string;
    deposit: string;
    withdrawal: string;
    balance: string;
    expectedMatch: string;
  }[];
}

const GOLDEN = new URL('../../../../../packages/ledger/golden/harbour-lantern/', import.meta.url);
const goldenJson = (path: string): unknown => JSON.parse(readFileSync(new URL(path, GOLDEN), 'utf8'));
const goldenStatements = (
  JSON.parse(readFileSync(new URL('./fixtures/harbour-lantern-statements.json', import.meta.url), 'utf8')) as {
    statements: GoldenStatement[];
  }
).statements;

describe.each(engines)('the statements of Harbour Lantern on %s', (engine) => {
  let database: Database;
  let companyId: string;
  const now = new Date('2026-04-30T04:00:00Z');
  let userId: string;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    userId = await insertTestUser(database);
    const example = parseExampleCompany(goldenJson('events.json'));
    companyId = await replayExample(database, example, { userId, now, today: '2026-04-30' });
  });
  afterAll(() => database?.close());

  it.each(goldenStatements)(
    'finds for each line of $periodTo the record already booked, and reconciles',
    async (golden) => {
      const run = <T>(work: Parameters<typeof inCompany<T>>[2]) => inCompany(database, companyId, work);
      const call = {
        database,
        userId,
        language: 'en-US' as const,
        now,
        today: '2026-04-30',
        companyId,
        level: OWNER,
        transaction: run,
      };
      const account = (await run(listBankAccounts)).find((row) => row.code === '1010');
      const draft = statement(
        golden.lines.map((row) => ({
          date: row.date,
          payee: null,
          description: row.description,
          hint: null,
          spent: row.withdrawal || null,
          received: row.deposit || null,
          balance: row.balance,
        })),
        {
          bank_account_id: account?.id ?? null,
          account_number: null,
          period_start: golden.periodFrom,
          period_end: golden.periodTo,
          opening_balance: golden.opening,
          closing_balance: golden.closing,
        },
      );
      const sha256 = Buffer.from(golden.periodTo).toString('hex').padStart(64, '0');
      await database.queries
        .insertInto('stored_file')
        .values({ company_id: companyId, sha256, size_bytes: 1n, type: 'application/pdf' })
        .execute();
      const document = await database.queries
        .insertInto('document')
        .values({ company_id: companyId, name: 'statement.pdf', sha256, state: 'needs_review' })
        .returning('id')
        .executeTakeFirstOrThrow();
      await run((tx) =>
        importStatement(tx, call, { draft, documentId: document.id, evidence: {}, path: 'statements.0' }),
      );
      const query = { account_id: account?.id ?? '', show: 'to_do' as const, page: 1, limit: 100 };
      const { rows } = await run((tx) => listLines(tx, 'en-US', query));
      expect(rows.map((row) => row.suggestion?.entry?.number)).toEqual(golden.lines.map((row) => row.expectedMatch));
      const result = await acceptLines(
        call,
        rows.map((row) => row.id),
      );
      expect(result.refused).toEqual([]);
      const statements = await run((tx) => listStatements(tx, { ...query, account_id: account?.id ?? '' }));
      expect(statements.rows.find((row) => row.period_end === golden.periodTo)?.state).toBe('reconciled');
      const chain = await run(verifyChain);
      expect(chain).toEqual({ intact: true, entries: 101 });
    },
  );
});
