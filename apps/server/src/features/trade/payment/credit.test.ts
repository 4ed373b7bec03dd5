import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../test/books.ts';
import { faultOf, type MoneyDesk, of, openMoneyDesk } from '../../../../test/desks/money-desk.ts';
import { engines, openTestDatabase } from '../../../../test/engines.ts';
import type { Database } from '../../../platform/database/open.ts';
import { setPeriodLock } from '../../books/ledger/index.ts';
import { writeOffDebt } from './index.ts';

const USD = { currency: 'USD', rate: '7.80' };

describe.each(engines)('credits, bad debts and taking back on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  let desk: MoneyDesk;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  beforeEach(async () => {
    books = await openTestBooks(database);
    desk = await openMoneyDesk(books);
  });
  afterAll(() => database?.close());

  describe('a credit', () => {
    it('is set against an invoice and given back for the rest', async () => {
      const invoice = await desk.document('sales_invoice', 'INV-1', '1000.00');
      const note = await desk.document('sales_credit_note', 'CN-1', '400.00');
      await desk.apply(invoice, note, '250.00');
      expect(await desk.get(invoice)).toMatchObject({ due: '750.00' });
      expect(await desk.get(note)).toMatchObject({ state: 'partly_applied', due: '-150.00' });
      await desk.refund(note, '150.00');
      expect(await desk.get(note)).toMatchObject({ state: 'applied', due: '0.00' });
      expect(await desk.balances()).toEqual({ '1010': '-150.00', '1100': '750.00', '4000': '-600.00' });
    });

    it('of a supplier is refunded to the bank; of USD from the HKD account, for what the person says', async () => {
      const note = await desk.document('purchase_credit_note', 'SCN-1', '100.00', USD);
      await expect(desk.refund(note, '780.00')).rejects.toMatchObject(faultOf('settles', 'pay_settles_needed'));
      await desk.refund(note, '790.00', { settles: '100.00' });
      expect(await desk.balances()).toEqual({ '1010': '790.00', '5000': '-780.00', '7100': '-10.00' });
      await expect(desk.refund(note, '1.00')).rejects.toMatchObject({ word: 'credit_not_open' });
    });

    it('of an over-payment is refunded', async () => {
      const invoice = await desk.document('sales_invoice', 'INV-1', '100.00');
      const receipt = await desk.pay(invoice, '130.00');
      await expect(desk.refund(receipt.id, '30.01')).rejects.toMatchObject(faultOf('amount', 'refund_more_than_open'));
      await desk.refund(receipt.id, '30.00');
      expect(await desk.balances()).toEqual({ '1010': '100.00', '4000': '-100.00' });
    });

    it('refuses pairs that do not belong together and amounts that are not open', async () => {
      const invoice = await desk.document('sales_invoice', 'INV-1', '100.00');
      const note = await desk.document('sales_credit_note', 'CN-1', '60.00');
      const theirs = await desk.document('sales_credit_note', 'CN-2', '60.00', of('Pacific Crest Imports Inc.'));
      const bought = await desk.document('purchase_credit_note', 'SCN-1', '60.00');
      const dollars = await desk.document('sales_credit_note', 'CN-3', '60.00', USD);
      await expect(desk.apply(invoice, note, '60.01')).rejects.toMatchObject({
        faults: [{ path: 'amount', word: 'credit_more_than_open', values: { most: '60.00' } }],
      });
      await expect(desk.apply(invoice, note, '60.00', '2026-03-31')).rejects.toMatchObject(
        faultOf('date', 'credit_before_document'),
      );
      await expect(desk.apply(invoice, theirs, '60.00')).rejects.toMatchObject({ word: 'credit_other_contact' });
      await expect(desk.apply(invoice, bought, '60.00')).rejects.toMatchObject({ word: 'credit_other_side' });
      await expect(desk.apply(invoice, dollars, '60.00')).rejects.toMatchObject({ word: 'credit_other_currency' });
      await expect(desk.apply(invoice, invoice, '60.00')).rejects.toMatchObject({ word: 'credit_not_open' });
      await expect(desk.apply(note, note, '60.00')).rejects.toMatchObject({ word: 'pay_credit_note' });
    });

    it('of a contact that was merged belongs to the one it was merged into', async () => {
      const invoice = await desk.document('sales_invoice', 'INV-1', '100.00');
      const note = await desk.document('sales_credit_note', 'CN-1', '60.00', of('Blue Harbour Retail (HK) Limited'));
      const [root, merged] = [(await desk.get(invoice)).contact_id ?? '', (await desk.get(note)).contact_id ?? ''];
      await books.run((tx) =>
        tx.queries.updateTable('contact').set({ merged_into: root }).where('id', '=', merged).execute(),
      );
      expect(await desk.credits(note)).toMatchObject([{ id: note, open: '60.00' }]);
      await desk.apply(invoice, note, '60.00');
      await desk.pay(invoice, '40.00');
      expect(await desk.get(invoice)).toMatchObject({ state: 'paid' });
    });
  });

  describe('a bad debt', () => {
    it('is written off at its carrying amount, to bad debts or the allowance', async () => {
      const id = await desk.document('sales_invoice', 'INV-1', '1000.00', USD);
      const give = (amount: string, account_code: string) =>
        books.run((tx) => writeOffDebt(tx, books.call, id, { date: '2026-04-20', amount, account_code }));
      await give('400.00', '6600');
      await expect(give('600.01', '6600')).rejects.toMatchObject(faultOf('amount', 'pay_more_than_open'));
      await expect(give('600.00', '6200')).rejects.toMatchObject(faultOf('account_code', 'money_account_bad_debt'));
      await give('600.00', '1110');
      expect(await desk.balances()).toEqual({ '1110': '4680.00', '4000': '-7800.00', '6600': '3120.00' });
      expect(await desk.get(id)).toMatchObject({ state: 'paid' });
    });

    it('is a customer’s', async () => {
      const id = await desk.document('purchase_bill', 'B-1', '10.00');
      const give = books.run((tx) => writeOffDebt(tx, books.call, id, { date: '2026-04-20', amount: '10.00' }));
      await expect(give).rejects.toMatchObject({ word: 'bad_debt_of_sale' });
    });
  });

  describe('taking back', () => {
    it('a payment opens the document again, once', async () => {
      const id = await desk.document('sales_invoice', 'INV-1', '1000.00');
      const before = await desk.balances();
      await desk.pay(id, '1000.00');
      const entry = await desk.firstEntry(id);
      await desk.undo(id, entry);
      expect(await desk.balances()).toEqual(before);
      const detail = await desk.get(id);
      expect(detail).toMatchObject({ state: 'overdue', due: '1000.00' });
      expect(detail.settlements.map(({ kind, amount, undoable }) => [kind, amount, undoable])).toEqual([
        ['receipt', '1000.00', false],
        ['void', '-1000.00', false],
      ]);
      await expect(desk.undo(id, entry)).rejects.toMatchObject({ word: 'settlement_taken_back' });
    });

    it('a cheque that the bank returned is dated by the bank', async () => {
      const id = await desk.document('sales_invoice', 'INV-1', '1000.00');
      await desk.pay(id, '1000.00');
      await expect(desk.undo(id, await desk.firstEntry(id), '2026-04-09')).rejects.toMatchObject({
        word: 'ledger_bad_date_order',
      });
      await desk.undo(id, await desk.firstEntry(id), '2026-04-22');
      expect((await desk.get(id)).settlements[1]).toMatchObject({ kind: 'payment_reversal', date: '2026-04-22' });
    });

    it('an allocation frees both, today where its day is locked', async () => {
      const invoice = await desk.document('sales_invoice', 'INV-1', '1000.00');
      const note = await desk.document('sales_credit_note', 'CN-1', '400.00');
      await desk.apply(invoice, note, '400.00');
      await books.run((tx) => setPeriodLock(tx, books.call, '2026-04-15'));
      await desk.undo(note, await desk.firstEntry(invoice));
      expect(await desk.get(note)).toMatchObject({ state: 'unapplied' });
      expect((await desk.get(invoice)).settlements[1]).toMatchObject({
        kind: 'void',
        date: '2026-04-30',
        amount: '-400.00',
      });
    });

    it('an over-payment that was used up is refused until it is free', async () => {
      const first = await desk.document('sales_invoice', 'INV-1', '100.00');
      const second = await desk.document('sales_invoice', 'INV-2', '100.00');
      const receipt = await desk.pay(first, '150.00');
      await desk.apply(second, receipt.id, '50.00');
      const entry = await desk.firstEntry(first);
      await expect(desk.undo(first, entry)).rejects.toMatchObject({ word: 'ledger_document_has_allocations' });
      await expect(desk.undo(first, entry, '2026-04-20')).rejects.toMatchObject({
        word: 'ledger_excess_already_applied',
      });
      await desk.undo(second, await desk.firstEntry(second));
      await desk.undo(first, entry);
      expect(await desk.balances()).toEqual({ '1100': '200.00', '4000': '-200.00' });
    });

    it('what is no settlement of the document is not undone', async () => {
      const first = await desk.document('sales_invoice', 'INV-1', '100.00');
      const second = await desk.document('sales_invoice', 'INV-2', '100.00');
      await desk.pay(first, '100.00');
      const own = (await desk.get(second)).journal_entries[0]?.id ?? '';
      await expect(desk.undo(second, await desk.firstEntry(first))).rejects.toMatchObject({ code: 'not_found' });
      await expect(desk.undo(second, own)).rejects.toMatchObject({ word: 'settlement_not_undoable' });
    });
  });
});
