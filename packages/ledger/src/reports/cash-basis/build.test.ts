import { describe, expect, it } from 'vitest';
import { chartOf, DEFAULT_CHART } from '../../accounts/index.ts';
import { formatMoney } from '../../money/index.ts';
import { salesCreditNote, salesInvoice } from '../../posting-rules/documents/document.ts';
import { purchaseBill } from '../../posting-rules/documents/purchase-bill.ts';
import { manualJournal } from '../../posting-rules/journals/manual-journal.ts';
import { openingDocument } from '../../posting-rules/journals/opening.ts';
import { revaluation } from '../../posting-rules/journals/revaluation.ts';
import { paymentReversal } from '../../posting-rules/journals/reversal.ts';
import { allocation } from '../../posting-rules/payments/allocation.ts';
import { customerRefund, payment, receipt } from '../../posting-rules/payments/money-record.ts';
import { CONTEXT, documentOfOne, moneyOf, ScenarioBooks } from '../../posting-rules/scenario.ts';
import type { MovementRange } from '../movement.ts';
import { buildProfitLoss, profitLossRanges } from '../profit-loss/build.ts';
import { buildTrialBalance, trialBalanceRanges } from '../trial-balance/build.ts';
import { cashBasisInputsFrom, cashBasisMovements, collectCashBasis, prepaidAccount } from './index.ts';

const { chart } = CONTEXT;
const to = (documentRef: string, amountMinor: bigint) => [{ documentRef, amountMinor }];
const item = (accountCode: string, price: string, taxCode: string | null = null) => ({
  quantity: '1',
  price,
  accountCode,
  taxCode,
  description: 'Goods',
});
const apply = (date: string, fromRef: string, toRef: string, amountMinor: bigint) => {
  const number = `${fromRef}>${toRef}`;
  return { ref: number, number, date, narration: 'Apply', fromRef, toRef, amountMinor };
};

/** '4000 -500.00': the movement of each account on cash basis, debit positive, without zero movements. */
function moved(books: ScenarioBooks, from: string | null, to: string): string[] {
  const range: MovementRange = { from, to, excludeClosing: true };
  const movements = cashBasisMovements([range], cashBasisInputsFrom(books.entries, [range], chart), chart);
  const [net = new Map<string, bigint>()] = movements.values();
  return [...net]
    .filter(([, netMinor]) => netMinor !== 0n)
    .map(([code, netMinor]) => `${code} ${formatMoney(netMinor, 'HKD')}`)
    .sort();
}

/**
 * A quarter by hand: an invoice of 1,200.00 with tax paid in two parts, the second 100.00 too much; 80.00 of that
 * applied to another invoice; a USD bill of two items paid by 400.00 of 1,000.00 with a fee; a revaluation; a journal.
 */
function quarter(): ScenarioBooks {
  const books = new ScenarioBooks();
  const { context } = books;
  const taxed = { items: [item('4000', '1000', 'UK20')], amountsAre: 'tax_exclusive' as const };
  books.post(salesInvoice(documentOfOne('I1', '0', '4000', taxed), context));
  books.post(receipt(moneyOf('R1', 60000n, { allocations: to('I1', 60000n) }), books.settlement));
  const second = { date: '2026-02-10', allocations: to('I1', 60000n) };
  books.post(receipt(moneyOf('R2', 70000n, second), books.settlement));
  books.post(salesInvoice(documentOfOne('I2', '80', '4010', { date: '2026-03-05' }), context));
  books.post(allocation(apply('2026-03-06', 'R2', 'I2', 8000n), books.settlement));
  const items = [item('5000', '600'), item('6240', '400')];
  const usd = { currency: 'USD', rate: '7.80', date: '2026-03-01', items };
  books.post(purchaseBill(documentOfOne('B', '0', '5000', usd), context));
  const paid = { date: '2026-03-20', accountCode: '1030', rate: '7.85', fee: { amountMinor: 1000n } };
  books.post(payment(moneyOf('P', 40000n, { ...paid, allocations: to('B', 40000n) }), books.settlement));
  const words = { number: 'RV', narration: 'Revalue' };
  const run = { ref: 'RV', date: '2026-03-31', reverseOn: '2026-04-01', rates: { USD: '7.9', CNY: '1.1' } };
  const named = { ...run, documents: words, documentsReversal: words, banks: words };
  books.post(revaluation(named, books.revaluation('2026-03-31')));
  const lines = [
    { accountCode: '6500', debitMinor: 5000n, creditMinor: 0n },
    { accountCode: '1511', debitMinor: 0n, creditMinor: 5000n },
  ];
  books.post(manualJournal({ ref: 'MJ', number: 'MJ', date: '2026-03-31', narration: 'Wear', lines }, context));
  return books;
}

