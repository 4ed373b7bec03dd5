import type { OpeningDocument } from '@folio/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../test/books.ts';
import { line, openDesk, statement } from '../../../../test/desks/bank-desk.ts';
import { engines, openTestDatabase } from '../../../../test/engines.ts';
import { journalLine } from '../../../../test/journals.ts';
import { balancesOn } from '../../../../test/reports.ts';
import type { Database } from '../../../platform/database/open.ts';
import { createBankAccount, setPeriodLock, verifyChain } from '../../books/ledger/index.ts';
import { recordMoney } from '../payment-record/index.ts';
import type { TypedOpeningLine } from './check-opening.ts';
import { addOpeningDocument, removeOpeningDocument } from './documents.ts';
import { postOpening } from './post-opening.ts';
import { readOpening } from './read-opening.ts';

const DAY = '2026-03-31';

function opening(account: string, amount: number, over: Partial<TypedOpeningLine> = {}): TypedOpeningLine {
  const { account_code, debit, credit } = journalLine(account, amount);
  return { account_code, debit, credit, foreign_amount: null, rate: null, ...over };
}

function document(over: Partial<OpeningDocument> = {}): OpeningDocument {
  return {
    type: 'sales_invoice',
    number: 'INV-2025-1',
    contact: 'Blue Harbour Retail Limited',
    issue_date: '2026-02-10',
    due_date: '2026-03-12',
    currency: 'HKD',
    rate: null,
    total: '300.00',
    ...over,
  };
}

