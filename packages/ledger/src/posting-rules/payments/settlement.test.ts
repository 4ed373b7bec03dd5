import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { netOf } from '../../journal/index.ts';
import { salesCreditNote, salesInvoice } from '../documents/document.ts';
import { controlLinesOf, openDocumentsFrom, openMinorOf } from '../documents/open-documents.ts';
import { purchaseBill } from '../documents/purchase-bill.ts';
import { answerOf, CONTEXT, documentOfOne, legsOf, moneyOf, openAfter } from '../scenario.ts';
import { allocation } from './allocation.ts';
import { customerRefund, payment, receipt, supplierRefund } from './money-record.ts';
import type { MoneyRecord } from './settlement.ts';

const usd = (rate: string) => ({ currency: 'USD', rate });
const POSTED = [
  ...salesInvoice(documentOfOne('INV', '1000.00', '4000'), CONTEXT),
  ...salesInvoice(documentOfOne('INV-U', '1000.00', '4000', usd('7.80')), CONTEXT),
  ...salesInvoice(documentOfOne('INV-031', '6200.00', '4000', usd('7.775')), CONTEXT),
  ...salesInvoice(documentOfOne('INV-G', '1709.05', '4000', { currency: 'GBP', rate: '10.5480' }), CONTEXT),
  ...salesInvoice(documentOfOne('OTHER', '50.00', '4000', { contactId: 'C2' }), CONTEXT),
  ...salesCreditNote(documentOfOne('CN', '100.00', '4090'), CONTEXT),
  ...purchaseBill(documentOfOne('FB', '88563.75', '5000', { currency: 'CNY', rate: '1.0720' }), CONTEXT),
  ...purchaseBill(documentOfOne('BILL', '500.00', '6130'), CONTEXT),
];
const SETTLEMENT = { ...CONTEXT, openDocuments: openAfter(...POSTED) };
const to = (documentRef: string, amountMinor: bigint) => [{ documentRef, amountMinor }];