describe('the worked quarter', () => {
  const books = quarter();

  it.each([
    ['January, nothing was paid', '2026-01-01', '2026-01-31', []],
    [
      'February, both halves and the excess',
      '2026-02-01',
      '2026-02-28',
      ['1010 1300.00', '2130 -100.00', '2140 -200.00', '4000 -1000.00'],
    ],
    ['the first half alone', '2026-02-01', '2026-02-09', ['1010 600.00', '2140 -100.00', '4000 -500.00']],
    [
      'March, the excess applied, 3,140.00 on the bill, the fee and the journal',
      '2026-03-01',
      '2026-03-31',
      [
        '1030 -3218.50',
        '1511 -50.00',
        '2130 80.00',
        '4010 -80.00',
        '5000 1884.00',
        '6240 1256.00',
        '6400 78.50',
        '6500 50.00',
      ],
    ],
    ['April, the revaluation taken back', '2026-04-01', '2026-04-30', []],
  ])('%s', (_, from, until, nets) => {
    expect(moved(books, from, until)).toEqual(nets);
  });

  it('gives the profit and loss by the same build, with the months next to each other', () => {
    const params = { from: '2026-02-01', to: '2026-02-28', compare: [{ from: '2026-03-01', to: '2026-03-31' }] };
    const ranges = profitLossRanges(params);
    const movements = cashBasisMovements(ranges, cashBasisInputsFrom(books.entries, ranges, chart), chart);
    const { summary } = buildProfitLoss(params, movements, chart);
    expect(summary.grossProfit).toEqual([100000n, -180400n]);
    expect(summary.profitForPeriod).toEqual([100000n, -318850n]);
  });

  it('gives the trial balance by the same build, earlier profit rolled', () => {
    const ranges = trialBalanceRanges({ asAt: '2026-03-31' }, '02-28');
    const movements = cashBasisMovements(ranges, cashBasisInputsFrom(books.entries, ranges, chart), chart);
    const report = buildTrialBalance({ asAt: '2026-03-31' }, movements, chart, '02-28');
    const rows = report.rows.map((row) => `${row.code} ${formatMoney(row.debitMinor - row.creditMinor, 'HKD')}`);
    expect(rows).toEqual([
      '1010 1300.00',
      '1030 -3218.50',
      '1511 -50.00',
      '2130 -20.00',
      '2140 -200.00',
      '3100 -1000.00',
      '4010 -80.00',
      '5000 1884.00',
      '6240 1256.00',
      '6400 78.50',
      '6500 50.00',
    ]);
    expect(report.totalDebitMinor).toBe(report.totalCreditMinor);
  });
});

