import { describe, expect, it } from 'vitest';
import { allocation } from '../payments/allocation.ts';
import { bankLine } from '../payments/bank-line.ts';
import { customerRefund, payment, receipt, supplierRefund } from '../payments/money-record.ts';
import { answerOf, documentOfOne, legsOf, moneyOf, type RefusalRow, type RuleRow, ScenarioBooks } from '../scenario.ts';
import { type DocumentPosting, purchaseCreditNote, salesCreditNote, salesInvoice } from './document.ts';
import { purchaseBill } from './purchase-bill.ts';

/* Sections 2.1 to 2.6 and 2.8 of the accounting reference, a row for each rule; 2.9 is in rules-of-tax. */

const item = (accountCode: string, price: string, taxCode: string | null = null) => ({
  quantity: '1',
  price,
  accountCode,
  taxCode,
  description: 'Goods',
});
const usd = (rate: string) => ({ currency: 'USD', rate });
const gbp = (rate: string) => ({ currency: 'GBP', rate });
const of = (number: string, items: DocumentPosting['items'], changes: Partial<DocumentPosting> = {}) =>
  documentOfOne(number, '0', '4000', { amountsAre: 'tax_exclusive', items, ...changes });
const to = (documentRef: string, amountMinor: bigint) => [{ documentRef, amountMinor }];
const apply = (fromRef: string, toRef: string, amountMinor: bigint) => ({
  ref: `${fromRef}>${toRef}`,
  number: `${fromRef}>${toRef}`,
  date: '2026-02-02',
  narration: 'Apply',
  fromRef,
  toRef,
  amountMinor,
});

function invoice(books: ScenarioBooks, number: string, price: string, changes: Partial<DocumentPosting> = {}) {
  return books.post(salesInvoice(documentOfOne(number, price, '4000', changes), books.context));
}

function bill(books: ScenarioBooks, number: string, price: string, changes: Partial<DocumentPosting> = {}) {
  return books.post(purchaseBill(documentOfOne(number, price, '5000', changes), books.context));
}