describe('a receipt', () => {
  const cases: { name: string; record: MoneyRecord; legs: string[] }[] = [
    {
      name: 'settles an invoice in part',
      record: moneyOf('R', 40000n, { allocations: to('INV', 40000n) }),
      legs: ['Dr 1010 400.00', 'Cr 1100[INV] 400.00'],
    },
    {
      name: 'releases carrying value and realises the gain',
      record: moneyOf('R', 40000n, { accountCode: '1030', rate: '7.85', allocations: to('INV-U', 40000n) }),
      legs: ['Dr 1030 USD 400.00 = 3140.00', 'Cr 1100[INV-U] USD 400.00 = 3120.00', 'Cr 7100 20.00'],
    },
    {
      name: 'with a fee kept by the bank settles both',
      record: moneyOf('R', 617500n, {
        accountCode: '1030',
        rate: '7.7550',
        fee: { amountMinor: 2500n },
        allocations: to('INV-031', 620000n),
      }),
      legs: [
        'Dr 1030 USD 6175.00 = 47887.13',
        'Dr 6400 193.88',
        'Cr 1100[INV-031] USD 6200.00 = 48205.00',
        'Dr 7100 123.99',
      ],
    },
    {
      name: 'in base currency settles a GBP invoice, gateway fee apart',
      record: moneyOf('R', 1748011n, {
        fee: { amountMinor: 50000n, accountCode: '6410' },
        allocations: to('INV-G', 170905n),
      }),
      legs: ['Dr 1010 17480.11', 'Dr 6410 500.00', 'Cr 1100[INV-G] GBP 1709.05 = 18027.06', 'Dr 7100 46.95'],
    },
    {
      name: 'writes off dropped cents',
      record: moneyOf('R', 99955n, { writeOff: { amountMinor: 45n }, allocations: to('INV', 100000n) }),
      legs: ['Dr 1010 999.55', 'Dr 7190 0.45', 'Cr 1100[INV] 1000.00'],
    },
    {
      name: 'leaves its excess as an open credit named after it',
      record: moneyOf('R', 120000n, { allocations: to('INV', 100000n) }),
      legs: ['Dr 1010 1200.00', 'Cr 1100[INV] 1000.00', 'Cr 1100[R] 200.00'],
    },
    {
      name: 'without allocations is wholly a credit',
      record: moneyOf('R', 10000n, { accountCode: '1030', rate: '7.8126' }),
      legs: ['Dr 1030 USD 100.00 = 781.26', 'Cr 1100[R] USD 100.00 = 781.26'],
    },
    {
      name: 'from bad debts writes an invoice off',
      record: moneyOf('R', 100000n, { accountCode: '6600', allocations: to('INV', 100000n) }),
      legs: ['Dr 6600 1000.00', 'Cr 1100[INV] 1000.00'],
    },
  ];
  it.each(cases)('$name', ({ record, legs }) => {
    expect(legsOf(receipt(record, SETTLEMENT)[0])).toEqual(legs);
  });

  it.each([
    ['more than is open', moneyOf('R', 100001n, { allocations: to('INV', 100001n) }), 'over_settled'],
    ['more than was received', moneyOf('R', 90000n, { allocations: to('INV', 100000n) }), 'over_allocated'],
    ["another contact's invoice", moneyOf('R', 5000n, { allocations: to('OTHER', 5000n) }), 'contact_mismatch'],
    ['an invoice nobody knows', moneyOf('R', 5000n, { allocations: to('NONE', 5000n) }), 'unknown_document'],
    ['a bill', moneyOf('R', 5000n, { allocations: to('BILL', 5000n) }), 'control_account_mismatch'],
    ['a credit note', moneyOf('R', 5000n, { allocations: to('CN', 5000n) }), 'wrong_direction'],
    [
      'one invoice twice',
      moneyOf('R', 200n, { allocations: [...to('INV', 100n), ...to('INV', 100n)] }),
      'duplicate_allocation',
    ],
    ['nothing', moneyOf('R', 0n), 'amount_not_positive'],
    [
      'a write-off above the limit',
      moneyOf('R', 99899n, { writeOff: { amountMinor: 101n }, allocations: to('INV', 100000n) }),
      'write_off_too_large',
    ],
    ['USD without a rate', moneyOf('R', 100n, { accountCode: '1030' }), 'rate_required'],
  ])('of %s is refused', (_, record, code) => {
    expect(answerOf(() => receipt(record, SETTLEMENT))).toBe(code);
  });
});

describe('a payment', () => {
  it('in part, then the balance, leaves no cent behind', () => {
    const first = moneyOf('P1', 4000000n, { accountCode: '1040', rate: '1.0800', allocations: to('FB', 4000000n) });
    const [part] = payment(first, SETTLEMENT);
    expect(legsOf(part)).toEqual([
      'Cr 1040 CNY 40000.00 = 43200.00',
      'Dr 2100[FB] CNY 40000.00 = 42880.00',
      'Dr 7100 320.00',
    ]);
    const second = moneyOf('P2', 4856375n, { accountCode: '1040', rate: '1.0835', allocations: to('FB', 4856375n) });
    const openDocuments = openAfter(...POSTED, ...(part === undefined ? [] : [part]));
    expect(legsOf(payment(second, { ...CONTEXT, openDocuments })[0])).toEqual([
      'Cr 1040 CNY 48563.75 = 52618.82',
      'Dr 2100[FB] CNY 48563.75 = 52060.34',
      'Dr 7100 558.48',
    ]);
  });

  it('carries its fee on top and its excess as an advance', () => {
    const record = moneyOf('P', 60000n, { fee: { amountMinor: 1500n }, allocations: to('BILL', 50000n) });
    expect(legsOf(payment(record, SETTLEMENT)[0])).toEqual([
      'Cr 1010 600.00',
      'Dr 6400 15.00',
      'Cr 1010 15.00',
      'Dr 2100[BILL] 500.00',
      'Dr 2100[P] 100.00',
    ]);
  });

  it('credits a small shortfall the supplier forgave', () => {
    const record = moneyOf('P', 49950n, { writeOff: { amountMinor: 50n }, allocations: to('BILL', 50000n) });
    expect(legsOf(payment(record, SETTLEMENT)[0])).toEqual(['Cr 1010 499.50', 'Cr 7190 0.50', 'Dr 2100[BILL] 500.00']);
  });
});

