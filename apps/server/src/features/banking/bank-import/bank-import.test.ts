import type { BankImportConfirm, BankImportPreview } from '@folio/contract';
import { bankImportConfirmRequest, bankImportPreviewRequest } from '@folio/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../test/books.ts';
import { type BankDesk, line, openDesk, statement } from '../../../../test/desks/bank-desk.ts';
import { engines, openTestDatabase } from '../../../../test/engines.ts';
import { openTestTools, streamOf } from '../../../../test/exchange.ts';
import type { Database } from '../../../platform/database/open.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { countOpenPoints } from '../../books/closing/store.ts';
import { createBankAccount, listBankAccounts } from '../../books/ledger/index.ts';
import { readDocumentRow } from '../../documents/document/index.ts';
import { listDocuments } from '../../documents/document/store.ts';
import { countNeeds } from '../../reports/dashboard/store.ts';
import { confirmImport } from './confirm/confirm-import.ts';
import { discardImport, listLeftFiles } from './confirm/left-files.ts';
import { previewFile } from './confirm/preview-file.ts';
import { uploadBankFile } from './file/upload-file.ts';

const HEADINGS = 'Date,Description,Withdrawal,Deposit,Balance';
const APRIL = [
  HEADINGS,
  '02/04/2026,MTR CORP,5.00,,995.00',
  '02/04/2026,MTR CORP,5.00,,990.00',
  '15/04/2026,BLUE HARBOUR RETAIL,,250.00,1240.00',
  '28/04/2026,CLP POWER,140.00,,1100.00',
].join('\n');