describe('one by one', () => {
  const cases: [string, (books: ScenarioBooks) => void, string[]][] = [
    [
      'three payments of a third leave no cent on any line',
      (books) => {
        const items = [item('4000', '33.34'), item('4010', '66.67'), item('4090', '-0.01')];
        books.post(salesInvoice(documentOfOne('I', '0', '4000', { items }), books.context));
        for (const [number, amountMinor] of [
          ['R1', 3333n],
          ['R2', 3333n],
          ['R3', 3334n],
        ] as const)
          books.post(receipt(moneyOf(number, amountMinor, { allocations: to('I', amountMinor) }), books.settlement));
      },
      ['1010 100.00', '4000 -33.34', '4010 -66.67', '4090 0.01'],
    ],
    [
      'a returned cheque counts nothing in the end',
      (books) => {
        books.post(salesInvoice(documentOfOne('I', '100', '4000'), books.context));
        const drafts = books.post(receipt(moneyOf('R', 12000n, { allocations: to('I', 10000n) }), books.settlement));
        const back = { date: '2026-02-05', number: 'REV', narration: 'Returned' };
        for (const draft of drafts) books.post(paymentReversal(draft, back, books.reversal));
      },
      [],
    ],
    [
      'a write-off is an expense beside the whole income',
      (books) => {
        books.post(salesInvoice(documentOfOne('I', '100', '4000'), books.context));
        const record = moneyOf('R', 9950n, { writeOff: { amountMinor: 50n }, allocations: to('I', 10000n) });
        books.post(receipt(record, books.settlement));
      },
      ['1010 99.50', '4000 -100.00', '7190 0.50'],
    ],
    [
      'a credit note applied moves no cash',
      (books) => {
        books.post(salesInvoice(documentOfOne('I', '100', '4000'), books.context));
        books.post(salesCreditNote(documentOfOne('CN', '30', '4090'), books.context));
        books.post(allocation(apply('2026-02-01', 'CN', 'I', 3000n), books.settlement));
        books.post(receipt(moneyOf('R', 7000n, { allocations: to('I', 7000n) }), books.settlement));
      },
      ['1010 70.00', '4000 -70.00'],
    ],
    [
      'a credit note refunded takes its items back',
      (books) => {
        books.post(salesCreditNote(documentOfOne('CN', '30', '4090'), books.context));
        books.post(customerRefund(moneyOf('RF', 3000n, { allocations: to('CN', 3000n) }), books.settlement));
      },
      ['1010 -30.00', '4090 30.00'],
    ],
    [
      'a foreign over-payment refunded at another rate leaves only the bank’s difference',
      (books) => {
        const usd = (rate: string) => ({ accountCode: '1030', rate });
        books.post(receipt(moneyOf('R', 10000n, usd('7.80')), books.settlement));
        const back = { ...usd('7.90'), allocations: to('R', 10000n) };
        books.post(customerRefund(moneyOf('RF', 10000n, back), books.settlement));
      },
      ['1030 -10.00', '7100 10.00'],
    ],
    [
      'a foreign advance with a fee stands at its value, the cent of conversion apart',
      (books) => {
        const record = { accountCode: '1030', rate: '7.805', fee: { amountMinor: 100n } };
        books.post(receipt(moneyOf('R', 100n, record), books.settlement));
      },
      ['1030 7.81', '2130 -15.61', '6400 7.81', '7100 -0.01'],
    ],
    [
      'a supplier paid ahead stands on prepayments until the bill comes',
      (books) => {
        books.post(payment(moneyOf('P', 5000n), books.settlement));
        books.post(purchaseBill(documentOfOne('B', '40', '6100'), books.context));
        books.post(allocation(apply('2026-02-03', 'P', 'B', 4000n), books.settlement));
      },
      ['1010 -50.00', '1140 10.00', '6100 40.00'],
    ],
    [
      'an opening invoice is paid against opening equity',
      (books) => {
        const head = { ref: 'I', number: 'I', documentKind: 'sales_invoice' as const, date: '2025-12-31' };
        const opened = { ...head, contactId: 'C1', narration: 'Opening', currency: 'HKD', rate: null };
        books.post(openingDocument({ ...opened, totalMinor: 9000n }, books.context));
        books.post(receipt(moneyOf('R', 9000n, { allocations: to('I', 9000n) }), books.settlement));
      },
      ['1010 90.00', '3900 -90.00'],
    ],
  ];
  it.each(cases)('%s', (_, perform, nets) => {
    const books = new ScenarioBooks();
    perform(books);
    expect(moved(books, null, '2026-12-31')).toEqual(nets);
  });

  it('needs the lines of every settled document', () => {
    const books = new ScenarioBooks();
    books.post(salesInvoice(documentOfOne('I', '100', '4000'), books.context));
    books.post(receipt(moneyOf('R', 7000n, { allocations: to('I', 7000n) }), books.settlement));
    const range: MovementRange = { from: null, to: '2026-12-31', excludeClosing: true };
    const inputs = cashBasisInputsFrom(books.entries, [range], chart);
    const collector = collectCashBasis([range], chart);
    for (const entry of inputs.settlements) collector.settle(entry);
    expect([...collector.settledDocuments()]).toEqual(['I']);
    expect(() => collector.movements(inputs.others)).toThrow('I were not supplied');
  });
});

describe('the account of money paid ahead', () => {
  it.each([
    ['prepayments of the default chart', () => true, '1140'],
    ['else the first ordinary receivable', (code: string) => code !== '1140', '1120'],
    ['else suspense', (code: string) => !['1120', '1130', '1140'].includes(code), '2990'],
  ])('is %s', (_, keeps, code) => {
    expect(prepaidAccount(chartOf(DEFAULT_CHART.filter((account) => keeps(account.code)))).code).toBe(code);
  });
});