describe('a refund', () => {
  it('to a customer empties the credit', () => {
    const record = moneyOf('RF', 10000n, { allocations: to('CN', 10000n) });
    expect(legsOf(customerRefund(record, SETTLEMENT)[0])).toEqual(['Cr 1010 100.00', 'Dr 1100[CN] 100.00']);
    const more = moneyOf('RF', 10100n, { allocations: to('CN', 10000n) });
    expect(answerOf(() => customerRefund(more, SETTLEMENT))).toBe('excess_not_allowed');
    expect(answerOf(() => customerRefund(moneyOf('RF', 10000n), SETTLEMENT))).toBe('nothing_to_refund');
  });

  it('from a supplier empties the advance', () => {
    const advance = payment(moneyOf('P', 30000n), SETTLEMENT);
    const context = { ...CONTEXT, openDocuments: openAfter(...advance) };
    const record = moneyOf('RF', 30000n, { allocations: to('P', 30000n) });
    expect(legsOf(supplierRefund(record, context)[0])).toEqual(['Dr 1010 300.00', 'Cr 2100[P] 300.00']);
  });
});

describe('applying a credit', () => {
  const apply = (fromRef: string, toRef: string, amountMinor: bigint) => ({
    ref: 'A',
    number: 'A',
    date: '2026-02-02',
    narration: 'Apply',
    fromRef,
    toRef,
    amountMinor,
  });

  it('nets to zero on the control account', () => {
    expect(legsOf(allocation(apply('CN', 'INV', 6000n), SETTLEMENT)[0])).toEqual([
      'Dr 1100[CN] 60.00',
      'Cr 1100[INV] 60.00',
    ]);
  });

  it('at another rate leaves a realised difference', () => {
    const note = salesCreditNote(documentOfOne('CN-U', '100.00', '4090', usd('7.90')), CONTEXT);
    const context = { ...CONTEXT, openDocuments: openAfter(...POSTED, ...note) };
    expect(legsOf(allocation(apply('CN-U', 'INV-U', 10000n), context)[0])).toEqual([
      'Dr 1100[CN-U] USD 100.00 = 790.00',
      'Cr 1100[INV-U] USD 100.00 = 780.00',
      'Cr 7100 10.00',
    ]);
  });

  it.each([
    ['CN', 'OTHER', 100n, 'contact_mismatch'],
    ['CN', 'INV-U', 100n, 'currency_mismatch'],
    ['CN', 'BILL', 100n, 'control_account_mismatch'],
    ['INV', 'INV', 100n, 'wrong_direction'],
    ['CN', 'INV', 10001n, 'over_settled'],
    ['CN', 'INV', 0n, 'amount_not_positive'],
  ])('%s to %s of %s is refused: %s', (from, target, amount, code) => {
    expect(answerOf(() => allocation(apply(from, target, amount), SETTLEMENT))).toBe(code);
  });
});

describe('paying in parts', () => {
  it('releases exactly what paying at once does', () => {
    const rates = fc
      .integer({ min: 10_001, max: 159_999 })
      .map((tenThousandths) => (tenThousandths / 10_000).toFixed(4));
    const parts = fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(rates, parts, (rate, amounts) => {
        const total = BigInt(amounts.reduce((sum, amount) => sum + amount, 0));
        const price = `${total / 100n}.${String(total % 100n).padStart(2, '0')}`;
        const drafts = salesInvoice(documentOfOne('INV', price, '4000', usd(rate)), CONTEXT);
        amounts.forEach((amount, index) => {
          const record = moneyOf(`R${index}`, BigInt(amount), {
            accountCode: '1030',
            rate: '7.8',
            allocations: to('INV', BigInt(amount)),
          });
          drafts.push(...receipt(record, { ...CONTEXT, openDocuments: openAfter(...drafts) }));
        });
        const lines = controlLinesOf(drafts, CONTEXT.chart);
        expect(lines.reduce((sum, line) => sum + netOf(line), 0n)).toBe(0n);
        const document = openDocumentsFrom(lines).get('INV');
        expect(document && openMinorOf(document)).toBe(0n);
        expect(document?.releasedBaseMinor).toBe(document?.baseMinor);
      }),
      { numRuns: 60 },
    );
  });
});
