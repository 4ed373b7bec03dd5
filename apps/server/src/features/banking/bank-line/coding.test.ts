import type { Evidence } from '@folio/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../test/books.ts';
import { type BankDesk, line, openDesk, statement } from '../../../../test/desks/bank-desk.ts';
import { engines, openTestDatabase } from '../../../../test/engines.ts';
import { balancesOn } from '../../../../test/reports.ts';
import type { Database } from '../../../platform/database/open.ts';
import { readJournalEntry } from '../../books/ledger/entries/journal-entry.ts';
import { createBankAccount, setPeriodLock, verifyChain } from '../../books/ledger/index.ts';
import { getInvoice } from '../../trade/invoice/index.ts';
import { classifyLine, excludeLine, matchLine, transferLine } from './accept/line-requests.ts';
import { readHeader } from './statement/list-statements.ts';
import { undoLine } from './undo/undo-line.ts';

describe.each(engines)('coding statement lines on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  let desk: BankDesk;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  beforeEach(async () => {
    books = await openTestBooks(database);
    desk = openDesk(database, books);
  });
  afterAll(() => database?.close());

  it('classifies over several accounts, with the spot on the page behind the entry', async () => {
    const spot: Evidence = {
      page: 2,
      box: { x: 0.1, y: 0.5, width: 0.8, height: 0.02 },
      confidence: 0.9,
      origin: 'read',
      read: 'WAGES',
    };
    await desk.take(
      statement([line('2026-04-30', 'WAGES', -17100)], { opening_balance: '17100.00', post_opening_balance: true }),
      { 'statements.0.lines.0': spot },
    );
    const { id } = await desk.lineNamed('WAGES');
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
    expect(await desk.balances()).toEqual({ '2150': '-900.00', '3900': '-17100.00', '6000': '18000.00' });
    const coded = await desk.get(id);
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
    expect(await desk.state()).toEqual(['reconciled']);
    await expect(books.run((tx) => classifyLine(tx, books.call, { id, splits }))).rejects.toMatchObject({
      code: 'line_already_reconciled',
    });
  });

  it('matches a receipt to invoices, in part and with an excess', async () => {
    const first = await desk.invoice('INV-1', '600.00');
    const second = await desk.invoice('INV-2', '500.00');
    await desk.take(statement([line('2026-04-10', 'FPS IN', 1000), line('2026-04-12', 'FPS IN AGAIN', 150)]));
    const { id } = await desk.lineNamed('FPS IN');
    await books.run((tx) => matchLine(tx, books.call, { id, documents: [{ id: first }, { id: second }] }));
    expect(await desk.get(id)).toMatchObject({ state: 'matched', coded: { kind: 'match', text: 'INV-1, INV-2' } });
    const read = (document: string) =>
      books.run((tx) => getInvoice(tx, { ...books.call, today: '2026-04-15' }, document));
    expect(await read(first)).toMatchObject({ state: 'paid', paid: '600.00' });
    expect(await read(second)).toMatchObject({ state: 'partly_paid', due: '100.00' });
    const again = (await desk.lineNamed('FPS IN AGAIN')).id;
    await books.run((tx) => matchLine(tx, books.call, { id: again, documents: [{ id: second }] }));
    expect(await read(second)).toMatchObject({ state: 'paid', due: '0.00' });
    expect(await desk.balances()).toEqual({ '1010': '1150.00', '1100': '-50.00', '4000': '-1100.00' });
  });

  it('refuses documents of two contacts, of the other direction, or paid meanwhile', async () => {
    const bill = await desk.invoice('B-1', '300.00', 'purchase_bill');
    const sale = await desk.invoice('INV-1', '300.00');
    await desk.take(statement([line('2026-04-10', 'OUT', -300)]));
    const { id } = await desk.lineNamed('OUT');
    const match = (ids: string[]) =>
      books.run((tx) => matchLine(tx, books.call, { id, documents: ids.map((document) => ({ id: document })) }));
    await expect(match([bill, sale])).rejects.toMatchObject({ word: 'one_contact_only' });
    await expect(match([sale])).rejects.toMatchObject({ word: 'ledger_wrong_direction' });
    await expect(match([])).rejects.toMatchObject({ faults: [{ path: 'documents', word: 'choose_document' }] });
    await match([bill]);
    await books.run((tx) => undoLine(tx, books.call, id));
    await books.run((tx) => matchLine(tx, books.call, { id, documents: [{ id: bill, amount: '300.00' }] }));
    expect(await desk.balances()).toEqual({ '1010': '-300.00', '1100': '300.00', '4000': '-300.00', '5000': '300.00' });
  });

  it('cannot settle one invoice twice from two lines at the same moment', async () => {
    const sale = await desk.invoice('INV-1', '300.00');
    await desk.take(statement([line('2026-04-10', 'ONE', 300), line('2026-04-10', 'TWO', 300)]));
    const match = async (name: string) => {
      const { id } = await desk.lineNamed(name);
      return books.run((tx) => matchLine(tx, books.call, { id, documents: [{ id: sale, amount: '300.00' }] }));
    };
    const both = await Promise.allSettled([match('ONE'), match('TWO')]);
    expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await desk.balances()).toEqual({ '1010': '300.00', '4000': '-300.00' });
  });

  it('undoes what it posted, on its own day, and only that', async () => {
    const sale = await desk.invoice('INV-1', '300.00');
    await desk.take(statement([line('2026-04-10', 'IN', 300), line('2026-04-11', 'FEE', -12)]));
    const received = (await desk.lineNamed('IN')).id;
    const fee = (await desk.lineNamed('FEE')).id;
    await books.run((tx) => matchLine(tx, books.call, { id: received, documents: [{ id: sale }] }));
    await books.run((tx) =>
      classifyLine(tx, books.call, { id: fee, splits: [{ account_code: '6400', amount: '12.00' }] }),
    );
    expect(await desk.state()).toEqual(['reconciled']);
    await books.run((tx) => undoLine(tx, books.call, received));
    await books.run((tx) => undoLine(tx, books.call, fee));
    expect(await desk.state()).toEqual(['to_review']);
    expect(await desk.balances()).toEqual({ '1100': '300.00', '4000': '-300.00' });
    expect(await desk.get(received)).toMatchObject({ coded: null });
    expect((await desk.lines(undefined, 'to_do')).length).toBe(2);
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
    await desk.take(statement([line('2026-04-11', 'FEE', -12)]));
    const { id } = await desk.lineNamed('FEE');
    await books.run((tx) => classifyLine(tx, books.call, { id, splits: [{ account_code: '6400', amount: '12.00' }] }));
    await books.run((tx) => setPeriodLock(tx, books.call, '2026-04-30'));
    await expect(books.run((tx) => undoLine(tx, books.call, id))).rejects.toMatchObject({ code: 'period_locked' });
    expect(await desk.get(id)).toMatchObject({ state: 'classified' });
  });

  it('codes both sides of a transfer at once, over funds in transit when the days differ', async () => {
    const savings = await books.run((tx) => createBankAccount(tx, { name: 'Savings', number: '002', currency: 'HKD' }));
    await desk.take(statement([line('2026-04-10', 'TO SAVINGS', -500)]));
    await desk.take(statement([line('2026-04-12', 'FROM CURRENT', 500)], { account_number: '002' }));
    const out = await desk.lineNamed('TO SAVINGS');
    expect(out.suggestion).toMatchObject({ action: 'transfer', parts: [{ account_code: savings.code }] });
    await books.run((tx) => transferLine(tx, books.call, { id: out.id, account_code: savings.code }));
    const arrived = await desk.lineNamed('FROM CURRENT', savings.id);
    expect(arrived).toMatchObject({
      state: 'classified',
      coded: { kind: 'transfer', text: '1010 Bank - HKD current' },
    });
    expect(await desk.balances()).toEqual({ '1010': '-500.00', '1020': '500.00' });
    const between = await books.run((tx) => balancesOn(tx, '2026-04-11'));
    expect(Object.keys(between)).toEqual(['1010', '1090']);
    await books.run((tx) => undoLine(tx, books.call, arrived.id));
    expect(await desk.balances()).toEqual({});
    expect((await desk.lineNamed('TO SAVINGS')).coded).toBeNull();
  });

  it('asks for the amount on the other side of a transfer between currencies', async () => {
    const usd = await books.run((tx) => createBankAccount(tx, { name: 'USD', currency: 'USD' }));
    await desk.take(statement([line('2026-04-10', 'BUY USD', -780)]));
    const { id } = await desk.lineNamed('BUY USD');
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
    await desk.take(statement([line('2026-04-10', 'NOT OURS', -50)]));
    const { id } = await desk.lineNamed('NOT OURS');
    await books.run((tx) => excludeLine(tx, books.call, { id, reason: 'another company' }));
    expect(await desk.get(id)).toMatchObject({
      state: 'excluded',
      coded: { kind: 'exclude', text: 'another company' },
    });
    expect(await desk.state()).toEqual(['to_review']);
  });
});
