import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLedgerIssue } from '../fault.ts';
import { type AmountsAre, type ComputedDocument, computeDocument, type Discount, type TaxRounding } from './index.ts';

const TAX_CODES = [
  { code: 'UK20', ratePercent: '20', recoverable: true },
  { code: 'IE13.5', ratePercent: '13.5', recoverable: true },
  { code: 'RC20', ratePercent: '20', recoverable: true, kind: 'reverse_charge' as const },
];
const percent = (value: string): Discount => ({ kind: 'percent', value });
const amount = (value: string): Discount => ({ kind: 'amount', value });

describe('discounts', () => {
  const items = [
    { quantity: '2', price: '100', discount: percent('10'), taxCode: 'UK20' },
    { quantity: '1', price: '20', discount: null, taxCode: null },
  ];

  it('come off an item before the document’s, and both before tax', () => {
    const computed = computeDocument({
      currency: 'GBP',
      amountsAre: 'tax_exclusive',
      items,
      discount: amount('10.00'),
      taxCodes: TAX_CODES,
    });
    expect(computed).toMatchObject({
      itemsMinor: 20000n,
      discountMinor: 1000n,
      subtotalMinor: 19000n,
      totalTaxMinor: 3420n,
    });
    expect(computed.items).toMatchObject([
      { extensionMinor: 20000n, discountMinor: 2000n, documentDiscountMinor: 900n, vatBaseMinor: 17100n },
      { extensionMinor: 2000n, discountMinor: 0n, documentDiscountMinor: 100n, vatBaseMinor: 1900n },
    ]);
  });

  it('come off the gross where prices contain tax', () => {
    const computed = computeDocument({
      currency: 'GBP',
      amountsAre: 'tax_inclusive',
      items: [{ quantity: '1', price: '120', taxCode: 'UK20' }],
      discount: percent('50'),
      taxCodes: TAX_CODES,
    });
    expect(computed).toMatchObject({
      itemsMinor: 12000n,
      discountMinor: 6000n,
      subtotalMinor: 5000n,
      totalMinor: 6000n,
    });
  });

  it('may take everything, and nothing', () => {
    const totals = (discount: Discount | null) =>
      computeDocument({ currency: 'HKD', amountsAre: 'no_tax', items: [items[1] ?? never()], discount, taxCodes: [] });
    expect(totals(percent('100')).totalMinor).toBe(0n);
    expect(totals(amount('20.00')).totalMinor).toBe(0n);
    expect(totals(percent('0')).totalMinor).toBe(2000n);
    expect(totals(null).totalMinor).toBe(2000n);
  });

  it.each<[string, Discount, string]>([
    ['over a hundred per cent', percent('100.01'), 'bad_discount'],
    ['a negative percentage', percent('-1'), 'bad_discount'],
    ['a percentage with 7 decimals', percent('0.0000001'), 'too_many_decimals'],
    ['a word', percent('ten'), 'bad_decimal'],
    ['a negative amount', amount('-0.01'), 'bad_discount'],
    ['an amount with 3 decimals', amount('1.005'), 'too_many_decimals'],
    ['more than what it is taken off', amount('20.01'), 'discount_too_large'],
  ])('refuse %s, on the item and on the document', (_, discount, code) => {
    const item = { quantity: '1', price: '20', taxCode: null };
    const head = { currency: 'HKD', amountsAre: 'no_tax', taxCodes: [] } as const;
    expect(faultOf(() => computeDocument({ ...head, items: [item], discount }))).toBe(code);
    expect(faultOf(() => computeDocument({ ...head, items: [{ ...item, discount }] }))).toBe(code);
  });
});

function never(): never {
  throw new Error('no such item');
}

function faultOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return isLedgerIssue(error) ? error.code : String(error);
  }
  return 'no fault';
}

/** Minor units as the naive count has them: fractions of integers, rounded half away from zero. */
function round(numerator: bigint, denominator: bigint): bigint {
  const sign = numerator < 0n ? -1n : 1n;
  return sign * ((sign * numerator * 2n + denominator) / (denominator * 2n));
}