const OFX = `OFXHEADER:100
DATA:OFXSGML
VERSION:102
SECURITY:NONE
ENCODING:USASCII
CHARSET:1252
COMPRESSION:NONE
OLDFILEUID:NONE
NEWFILEUID:NONE

<OFX><BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STMTRS><CURDEF>USD<BANKACCTFROM><BANKID>012<ACCTID>8887776665<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20260401<DTEND>20260430
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260403<TRNAMT>-25.00<FITID>1<NAME>HOSTING</STMTTRN>
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260409<TRNAMT>125.50<FITID>2<NAME>CLIENT LLC</STMTTRN>
</BANKTRANLIST><LEDGERBAL><BALAMT>600.50<DTASOF>20260430</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;

describe.each(engines)('importing bank files on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  let desk: BankDesk;
  let tools: Awaited<ReturnType<typeof openTestTools>>;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    tools = await openTestTools();
  });
  beforeEach(async () => {
    books = await openTestBooks(database);
    desk = openDesk(database, books);
  });
  afterAll(async () => {
    await database?.close();
  });

  const upload = (content: string | Buffer, name = 'april.csv', accountId: string | undefined = books.bankAccountId) =>
    uploadBankFile(books.call, tools, { name, stream: streamOf(Buffer.from(content)) }, accountId);
  const preview = (id: string, choices: object) =>
    previewFile(books.call, tools, id, bankImportPreviewRequest.parse(choices));
  const confirm = (seen: BankImportPreview, over: Partial<BankImportConfirm['statements'][number]> = {}, more = {}) =>
    confirmImport(
      books.call,
      tools,
      seen.document_id,
      bankImportConfirmRequest.parse({
        mapping: seen.mapping ?? undefined,
        statements: seen.statements.map((one) => ({
          bank_account_id: one.bank_account_id,
          opening_balance: null,
          closing_balance: null,
          ...over,
        })),
        ...more,
      }),
    );
  const stateOf = async (id: string) => {
    const row = await readDocumentRow(books.call, id);
    return `${row.state} ${row.outcomes.map(({ type }) => type).join()}`.trim();
  };
  const wordOf = async (work: Promise<unknown>) => {
    const error = await work.then(
      () => null,
      (failure: unknown) => failure,
    );
    if (!(error instanceof DomainError)) throw error ?? new Error('nothing was refused');
    return error.faults[0]?.word ?? error.word;
  };
  const standing = async () =>
    (await desk.lines()).filter((row) => row.state !== 'excluded').map((row) => row.description);

  it('shows what a CSV holds, keeps it, and imports it with what proves it', async () => {
    const seen = await upload(APRIL);
    expect(seen).toMatchObject({ name: 'april.csv', format: 'csv', earlier: null, problem_count: 0 });
    expect(seen.statements).toHaveLength(1);
    expect(seen.statements[0]).toMatchObject({
      bank_account_id: books.bankAccountId,
      period_start: '2026-04-02',
      period_end: '2026-04-28',
      opening_balance: '1000.00',
      opening_from: 'rows',
      closing_balance: '1100.00',
      computed_closing_balance: '1100.00',
      proved: true,
      first_bad_row: null,
      lines: 4,
      duplicates: 0,
      spent_total: '150.00',
      received_total: '250.00',
      opens_account: true,
      warnings: [],
    });
    expect(await stateOf(seen.document_id)).toBe('needs_review');
    const { statements } = await confirm(seen, { post_opening_balance: true });
    expect(statements).toMatchObject([{ account_code: '1010', lines: 4, duplicates: 0 }]);
    expect(await stateOf(seen.document_id)).toBe('processed bank_statement');
    expect(await desk.balances()).toMatchObject({ '1010': '1000.00' });
    expect((await desk.lines()).map((row) => [row.date, row.spent, row.received, row.balance])).toEqual([
      ['2026-04-02', '5.00', null, '995.00'],
      ['2026-04-02', '5.00', null, '990.00'],
      ['2026-04-15', null, '250.00', '1240.00'],
      ['2026-04-28', '140.00', null, '1100.00'],
    ]);
  });

  it('keeps a file that was looked at and left out of the review queue, and where it is imported', async () => {
    const points = () =>
      books.run(async (tx) => [(await countNeeds(tx)).toReview, (await countOpenPoints(tx, '2099-12-31')).documents]);
    const queue = () =>
      books.run(async (tx) =>
        (await listDocuments(tx, { page: 1, limit: 10, states: ['needs_review', 'queued'] })).rows.map(({ id }) => id),
      );
    const before = [await points(), await queue()];
    const seen = await upload(APRIL);
    expect([await points(), await queue()]).toEqual(before);
    const [left] = await listLeftFiles(books.call);
    expect(left).toMatchObject({ document_id: seen.document_id, name: 'april.csv' });
    expect((await preview(seen.document_id, {})).statements).toHaveLength(1);
    await discardImport(books.call, seen.document_id);
    expect(await listLeftFiles(books.call)).toEqual([]);
    await upload(APRIL);
    expect(await listLeftFiles(books.call)).toHaveLength(1);
    await confirm(await upload(APRIL), { post_opening_balance: true });
    expect(await listLeftFiles(books.call)).toEqual([]);
  });

  it.each([
    ['Account name: PEAK VIEW INTERIOR DESIGN LTD', 'PEAK VIEW INTERIOR DESIGN LTD'],
    ['戶口名稱,山景設計有限公司', '山景設計有限公司'],
    ['Account name,LANTERN TEST LTD.', null],
  ])('asks before a file in another name comes in: %s', async (head, holder) => {
    const seen = await upload(`${head}\n${APRIL}`);
    expect(seen.statements[0]?.other_holder).toBe(holder);
    if (holder !== null) expect(await wordOf(confirm(seen))).toBe('holder_not_confirmed');
    expect(await standing()).toEqual([]);
    await confirm(seen, { accept_holder: holder !== null });
    expect(await standing()).toHaveLength(4);
  });

  it('keeps of each line what its bank says of it', async () => {
    const rows = [
      'Date,Value date,Payee,Description,Reference,Amount,Balance',
      '02/04/2026,03/04/2026,CLP Power,FPS PAYMENT CLP Power 0402,REF-77,-5.00,95.00',
    ].join('\n');
    await confirm(await upload(rows));
    const { rows: kept } = await books.run((tx) =>
      sql`select value_date, payee, reference, file_row, hint, payee_key, stale, flags from bank_line`.execute(
        tx.queries,
      ),
    );
    expect(kept).toEqual([
      {
        value_date: '2026-04-03',
        payee: 'CLP Power',
        reference: 'REF-77',
        file_row: 2,
        hint: 'fps',
        payee_key: 'out CLP POWER',
        stale: false,
        flags: [],
      },
    ]);
  });

  it('leaves out what came before and keeps twins, from paper to file and from file to file', async () => {
    await desk.take(
      statement([
        line('2026-04-02', 'Mtr Corp.', -5),
        line('2026-04-02', 'Mtr Corp.', -5),
        line('2026-04-15', 'TRANSFER FROM BLUE HARBOUR RETAIL 0415', 250),
      ]),
    );
    const seen = await upload(APRIL);
    expect(seen.statements[0]).toMatchObject({ lines: 4, duplicates: 3 });
    expect(seen.statements[0]?.rows.map((row) => row.duplicate)).toEqual([true, true, true, false]);
    expect(seen.statements[0]?.warnings.join()).toContain('Their 3 lines are left out');
    await confirm(seen);
    const more = APRIL.replace(
      '28/04/2026,CLP POWER,140.00,,1100.00',
      '28/04/2026,CLP POWER,140.00,,1100.00\n29/04/2026,MTR CORP,5.00,,1095.00',
    );
    await confirm(await upload(more));
    expect((await standing()).length).toBe(5);
  });

  it('answers the same file with what became of it before', async () => {
    const seen = await upload(APRIL);
    expect((await upload(APRIL)).document_id).toBe(seen.document_id);
    await confirm(seen);
    const again = await upload(APRIL, 'april again.csv');
    expect(again.document_id).toBe(seen.document_id);
    expect(again.earlier?.statements).toMatchObject([{ account_code: '1010', period_end: '2026-04-28' }]);
    expect(again.statements[0]?.warnings).toEqual([
      'All 4 lines were imported before. There is nothing new to import.',
    ]);
    await confirm(again);
    expect(await standing()).toHaveLength(4);
  });

  it('files a file away, and takes it up again when it comes once more', async () => {
    const seen = await upload(APRIL);
    await discardImport(books.call, seen.document_id);
    expect(await stateOf(seen.document_id)).toBe('processed filed');
    expect(await wordOf(discardImport(books.call, seen.document_id))).toBe('already_done');
    const again = await upload(APRIL);
    expect([again.document_id, again.earlier]).toEqual([seen.document_id, null]);
    await confirm(again);
    expect(await stateOf(seen.document_id)).toBe('processed bank_statement');
  });

  it('remembers how a bank’s table is read, and where it went', async () => {
    const odd = ['Day;Text;Sum;Left', '03/04/2026;A SHOP;10,00;90,00', '04/05/2026;B SHOP;20,00;70,00'].join('\n');
    const seen = await upload(odd);
    const mapping = {
      header_row: 1,
      roles: ['date', 'description', 'amount', 'balance'],
      date_order: 'mdy',
      decimal_mark: ',',
      spent_positive: true,
    };
    const read = await preview(seen.document_id, { mapping, bank_account_id: books.bankAccountId });
    expect(read.statements[0]?.rows.map((row) => [row.date, row.spent, row.balance])).toEqual([
      ['2026-03-04', '10.00', '90.00'],
      ['2026-04-05', '20.00', '70.00'],
    ]);
    await confirm(read);
    const next = await upload(
      odd.replace('03/04/2026;A SHOP;10,00;90,00', '04/10/2026;C SHOP;5,00;65,00').replace(/\n04.05.*/, ''),
      'next.csv',
      undefined,
    );
    expect(next).toMatchObject({ mapping, mapping_remembered: true });
    expect(next.statements[0]).toMatchObject({
      bank_account_id: books.bankAccountId,
      rows: [{ date: '2026-04-10', spent: '5.00', balance: '65.00' }],
    });
  });

  it('sends a file to the account of its number, or a new one, never to the one of another number', async () => {
    const withNumber = (number: string) =>
      [
        'Account Number,Date,Description,Amount,Balance',
        `${number},02/04/2026,A,-5.00,95.00`,
        `${number},03/04/2026,B,-5.00,90.00`,
      ].join('\n');
    const other = await books.run((tx) =>
      createBankAccount(tx, { name: 'Savings', number: '555-666777-888', currency: 'HKD' }),
    );
    expect((await upload(withNumber('555-***-888'), 'a.csv')).statements[0]?.bank_account_id).toBe(other.id);
    const unknown = await upload(withNumber('999-111222-333'), 'b.csv');
    expect(unknown.statements[0]?.bank_account_id).toBeNull();
    const forced = await preview(unknown.document_id, { statements: [{ bank_account_id: books.bankAccountId }] });
    expect(forced.statements[0]?.warnings).toEqual([
      'The file belongs to account 999-111222-333, but 1010 has the number 001-234567-001. Check that this is the right account.',
    ]);
    await confirm(unknown);
    const accounts = await books.run(listBankAccounts);
    expect(accounts.map(({ number }) => number)).toContain('999-111222-333');
  });

  it('never puts a currency on an account of another one', async () => {
    const seen = await upload(OFX, 'april.ofx');
    expect(seen.statements[0]).toMatchObject({
      bank_account_id: null,
      currency: 'USD',
      opening_balance: '500.00',
      closing_balance: '600.50',
      proved: null,
      lines: 2,
    });
    const forced = await preview(seen.document_id, { statements: [{ bank_account_id: books.bankAccountId }] });
    expect(forced.statements[0]?.warnings.join()).toContain('The file is in USD');
    expect(await wordOf(confirm(forced))).toBe('bank_account_currency');
    await confirm(seen, { post_opening_balance: true, opening_rate: '7.8' });
    expect(await desk.balances()).toMatchObject({ '1030': '3900.00' });
  });

  it('makes a card account of a card’s statement, on which what is owed is negative', async () => {
    const card = OFX.replace(/BANKMSGSRSV1/g, 'CREDITCARDMSGSRSV1')
      .replace(/<(\/?)STMTTRNRS>/g, '<$1CCSTMTTRNRS>')
      .replace(/<(\/?)STMTRS>/g, '<$1CCSTMTRS>')
      .replace(/<(\/?)BANKACCTFROM>/g, '<$1CCACCTFROM>')
      .replace('<BANKID>012', '')
      .replace('<ACCTTYPE>CHECKING', '');
    const seen = await upload(card, 'card.ofx');
    expect(seen.statements[0]).toMatchObject({ closing_balance: '-600.50', opening_balance: '-701.00', lines: 2 });
    const { statements } = await confirm(seen);
    const accounts = await books.run(listBankAccounts);
    expect(accounts.find(({ id }) => id === statements[0]?.bank_account_id)).toMatchObject({
      kind: 'card',
      currency: 'USD',
      number: '8887776665',
    });
  });

  it('finds the first row whose balance breaks, and imports it with the directions reversed where a person says so', async () => {
    const wrong = APRIL.replace('15/04/2026,BLUE HARBOUR RETAIL,,250.00,', '15/04/2026,BLUE HARBOUR RETAIL,250.00,,');
    const seen = await upload(wrong);
    expect(seen.statements[0]).toMatchObject({ proved: false, first_bad_row: { row: 4, flip: true } });
    const flipped = await preview(seen.document_id, {
      statements: [{ bank_account_id: books.bankAccountId, flipped_rows: [4] }],
    });
    expect(flipped.statements[0]).toMatchObject({ proved: true, first_bad_row: null });
    await confirm(seen, { flipped_rows: [4] });
    expect((await desk.lineNamed('BLUE HARBOUR RETAIL')).received).toBe('250.00');
  });

  it('flags a line whose balance breaks when no user swapped its sides', async () => {
    const wrong = APRIL.replace('15/04/2026,BLUE HARBOUR RETAIL,,250.00,', '15/04/2026,BLUE HARBOUR RETAIL,250.00,,');
    await confirm(await upload(wrong));
    expect((await desk.lineNamed('BLUE HARBOUR RETAIL')).flags).toEqual(['balance_breaks', 'flip']);
  });

  it('asks for a balance where the file has none, and compares with the statement before', async () => {
    const plain = ['Date,Description,Amount', '2026-04-02,A,-5.00', '2026-04-03,B,-7.50'].join('\n');
    const seen = await upload(plain);
    expect(seen.statements[0]).toMatchObject({ opening_balance: null, opening_from: null, proved: null });
    expect(await wordOf(confirm(seen))).toBe('enter_opening_balance');
    await confirm(seen, { opening_balance: '100.00' });
    const next = await upload(['Date,Description,Amount', '2026-04-08,C,-2.50'].join('\n'), 'next.csv');
    expect(next.statements[0]).toMatchObject({
      opening_balance: '87.50',
      opening_from: 'previous',
      computed_closing_balance: '85.00',
      warnings: ['No statement covers Apr 4, 2026 to Apr 7, 2026. Import that one too, so that nothing is missing.'],
    });
    const typed = await preview(next.document_id, {
      statements: [{ bank_account_id: books.bankAccountId, opening_balance: '90.00', closing_balance: '80.00' }],
    });
    expect(typed.statements[0]).toMatchObject({
      opening_from: 'person',
      previous_closing_balance: '87.50',
      computed_closing_balance: '87.50',
      proved: false,
    });
    expect(
      await wordOf(preview(next.document_id, { statements: [{ opening_balance: '1.234', closing_balance: null }] })),
    ).toBe('bank_import_balance');
  });

  it('names the rows it cannot read, and leaves them out on a person’s word only', async () => {
    const faulty = [HEADINGS, '31/11/2025,A,5.00,,', '01/12/2025,B,5.00,,95.00', '02/12/2025,C,abc,,95.00'].join('\n');
    const seen = await upload(faulty);
    expect(seen.problems.map(({ row }) => row)).toEqual([2, 4]);
    expect(seen.problems[0]?.message).toContain('31/11/2025');
    expect(await wordOf(confirm(seen))).toBe('bank_import_rows_unread');
    await confirm(seen, {}, { skip_problems: true });
    expect(await standing()).toEqual(['B']);
  });

  it('sends fifty rows, thirty of the table and a hundred problems, whatever the file holds', async () => {
    const rows = Array.from({ length: 3000 }, (_, index) =>
      index % 10 === 0
        ? `99/99/2026,ROW ${index},1.00,,`
        : `${String((index % 28) + 1).padStart(2, '0')}/03/2026,ROW ${index},1.00,,`,
    );
    const seen = await upload([HEADINGS, ...rows].join('\n'), 'big.csv');
    expect([seen.statements[0]?.lines, seen.statements[0]?.rows.length, seen.table.length]).toEqual([2700, 50, 30]);
    expect([seen.problems.length, seen.problem_count]).toEqual([100, 300]);
    await confirm(seen, { opening_balance: '5000.00' }, { skip_problems: true });
    const again = await upload([HEADINGS, ...rows, '15/04/2026,NEW,1.00,,'].join('\n'), 'bigger.csv');
    expect(again.statements[0]).toMatchObject({ lines: 2701, duplicates: 2700 });
  });

  it.each<[string, string | Buffer, string, string]>([
    ['nothing', '', 'a.csv', 'file_empty'],
    ['a PDF', '%PDF-1.7\n', 'a.csv', 'bank_import_is_document'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'a.png', 'bank_import_is_document'],
    ['a web page', '<!doctype html><html><body>Log in</body></html>', 'a.csv', 'bank_file_is_html'],
    ['bytes', Buffer.from([0, 1, 2, 3, 0, 0, 0, 255, 254]), 'a.csv', 'bank_file_is_binary'],
  ])('refuses %s with a sentence', async (_, content, name, word) => {
    expect(await wordOf(upload(content, name))).toBe(word);
  });

  it('is not there for another company, nor for a statement that reads otherwise by now', async () => {
    const seen = await upload(APRIL);
    expect(await wordOf(confirm(seen, { take: false }))).toBe('bank_import_changed');
    books = await openTestBooks(database);
    expect(await wordOf(confirm(seen))).toBe('not_found');
    expect(await wordOf(discardImport(books.call, seen.document_id))).toBe('not_found');
    expect(await wordOf(preview(seen.document_id, {}))).toBe('not_found');
  });
});
