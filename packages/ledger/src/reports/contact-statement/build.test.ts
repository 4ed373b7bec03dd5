import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../calendar/index.ts';
import { buildContactStatement, type ContactPosting, type ContactRecord } from './index.ts';

const MARCH = { side: 'receivable', from: '2026-03-01', to: '2026-03-31' } as const;
let entries = 0;

/** A posting in a separate entry; `of` is the record on which it is open or which it settles. */
function posting(
  kind: ContactPosting['kind'],
  of: string,
  amountMinor: bigint,
  over: Partial<ContactPosting> = {},
): ContactPosting {
  entries += 1;
  const own = kind === 'receipt' ? `M${entries}` : of;
  return {
    entryRef: `E${entries}`,
    reversesRef: null,
    date: '2026-03-10',
    kind,
    number: own,
    reference: null,
    sourceRef: own,
    documentRef: of,
    currency: 'HKD',
    amountMinor,
    ...over,
  };
}

const record = (ref: string, over: Partial<ContactRecord> = {}): [string, ContactRecord] => [
  ref,
  { ref, number: ref, type: 'sales_invoice', date: '2026-03-10', dueDate: '2026-03-20', ...over },
];
const RECORDS = new Map([
  record('INV-1', { dueDate: '2026-02-10' }),
  record('INV-2'),
  record('INV-3', { dueDate: null, date: '2026-03-31' }),
  record('CN-1', { type: 'sales_credit_note' }),
  record('RCT-1', { type: 'receipt_unapplied' }),
]);
const build = (postings: ContactPosting[], over: Partial<Parameters<typeof buildContactStatement>[0]> = {}) =>
  buildContactStatement({ ...MARCH, ...over }, postings, RECORDS);
const shown = (postings: ContactPosting[]) =>
  build(postings).map((part) => [
    part.currency,
    part.openingMinor,
    part.lines.map(({ kind, amountMinor, balanceMinor }) => [kind, amountMinor, balanceMinor]),
    part.closingMinor,
    part.ageingMinor,
  ]);

describe('a statement of account', () => {
  it('runs from what was open before to what is open after, by age', () => {
    const postings = [
      posting('sales_invoice', 'INV-1', 10000n, { date: '2026-01-11' }),
      posting('receipt', 'INV-1', -4000n, { date: '2026-02-28' }),
      posting('sales_invoice', 'INV-2', 5000n),
      posting('sales_credit_note', 'CN-1', -1500n, { date: '2026-03-12' }),
      posting('sales_invoice', 'INV-3', 700n, { date: '2026-03-31' }),
      posting('sales_invoice', 'INV-2', 99n, { date: '2026-04-01' }),
    ];
    expect(shown(postings)).toEqual([
      [
        'HKD',
        6000n,
        [
          ['sales_invoice', 5000n, 11000n],
          ['sales_credit_note', -1500n, 9500n],
          ['sales_invoice', 700n, 10200n],
        ],
        10200n,
        // The credit is taken off what is not due; a document without a due day is due at once.
        [-800n, 5000n, 6000n, 0n, 0n],
      ],
    ]);
  });

  it('shows money once, however many documents it settled, with what was paid too much', () => {
    const money = { entryRef: 'E-M', sourceRef: 'RCT-1', number: 'RCT-1', date: '2026-03-15' };
    const postings = [
      posting('sales_invoice', 'INV-1', 1000n),
      posting('sales_invoice', 'INV-2', 2000n),
      posting('receipt', 'INV-1', -1000n, money),
      posting('receipt', 'INV-2', -2000n, money),
      posting('receipt', 'RCT-1', -250n, money),
    ];
    const [part] = build(postings);
    expect(part?.lines.at(-1)).toMatchObject({
      number: 'RCT-1',
      amountMinor: -3250n,
      balanceMinor: -250n,
      document: null,
    });
    expect(part).toMatchObject({ closingMinor: -250n, ageingMinor: [-250n, 0n, 0n, 0n, 0n] });
  });

  it('leaves out what only moves between two records, and what carries no amount', () => {
    const allocation = { entryRef: 'E-A', sourceRef: 'A-1' };
    const postings = [
      posting('sales_invoice', 'INV-2', 2000n),
      posting('sales_credit_note', 'CN-1', -500n),
      posting('allocation', 'CN-1', 500n, allocation),
      posting('allocation', 'INV-2', -500n, allocation),
      posting('fx_revaluation', 'INV-2', 0n),
    ];
    const [part] = build(postings);
    expect(part?.lines.map(({ kind }) => kind)).toEqual(['sales_invoice', 'sales_credit_note']);
    expect(part?.ageingMinor).toEqual([0n, 1500n, 0n, 0n, 0n]);
  });

  it('leaves a voided document and a returned payment out on both sides, once that was done by then', () => {
    const invoice = posting('sales_invoice', 'INV-2', 2000n, { date: '2026-02-10' });
    const voided = posting('void', 'INV-2', -2000n, { reversesRef: invoice.entryRef, date: '2026-03-20' });
    expect(build([invoice, voided])).toEqual([]);
    expect(build([invoice, voided], { to: '2026-03-19' })).toMatchObject([
      { openingMinor: 2000n, closingMinor: 2000n },
    ]);
    const other = posting('sales_invoice', 'INV-1', 300n);
    const paid = posting('receipt', 'INV-1', -300n);
    const returned = posting('payment_reversal', 'INV-1', 300n, { reversesRef: paid.entryRef, date: '2026-03-30' });
    expect(shown([other, paid, returned])).toMatchObject([['HKD', 0n, [['sales_invoice', 300n, 300n]], 300n, {}]]);
  });

  it('keeps currencies apart, in order, and turns the sides round for a supplier', () => {
    const bill = { currency: 'USD', documentRef: 'INV-1', sourceRef: 'INV-1' } as const;
    const postings = [
      posting('purchase_bill', 'INV-1', -800n, bill),
      posting('purchase_bill', 'INV-2', -100n, { currency: 'CNY' }),
      posting('payment', 'INV-1', 300n, { ...bill, sourceRef: 'P1' }),
    ];
    const parts = build(postings, { side: 'payable' });
    expect(parts.map((part) => [part.currency, part.closingMinor])).toEqual([
      ['CNY', 100n],
      ['USD', 500n],
    ]);
  });

  it('calls a document taken over what it is', () => {
    expect(build([posting('opening_document', 'CN-1', -700n)])).toMatchObject([
      { lines: [{ kind: 'sales_credit_note' }] },
    ]);
  });

  it('always closes at the sum of all postings, and so does its ageing', () => {
    const any = fc.record({
      ref: fc.constantFrom(...RECORDS.keys()),
      amount: fc.bigInt({ min: -100000n, max: 100000n }),
      day: fc.integer({ min: -90, max: 40 }),
      currency: fc.constantFrom('HKD', 'USD'),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 12 }), (all) => {
        const postings = all.map(({ ref, amount, day, currency }) =>
          posting('sales_invoice', ref, amount, { date: addDays('2026-03-01', day), currency }),
        );
        for (const part of build(postings)) {
          const own = postings.filter(({ currency, date }) => currency === part.currency && date <= MARCH.to);
          const sum = own.reduce((total, { amountMinor }) => total + amountMinor, 0n);
          expect([part.closingMinor, part.ageingMinor.reduce((total, amount) => total + amount, 0n)]).toEqual([
            sum,
            sum,
          ]);
          expect(part.lines.at(-1)?.balanceMinor ?? part.openingMinor).toBe(sum);
        }
      }),
    );
  });
});