const ROWS: readonly RuleRow[] = [
  [
    '2.1',
    'a sales invoice: control first, every item on its own, a discount on the other side, one tax line a code',
    ({ context }) =>
      salesInvoice(
        of('INV', [item('4000', '100', 'UK20'), item('4010', '50', 'UK20'), item('4090', '-10', 'UK20')]),
        context,
      ),
    [['Dr 1100[INV] 168.00', 'Cr 4000 100.00', 'Cr 4010 50.00', 'Dr 4090 10.00', 'Cr 2140 28.00']],
  ],
  [
    '2.2',
    'a bill: tax that can be claimed back apart, other tax in the cost',
    ({ context }) => purchaseBill(of('B', [item('5000', '100', 'UK20'), item('5000', '100', 'CN13N')]), context),
    [['Cr 2100[B] 233.00', 'Dr 5000 100.00', 'Dr 5000 113.00', 'Dr 1150 20.00']],
  ],
  [
    '2.2',
    'a bill for an asset, a prepayment and an accrual being settled',
    ({ context }) => purchaseBill(of('B', [item('1510', '900'), item('1140', '100'), item('2110', '50')]), context),
    [['Cr 2100[B] 1050.00', 'Dr 1510 900.00', 'Dr 1140 100.00', 'Dr 2110 50.00']],
  ],
  [
    '2.3',
    'a credit note at its invoice’s rate applies without a difference',
    (books) => {
      invoice(books, 'INV', '1000', usd('7.80'));
      books.post(salesCreditNote(documentOfOne('CN', '100', '4090', usd('7.80')), books.context));
      return allocation(apply('CN', 'INV', 10000n), books.settlement);
    },
    [['Dr 1100[CN] USD 100.00 = 780.00', 'Cr 1100[INV] USD 100.00 = 780.00']],
  ],
  [
    '2.3',
    'a free-standing one at its own day’s rate leaves a realised difference',
    (books) => {
      invoice(books, 'INV', '1000', usd('7.80'));
      books.post(salesCreditNote(documentOfOne('CN', '100', '4090', usd('7.70')), books.context));
      return allocation(apply('CN', 'INV', 10000n), books.settlement);
    },
    [['Dr 1100[CN] USD 100.00 = 770.00', 'Cr 1100[INV] USD 100.00 = 780.00', 'Dr 7100 10.00']],
  ],
  [
    '2.3',
    'a supplier’s credit applied to a bill',
    (books) => {
      bill(books, 'B', '500');
      books.post(purchaseCreditNote(documentOfOne('SCN', '80', '5090'), books.context));
      return allocation(apply('SCN', 'B', 8000n), books.settlement);
    },
    [['Cr 2100[SCN] 80.00', 'Dr 2100[B] 80.00']],
  ],
  [
    '2.4',
    'one receipt settles two invoices, with a gateway fee and a small shortfall written off',
    (books) => {
      invoice(books, 'I1', '600');
      invoice(books, 'I2', '400');
      const allocations = [...to('I1', 60000n), ...to('I2', 40000n)];
      const sides = { fee: { amountMinor: 1500n, accountCode: '6410' }, writeOff: { amountMinor: 50n } };
      return receipt(moneyOf('R', 98450n, { allocations, ...sides }), books.settlement);
    },
    [['Dr 1010 984.50', 'Dr 6410 15.00', 'Dr 7190 0.50', 'Cr 1100[I1] 600.00', 'Cr 1100[I2] 400.00']],
  ],
  [
    '2.4',
    'a bill paid by card, another in cash',
    (books) => {
      bill(books, 'B1', '500');
      bill(books, 'B2', '20');
      return [
        ...payment(moneyOf('P1', 50000n, { accountCode: '2170', allocations: to('B1', 50000n) }), books.settlement),
        ...payment(moneyOf('P2', 2000n, { accountCode: '1080', allocations: to('B2', 2000n) }), books.settlement),
      ];
    },
    [
      ['Cr 2170 500.00', 'Dr 2100[B1] 500.00'],
      ['Cr 1080 20.00', 'Dr 2100[B2] 20.00'],
    ],
  ],
  [
    '2.4',
    'an order deposit applied to the invoice',
    (books) => {
      invoice(books, 'INV', '500');
      return receipt(moneyOf('R', 20000n, { accountCode: '2130', allocations: to('INV', 20000n) }), books.settlement);
    },
    [['Dr 2130 200.00', 'Cr 1100[INV] 200.00']],
  ],
  [
    '2.4',
    'an invoice written off as bad, against the allowance or as an expense',
    (books) => {
      invoice(books, 'I1', '500');
      invoice(books, 'I2', '300');
      return [
        ...receipt(moneyOf('R1', 50000n, { accountCode: '1110', allocations: to('I1', 50000n) }), books.settlement),
        ...receipt(moneyOf('R2', 30000n, { accountCode: '6600', allocations: to('I2', 30000n) }), books.settlement),
      ];
    },
    [
      ['Dr 1110 500.00', 'Cr 1100[I1] 500.00'],
      ['Dr 6600 300.00', 'Cr 1100[I2] 300.00'],
    ],
  ],
  [
    '2.4',
    'a write-off of 1.00 in the document’s currency, paid in another one',
    (books) => {
      invoice(books, 'INV', '100', gbp('10'));
      const record = moneyOf('R', 99000n, { writeOff: { amountMinor: 1000n }, allocations: to('INV', 10000n) });
      return receipt(record, books.settlement);
    },
    [['Dr 1010 990.00', 'Dr 7190 10.00', 'Cr 1100[INV] GBP 100.00 = 1000.00']],
  ],
  [
    '2.5',
    'an over-payment stands on the receipt, is applied later, and its rest refunded',
    (books) => {
      invoice(books, 'I1', '100');
      invoice(books, 'I2', '30');
      const money = books.post(receipt(moneyOf('R', 15000n, { allocations: to('I1', 10000n) }), books.settlement));
      const applied = books.post(allocation(apply('R', 'I2', 3000n), books.settlement));
      const back = customerRefund(moneyOf('RF', 2000n, { allocations: to('R', 2000n) }), books.settlement);
      return [...money, ...applied, ...back];
    },
    [
      ['Dr 1010 150.00', 'Cr 1100[I1] 100.00', 'Cr 1100[R] 50.00'],
      ['Dr 1100[R] 30.00', 'Cr 1100[I2] 30.00'],
      ['Cr 1010 20.00', 'Dr 1100[R] 20.00'],
    ],
  ],
  [
    '2.5',
    'a supplier paid in advance, and money back from the supplier',
    (books) => [
      ...books.post(payment(moneyOf('P', 30000n), books.settlement)),
      ...supplierRefund(moneyOf('RF', 30000n, { allocations: to('P', 30000n) }), books.settlement),
    ],
    [
      ['Cr 1010 300.00', 'Dr 2100[P] 300.00'],
      ['Dr 1010 300.00', 'Cr 2100[P] 300.00'],
    ],
  ],
  [
    '2.6',
    'the example of the reference: 400.00 of USD 1,000.00 received at another rate',
    (books) => {
      invoice(books, 'INV', '1000', usd('7.80'));
      const record = moneyOf('R', 40000n, { accountCode: '1030', rate: '7.85', allocations: to('INV', 40000n) });
      return receipt(record, books.settlement);
    },
    [['Dr 1030 USD 400.00 = 3140.00', 'Cr 1100[INV] USD 400.00 = 3120.00', 'Cr 7100 20.00']],
  ],
  [
    '2.6',
    'a GBP invoice received into the USD account',
    (books) => {
      invoice(books, 'INV', '100', gbp('10'));
      const record = moneyOf('R', 12700n, { accountCode: '1030', rate: '7.80', allocations: to('INV', 10000n) });
      return receipt(record, books.settlement);
    },
    [['Dr 1030 USD 127.00 = 990.60', 'Cr 1100[INV] GBP 100.00 = 1000.00', 'Dr 7100 9.40']],
  ],
  [
    '2.8',
    'a bill paid by the director, repaid by the company, and a private cost',
    (books) => {
      const paid = { ref: 'P', number: 'P', paidFrom: '2200', paidDate: '2026-01-12', rate: null };
      const both = { ...paid, amountMinor: 9000n, settledMinor: 9000n };
      const line = (number: string, amountMinor: bigint) => ({
        ...{ ref: number, number, date: '2026-02-01', accountCode: '1010', direction: 'spent' as const },
        ...{ amountMinor, rate: null, narration: number, splits: [{ accountCode: '2200', amountMinor }] },
      });
      return [
        ...purchaseBill({ ...documentOfOne('B', '90', '6180'), payment: both }, books.context),
        ...bankLine(line('REPAID', 9000n), books.context),
        ...bankLine(line('PRIVATE', 500n), books.context),
      ];
    },
    [
      ['Cr 2100[B] 90.00', 'Dr 6180 90.00'],
      ['Cr 2200 90.00', 'Dr 2100[B] 90.00'],
      ['Cr 1010 90.00', 'Dr 2200 90.00'],
      ['Cr 1010 5.00', 'Dr 2200 5.00'],
    ],
  ],
];

