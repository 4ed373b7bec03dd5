import type { PayInvoiceRequest } from '@folio/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../test/books.ts';
import { asked, faultOf, type MoneyDesk, of, openMoneyDesk } from '../../../../test/desks/money-desk.ts';
import { engines, openTestDatabase } from '../../../../test/engines.ts';
import type { Database } from '../../../platform/database/open.ts';
import { setRate } from '../../books/exchange-rate/set-rate.ts';
import { setPeriodLock } from '../../books/ledger/index.ts';
import { voidInvoice } from '../invoice/index.ts';
import { payBatch, payMany, undoPayment } from './index.ts';

const USD = { currency: 'USD', rate: '7.80' };

describe.each(engines)('money for documents on %s', (engine) => {
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

  describe('one invoice of 1,000.00 HKD', () => {
    it.each<[string, string, Partial<PayInvoiceRequest>, Record<string, string>, string, string]>([
      ['wholly to the bank', '1000.00', {}, { '1010': '1000.00' }, 'paid', '0.00'],
      [
        'in part in cash',
        '400.00',
        { account_code: '1080' },
        { '1080': '400.00', '1100': '600.00' },
        'overdue',
        '600.00',
      ],
      ['to the director', '1000.00', { account_code: '2200' }, { '2200': '1000.00' }, 'paid', '0.00'],
      ['by card', '1000.00', { account_code: '2170' }, { '2170': '1000.00' }, 'paid', '0.00'],
      ['out of its order deposit', '1000.00', { account_code: '2130' }, { '2130': '1000.00' }, 'paid', '0.00'],
      ['less a fee kept back', '970.00', { fee: '30.00' }, { '1010': '970.00', '6400': '30.00' }, 'paid', '0.00'],
      [
        'less a gateway’s fee',
        '970.00',
        { fee: '30.00', fee_account: '6410' },
        { '1010': '970.00', '6410': '30.00' },
        'paid',
        '0.00',
      ],
      ['with cents given up', '999.20', { write_off: '0.80' }, { '1010': '999.20', '7190': '0.80' }, 'paid', '0.00'],
      ['and more than is due', '1200.00', {}, { '1010': '1200.00', '1100': '-200.00' }, 'paid', '0.00'],
      [
        'from a USD account at the rate of the day',
        '130.00',
        { account_code: '1030', settles: '1000.00', rate: '7.75' },
        { '1030': '1007.50', '7100': '-7.50' },
        'paid',
        '0.00',
      ],
    ])('is paid %s', async (_, amount, over, expected, state, due) => {
      const id = await desk.document('sales_invoice', 'INV-1', '1000.00');
      await desk.pay(id, amount, over);
      expect(await desk.balances()).toEqual({ ...expected, '4000': '-1000.00' });
      expect(await desk.get(id)).toMatchObject({ state, due });
    });

    it.each<[string, string, Partial<PayInvoiceRequest>, string, string]>([
      ['nothing', '0.00', {}, 'amount', 'ledger_amount_not_positive'],
      ['less than nothing', '-5.00', {}, 'amount', 'ledger_amount_not_positive'],
      ['with three decimals', '1.001', {}, 'amount', 'ledger_too_many_decimals'],
      ['tomorrow', '1000.00', { date: '2026-05-01' }, 'date', 'date_future'],
      ['to an expense', '1000.00', { account_code: '6200' }, 'account_code', 'money_account_receipt'],
      ['to receivables', '1000.00', { account_code: '1100' }, 'account_code', 'ledger_control_account_not_allowed'],
      ['to nowhere', '1000.00', { account_code: '9999' }, 'account_code', 'account_unknown'],
      ['with too much given up', '990.00', { write_off: '10.00' }, '', 'ledger_write_off_too_large'],
      ['with cents given up that nobody misses', '1000.00', { write_off: '0.80' }, 'write_off', 'write_off_not_needed'],
      ['leaving money over although more is owed', '900.00', { settles: '500.00' }, 'settles', 'pay_settles_less'],
      ['settling more than the money', '500.00', { settles: '900.00' }, 'settles', 'pay_settles_uncovered'],
      ['settling more than is open', '2000.00', { settles: '1500.00' }, 'settles', 'pay_more_than_open'],
      ['with more of a deposit than is open', '1200.00', { account_code: '2130' }, 'amount', 'pay_no_money_left_over'],
      ['with a fee of an order deposit', '900.00', { account_code: '2130', fee: '1.00' }, 'fee', 'fee_without_bank'],
      ['with a fee to rent', '900.00', { fee: '1.00', fee_account: '6100' }, 'fee_account', 'choose_fee_account'],
      [
        'in USD without saying how much',
        '130.00',
        { account_code: '1030', rate: '7.8' },
        'settles',
        'pay_settles_needed',
      ],
      ['in USD without a rate', '130.00', { account_code: '1030', settles: '1000.00' }, 'rate', 'enter_rate'],
      [
        'with a slip of ten in USD',
        '1300.00',
        { account_code: '1030', settles: '1000.00', rate: '7.8' },
        'settles',
        'pay_amounts_far_apart',
      ],
    ])('is not paid %s', async (_, amount, over, path, word) => {
      const id = await desk.document('sales_invoice', 'INV-1', '1000.00');
      const refused = path === '' ? { word } : faultOf(path, word);
      await expect(desk.pay(id, amount, over)).rejects.toMatchObject(refused);
      expect(await desk.balances()).toEqual({ '1100': '1000.00', '4000': '-1000.00' });
    });
  });

  it('pays a bill from the bank with a fee on top, from the director and out of a deposit paid', async () => {
    const id = await desk.document('purchase_bill', 'B-1', '1000.00');
    await desk.pay(id, '300.00', { fee: '15.00' });
    await desk.pay(id, '200.00', { account_code: '2200' });
    await desk.pay(id, '500.00', { account_code: '1130' });
    expect(await desk.balances()).toEqual({
      '1010': '-315.00',
      '1130': '-500.00',
      '2200': '-200.00',
      '5000': '1000.00',
      '6400': '15.00',
    });
    expect((await desk.get(id)).settlements.map(({ kind, amount, undoable }) => [kind, amount, undoable])).toEqual([
      ['payment', '300.00', true],
      ['director', '200.00', true],
      ['deposit', '500.00', true],
    ]);
  });

  it('pays a USD bill from the HKD account in two parts, and takes the rate of the day of a USD account', async () => {
    const id = await desk.document('purchase_bill', 'B-2', '1000.00', USD);
    await desk.pay(id, '3140.00', { settles: '400.00' });
    await books.run((tx) => setRate(tx, books.call, { currency: 'USD', date: '2026-04-09', rate: '7.84' }));
    await desk.pay(id, '600.00', { account_code: '1030' });
    expect(await desk.balances()).toEqual({
      '1010': '-3140.00',
      '1030': '-4704.00',
      '5000': '7800.00',
      '7100': '44.00',
    });
    expect(await desk.get(id)).toMatchObject({ state: 'paid', due: '0.00' });
  });

  it('says why a document takes no money', async () => {
    const note = await desk.document('sales_credit_note', 'CN-1', '10.00');
    const paid = await desk.document('sales_invoice', 'INV-2', '10.00');
    await desk.pay(paid, '10.00');
    const voided = await desk.document('sales_invoice', 'INV-3', '10.00');
    await books.run((tx) => voidInvoice(tx, books.call, { id: voided, reason: 'twice' }));
    await expect(desk.pay(note, '1.00')).rejects.toMatchObject({ word: 'pay_credit_note' });
    await expect(desk.pay(paid, '1.00')).rejects.toMatchObject({ word: 'pay_nothing_open' });
    await expect(desk.pay(voided, '1.00')).rejects.toMatchObject({ word: 'pay_voided' });
    await expect(desk.pay(books.companyId, '1.00')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('posts nothing into a locked period', async () => {
    const id = await desk.document('sales_invoice', 'INV-1', '1000.00');
    await books.run((tx) => setPeriodLock(tx, books.call, '2026-04-15'));
    await expect(desk.pay(id, '1000.00')).rejects.toMatchObject({ code: 'period_locked' });
    await desk.pay(id, '1000.00', { date: '2026-04-16' });
  });

  describe('one receipt over many documents', () => {
    const many = async (allocations: [string, string][], amount: string, over: Partial<PayInvoiceRequest> = {}) => {
      const contact_id = (await desk.get(allocations[0]?.[0] ?? '')).contact_id ?? '';
      const { settles: _, ...money } = asked(amount, over);
      const shared = allocations.map(([id, part]) => ({ id, amount: part }));
      return books.run((tx) => payMany(tx, books.call, { ...money, contact_id, side: 'sales', allocations: shared }));
    };

    it('settles them in part and whole; the rest stays open as a credit that can be applied', async () => {
      const first = await desk.document('sales_invoice', 'INV-1', '300.00');
      const second = await desk.document('sales_invoice', 'INV-2', '500.00');
      const third = await desk.document('sales_invoice', 'INV-3', '50.00');
      const { number } = await many(
        [
          [first, '300.00'],
          [second, '450.00'],
          [third, '0.00'],
        ],
        '800.00',
      );
      expect(await desk.balances()).toEqual({ '1010': '800.00', '1100': '50.00', '4000': '-850.00' });
      const [credit] = await desk.credits(first);
      expect(credit).toMatchObject({
        kind: 'over_payment',
        number,
        currency: 'HKD',
        open: '50.00',
        date: '2026-04-10',
      });
      await desk.apply(second, credit?.id ?? '', '50.00');
      expect(await desk.get(second)).toMatchObject({ state: 'paid' });
      expect((await desk.get(second)).settlements[1]).toMatchObject({
        kind: 'allocation',
        amount: '50.00',
        money_id: null,
        other: { id: credit?.id, number, type: 'receipt' },
      });
      expect(await desk.credits(first)).toEqual([]);
    });

    it('keeps a payment without a document as an advance, which can be reversed', async () => {
      const id = await desk.document('sales_invoice', 'INV-1', '300.00');
      const advance = await many([[id, '0.00']], '120.00');
      expect(await desk.credits(id)).toMatchObject([{ id: advance.id, open: '120.00' }]);
      await books.run((tx) => undoPayment(tx, books.call, advance.id, {}));
      expect(await desk.credits(id)).toEqual([]);
      expect(await desk.balances()).toEqual({ '1100': '300.00', '4000': '-300.00' });
    });

    it('refuses every faulty part at once, by its place', async () => {
      const mine = await desk.document('sales_invoice', 'INV-1', '300.00');
      const theirs = await desk.document('sales_invoice', 'INV-2', '300.00', of('Pacific Crest Imports Inc.'));
      const bill = await desk.document('purchase_bill', 'B-1', '300.00');
      const note = await desk.document('sales_credit_note', 'CN-1', '300.00');
      const dollars = await desk.document('sales_invoice', 'INV-4', '300.00', USD);
      const parts = [theirs, bill, note, dollars].map((id): [string, string] => [id, '300.00']);
      await expect(many([[mine, '200.00'], ...parts, [mine, '50.00']], '1000.00')).rejects.toMatchObject({
        faults: [
          { path: 'allocations.1.amount', word: 'pay_other_contact' },
          { path: 'allocations.2.amount', word: 'pay_other_side' },
          { path: 'allocations.3.amount', word: 'pay_credit_note' },
          { path: 'allocations.4.amount', word: 'pay_other_currency' },
          { path: 'allocations.5.amount', word: 'ledger_duplicate_allocation' },
        ],
      });
      await expect(many([[mine, '301.00']], '1000.00')).rejects.toMatchObject({
        faults: [{ path: 'allocations.0.amount', word: 'pay_more_than_open', values: { open: '300.00' } }],
      });
      await expect(many([[mine, '300.00']], '200.00')).rejects.toMatchObject(
        faultOf('amount', 'pay_shared_out_too_much'),
      );
    });
  });

  describe('payments to several suppliers at once', () => {
    const batch = async (bills: readonly string[], accounts: readonly string[], amounts: readonly string[]) => {
      const payments = await Promise.all(
        bills.map(async (id, at) => ({
          contact_id: (await desk.get(id)).contact_id ?? '',
          account_code: accounts[at] ?? '1010',
          amount: amounts[at] ?? '0.00',
          allocations: [{ id, amount: amounts[at] ?? '0.00' }],
        })),
      );
      const money = { side: 'purchases' as const, date: '2026-04-10', reference: 'RUN 7', payments };
      return books.run((tx) => payBatch(tx, books.call, money));
    };
    const bills = async () => [
      await desk.document('purchase_bill', 'B-1', '300.00'),
      await desk.document('purchase_bill', 'B-2', '200.00', of('Pacific Crest Imports Inc.')),
    ];

    it('records one payment for each, from the account of its currency', async () => {
      const [first = '', second = ''] = await bills();
      const recorded = await batch([first, second], ['1010', '1080'], ['300.00', '200.00']);
      expect(new Set(recorded.map(({ number }) => number)).size).toBe(2);
      expect(await desk.balances()).toMatchObject({ '1010': '-300.00', '1080': '-200.00' });
      for (const id of [first, second]) expect(await desk.get(id)).toMatchObject({ state: 'paid', due: '0.00' });
    });

    it('records none where one is refused, and says which', async () => {
      const [first = '', second = ''] = await bills();
      await expect(batch([first, second], ['1010', '1010'], ['300.00', '201.00'])).rejects.toMatchObject({
        faults: [{ path: 'payments.1.allocations.0.amount', word: 'pay_more_than_open' }],
      });
      await expect(batch([first, second], ['1010', '9999'], ['300.00', '200.00'])).rejects.toMatchObject({
        faults: [{ path: 'payments.1.account_code' }],
      });
      expect(await desk.get(first)).toMatchObject({ due: '300.00' });
    });

    it('pays no bill twice', async () => {
      const [first = ''] = await bills();
      await expect(batch([first, first], ['1010', '1010'], ['300.00', '300.00'])).rejects.toMatchObject({
        faults: [{ path: 'payments.1.allocations.0.amount', word: 'pay_nothing_open' }],
      });
    });
  });
});