describe.each(engines)('opening balances on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  beforeEach(async () => {
    books = await openTestBooks(database);
  });
  afterAll(() => database?.close());

  const post = (lines: TypedOpeningLine[], date = DAY) =>
    books.run((tx) => postOpening(tx, books.call, { date, lines }));
  const read = (of = books) => of.run(readOpening);
  const add = (over: Partial<OpeningDocument> = {}) =>
    books.run((tx) => addOpeningDocument(tx, books.call, document(over)));
  const remove = (id: string, of = books) => of.run((tx) => removeOpeningDocument(tx, of.call, id));
  const balances = (asAt = DAY) => books.run((tx) => balancesOn(tx, asAt));
  const lock = (through: string | null) => books.run((tx) => setPeriodLock(tx, books.call, through));
  const entries = () =>
    books.run((tx) => tx.queries.selectFrom('journal_entry').select(['kind', 'date']).orderBy('number').execute());
  const firstDocument = async () => (await read()).documents[0]?.id ?? '';

  it('are empty at first', async () => {
    expect(await read()).toEqual({
      date: null,
      lines: [],
      documents: [],
      from_statements: [],
      opening_equity: '0.00',
      entry_id: null,
      locked: false,
    });
  });

  it('sum to zero when all balances and open documents are entered', async () => {
    const before = [opening('1010', 5000), opening('3000', -10000), opening('3100', 4900)];
    await post(before);
    expect(await read()).toMatchObject({ date: DAY, lines: before, opening_equity: '100.00' });
    await add();
    await add({ type: 'purchase_bill', number: 'S-9', contact: 'Pearl River Freight Limited', total: '400.00' });
    const { documents, opening_equity } = await read();
    expect(opening_equity).toBe('200.00');
    expect(documents).toMatchObject([
      { type: 'sales_invoice', number: 'INV-2025-1', base: '300.00', settled: false, due_date: '2026-03-12' },
      { type: 'purchase_bill', number: 'S-9', contact: 'Pearl River Freight Limited', base: '400.00' },
    ]);
    await post([opening('1010', 5000), opening('3000', -10000), opening('3100', 5100)]);
    expect(await read()).toMatchObject({ opening_equity: '0.00' });
    expect(await balances()).toEqual({
      '1010': '5000.00',
      '1100': '300.00',
      '2100': '-400.00',
      '3000': '-10000.00',
      '3100': '5100.00',
    });
  });

  it('entered again reverse the earlier ones on their own day; the same again changes nothing', async () => {
    await post([opening('1010', 100)]);
    const { entry_id } = await read();
    await post([opening('1010', 100), opening('', 0, { debit: null })]);
    expect((await read()).entry_id).toBe(entry_id);
    await post([opening('1010', 90)], '2026-02-28');
    expect(await entries()).toEqual([
      { kind: 'opening_balance', date: DAY },
      { kind: 'void', date: DAY },
      { kind: 'opening_balance', date: '2026-02-28' },
    ]);
    expect(await balances('2026-03-30')).toEqual({ '1010': '90.00', '3900': '-90.00' });
    await post([]);
    expect(await read()).toMatchObject({ date: DAY, lines: [], opening_equity: '0.00', entry_id: null });
    expect(await books.run(verifyChain)).toMatchObject({ intact: true });
  });

  it('keep the foreign amount and rate of a bank account, the value from the rate where none is given', async () => {
    await books.run((tx) => createBankAccount(tx, { name: 'Bank - USD', currency: 'USD' }));
    const lines = [opening('1030', 0, { debit: null, foreign_amount: '1000.00', rate: '7.8' })];
    await post(lines);
    const shown = [{ ...lines[0], debit: '7800.00' }];
    expect(await read()).toMatchObject({ lines: shown, opening_equity: '-7800.00' });
    const { entry_id } = await read();
    await post(lines);
    expect((await read()).entry_id).toBe(entry_id);
  });

  it.each<[string, TypedOpeningLine[], string, string]>([
    ['a control account', [opening('1100', 5)], 'lines.0.account_code', 'ledger_control_account_not_allowed'],
    [
      'an account worked out for reports',
      [opening('3200', 5)],
      'lines.0.account_code',
      'entry_presentation_only_account',
    ],
    ['an account that does not exist', [opening('9999', 5)], 'lines.0.account_code', 'account_unknown'],
    ['opening balance equity itself', [opening('3900', 5)], 'lines.0.account_code', 'opening_equity_itself'],
    ['an account twice', [opening('1010', 5), opening('1010', 6)], 'lines.1.account_code', 'account_listed_twice'],
    ['both sides', [opening('1010', 5, { credit: '5.00' })], 'lines.0.credit', 'journal_both_sides'],
    ['three decimals', [opening('1010', 5, { debit: '5.001' })], 'lines.0.debit', 'ledger_too_many_decimals'],
    ['10^15', [opening('1010', 5, { debit: '1000000000000000' })], 'lines.0.debit', 'ledger_amount_too_large'],
  ])('refuse %s', async (_, lines, path, word) => {
    await expect(post(lines)).rejects.toMatchObject({ code: 'validation_failed', faults: [{ path, word }] });
    expect(await entries()).toEqual([]);
  });

  it('stay as they are once their day is locked', async () => {
    await post([opening('1010', 100)]);
    await add();
    await lock(DAY);
    expect(await read()).toMatchObject({ locked: true });
    const locked = { code: 'period_locked', values: { date: DAY } };
    await expect(post([opening('1010', 90)])).rejects.toMatchObject(locked);
    await expect(post([])).rejects.toMatchObject(locked);
    await expect(add({ number: 'INV-2' })).rejects.toMatchObject(locked);
    await expect(remove(await firstDocument())).rejects.toMatchObject(locked);
    expect(await balances()).toMatchObject({ '1010': '100.00', '1100': '300.00' });
  });

  describe('open documents', () => {
    beforeEach(() => post([]));

    it('find their contact or make it, and keep currency, rate and sign', async () => {
      await add();
      await add({ number: 'CN-1', type: 'sales_credit_note', contact: 'BLUE HARBOUR RETAIL LTD', total: '50.00' });
      await add({ number: 'INV-2', currency: 'USD', rate: '7.80', total: '100.00' });
      const { documents, opening_equity } = await read();
      expect(new Set(documents.map((one) => one.contact))).toEqual(new Set(['Blue Harbour Retail Limited']));
      expect(documents.find((one) => one.number === 'INV-2')).toMatchObject({
        currency: 'USD',
        rate: '7.8',
        total: '100.00',
        base: '780.00',
      });
      expect(opening_equity).toBe('-1030.00');
      expect(await balances()).toEqual({ '1100': '1030.00', '3900': '-1030.00' });
    });

    it('are removed by voiding, and may be entered again under their number', async () => {
      await add({ total: '30.00' });
      await remove(await firstDocument());
      expect(await read()).toMatchObject({ documents: [], opening_equity: '0.00' });
      await add({ total: '300.00' });
      expect(await read()).toMatchObject({ documents: [{ number: 'INV-2025-1', total: '300.00' }] });
      await expect(add()).rejects.toMatchObject({ code: 'number_taken', faults: [{ path: 'number' }] });
      await add({ type: 'purchase_bill', number: 'S-1', contact: 'One Limited' });
      await add({ type: 'purchase_bill', number: 'S-1', contact: 'Two Limited' });
      await expect(add({ type: 'purchase_bill', number: 'S-1', contact: 'ONE LTD' })).rejects.toMatchObject({
        word: 'supplier_number_taken',
      });
    });

    it('stay once something was paid', async () => {
      await add();
      const { id } = (await read()).documents[0] ?? { id: '' };
      await books.run(async (tx) => {
        const row = await tx.queries
          .selectFrom('invoice')
          .select('contact_id')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        await recordMoney(tx, books.call, {
          type: 'receipt',
          date: '2026-04-02',
          accountCode: '1010',
          contactId: row.contact_id ?? '',
          contactName: 'Blue Harbour Retail Limited',
          amountMinor: 10_000n,
          rate: null,
          reference: '',
          allocations: [{ documentRef: id, amountMinor: 10_000n }],
        });
      });
      expect(await read()).toMatchObject({ documents: [{ settled: true, total: '300.00' }] });
      await expect(remove(id)).rejects.toMatchObject({ word: 'ledger_document_has_allocations' });
    });

    it.each<[string, Partial<OpeningDocument>, string, string]>([
      [
        'issued after the opening',
        { issue_date: '2026-04-01', due_date: '2026-05-01' },
        'issue_date',
        'opening_document_after',
      ],
      ['due before they were issued', { due_date: '2026-02-09' }, 'due_date', 'due_before_issue'],
      ['issued on no day', { issue_date: '2026-02-30' }, 'issue_date', 'date_invalid'],
      ['in another currency without a rate', { currency: 'USD' }, 'rate', 'enter_rate'],
      ['at rate nil', { currency: 'USD', rate: '0' }, 'rate', 'ledger_bad_rate'],
      ['of nothing', { total: '0.00' }, 'total', 'ledger_amount_not_positive'],
      ['of less than nothing', { total: '-5.00' }, 'total', 'ledger_amount_not_positive'],
      ['with three decimals', { total: '5.001' }, 'total', 'ledger_too_many_decimals'],
      ['of 10^15', { total: '1000000000000000' }, 'total', 'ledger_amount_too_large'],
    ])('are refused %s', async (_, over, path, word) => {
      await expect(add(over)).rejects.toMatchObject({ code: 'validation_failed', faults: [{ path, word }] });
      expect(await read()).toMatchObject({ documents: [], opening_equity: '0.00' });
    });

    it('hold the day of the openings', async () => {
      await add();
      await expect(post([opening('1010', 5)], '2025-12-31')).rejects.toMatchObject({
        faults: [{ path: 'date', word: 'opening_documents_dated', values: { date: DAY, count: '1' } }],
      });
      await post([opening('1010', 5)]);
    });

    it('of another company are not accessible', async () => {
      await add();
      const other = await openTestBooks(database);
      await expect(remove(await firstDocument(), other)).rejects.toMatchObject({ code: 'not_found' });
      expect(await read(other)).toMatchObject({ documents: [], date: null });
    });
  });

  it('need their day before the first open document', async () => {
    await expect(add()).rejects.toMatchObject({ code: 'conflict', word: 'opening_date_first' });
  });

  describe('opening balances with bank statements', () => {
    const april = () =>
      statement([line('2026-04-10', 'Deposit', 50)], {
        opening_balance: '1000.00',
        closing_balance: '1050.00',
        post_opening_balance: true,
      });

    it('take the place of what a statement posted', async () => {
      const desk = openDesk(database, books);
      await desk.take(april());
      expect(await read()).toMatchObject({
        from_statements: [{ account_code: '1010', date: '2026-03-31', balance: '1000.00' }],
        opening_equity: '-1000.00',
      });
      await post([opening('1010', 1000), opening('3000', -1000)]);
      expect(await read()).toMatchObject({ from_statements: [], opening_equity: '0.00' });
      expect(await balances()).toEqual({ '1010': '1000.00', '3000': '-1000.00' });
    });

    it('keep a later statement from posting the same balance again', async () => {
      await post([opening('1010', 1000)]);
      await openDesk(database, books).take(april());
      expect(await read()).toMatchObject({ from_statements: [], opening_equity: '-1000.00' });
      expect(await balances()).toMatchObject({ '1010': '1000.00' });
    });
  });
});