const REFUSALS: readonly RefusalRow[] = [
  [
    '2.1',
    'a total that is not positive',
    (b) => salesInvoice(of('I', [item('4000', '-1')]), b.context),
    'total_not_positive',
  ],
  [
    '2.3',
    'applying more than the smaller open amount',
    (books) => {
      invoice(books, 'INV', '5');
      books.post(salesCreditNote(documentOfOne('CN', '10', '4090'), books.context));
      return allocation(apply('CN', 'INV', 501n), books.settlement);
    },
    'over_settled',
  ],
  [
    '2.4',
    'a write-off above 1.00 in the document’s currency',
    (books) => {
      invoice(books, 'INV', '100', gbp('10'));
      const record = moneyOf('R', 98999n, { writeOff: { amountMinor: 1001n }, allocations: to('INV', 10000n) });
      return receipt(record, books.settlement);
    },
    'write_off_too_large',
  ],
  [
    '2.6',
    'one payment for documents of two currencies',
    (books) => {
      bill(books, 'B1', '100', usd('7.80'));
      bill(books, 'B2', '100');
      return payment(
        moneyOf('P', 90000n, { allocations: [...to('B1', 10000n), ...to('B2', 10000n)] }),
        books.settlement,
      );
    },
    'currency_mismatch',
  ],
];

describe('the rules of documents and money', () => {
  it.each(ROWS)('%s %s', (_, __, run, legs) => {
    const books = new ScenarioBooks();
    const drafts = run(books);
    expect(drafts.map(legsOf)).toEqual(legs);
    for (const draft of drafts) new ScenarioBooks().post([draft]);
  });

  it.each(REFUSALS)('%s refuses %s', (_, __, run, code) => {
    expect(answerOf(() => run(new ScenarioBooks()))).toBe(code);
  });

  it('each have a row', () => {
    const rules = new Set(ROWS.map(([rule]) => rule));
    expect([...rules]).toEqual(['2.1', '2.2', '2.3', '2.4', '2.5', '2.6', '2.8']);
  });
});