interface NaiveItem {
  cents: bigint;
  tenthsOff: bigint;
  ratePermille: bigint;
}

/** The total of a document, calculated item by item in whole cents, tenths of a percent and permille. */
function naive(items: NaiveItem[], documentTenths: bigint, amountsAre: AmountsAre) {
  const left = items.map((item) => item.cents - round(item.cents * item.tenthsOff, 1000n));
  const sum = left.reduce((total, cents) => total + cents, 0n);
  const off = round(sum * documentTenths, 1000n);
  return {
    itemsMinor: sum,
    discountMinor: off,
    taxOfAll: (rate: bigint) => {
      const due = sum - off;
      if (amountsAre === 'no_tax') return 0n;
      return amountsAre === 'tax_exclusive' ? round(due * rate, 1000n) : due - round(due * 1000n, 1000n + rate);
    },
  };
}

describe('discounted totals', () => {
  const tenths = fc.integer({ min: 0, max: 1000 }).map(BigInt);
  const anyItem = fc.record({
    cents: fc.integer({ min: 1, max: 9_999_999 }).map(BigInt),
    tenthsOff: tenths,
    ratePermille: fc.constantFrom(200n, 135n, 0n),
  });
  const asPercent = (value: bigint) => percent(`${value / 10n}.${value % 10n}`);
  const codeOf = (rate: bigint) => (rate === 200n ? 'UK20' : rate === 135n ? 'IE13.5' : null);
  const compute = (items: NaiveItem[], document: bigint, amountsAre: AmountsAre, taxRounding: TaxRounding) =>
    computeDocument({
      currency: 'GBP',
      amountsAre,
      taxRounding,
      items: items.map((item) => ({
        quantity: '1',
        price: `${item.cents / 100n}.${String(item.cents % 100n).padStart(2, '0')}`,
        discount: asPercent(item.tenthsOff),
        taxCode: codeOf(item.ratePermille),
      })),
      discount: asPercent(document),
      taxCodes: TAX_CODES,
    });
  const sumOf = (computed: ComputedDocument, field: 'documentDiscountMinor' | 'grossMinor' | 'vatAmountMinor') =>
    computed.items.reduce((total, item) => total + item[field], 0n);
  const modes = fc.constantFrom<AmountsAre>('tax_exclusive', 'tax_inclusive', 'no_tax');
  const roundings = fc.constantFrom<TaxRounding>('per_line', 'per_document');

  it('agree with a naive count, and their parts add up', () => {
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 9 }), tenths, modes, roundings, (items, document, mode, rounding) => {
        const computed = compute(items, document, mode, rounding);
        const expected = naive(items, document, mode);
        expect(computed.itemsMinor).toBe(expected.itemsMinor);
        expect(computed.discountMinor).toBe(expected.discountMinor);
        expect(sumOf(computed, 'documentDiscountMinor')).toBe(expected.discountMinor);
        expect(sumOf(computed, 'grossMinor')).toBe(computed.totalMinor);
        expect(computed.totalMinor).toBe(computed.subtotalMinor + computed.totalTaxMinor);
        const due = computed.itemsMinor - computed.discountMinor;
        expect(mode === 'tax_exclusive' ? computed.subtotalMinor : computed.totalMinor).toBe(due);
        for (const item of computed.items) {
          const before = item.extensionMinor - item.discountMinor;
          expect(item.documentDiscountMinor >= 0n && item.documentDiscountMinor <= before).toBe(true);
          const exact = before * computed.discountMinor;
          const share = item.documentDiscountMinor * computed.itemsMinor;
          const off = exact > share ? exact - share : share - exact;
          expect(off <= computed.itemsMinor).toBe(true);
        }
      }),
    );
  });

  it('round the tax of one code over the document once', () => {
    const oneCode = fc.array(anyItem, { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(oneCode, tenths, modes, fc.constantFrom(200n, 135n), (items, document, mode, rate) => {
        const same = items.map((item) => ({ ...item, ratePermille: rate }));
        const computed = compute(same, document, mode, 'per_document');
        expect(computed.totalTaxMinor).toBe(naive(same, document, mode).taxOfAll(rate));
      }),
    );
  });
});
