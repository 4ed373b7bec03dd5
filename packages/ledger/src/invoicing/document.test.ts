import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AmountsAre, computeDocument, type TaxRounding } from './index.ts';

const TAX_CODES = [
  { code: 'UK20', ratePercent: '20', recoverable: true },
  { code: 'IE13.5', ratePercent: '13.5', recoverable: true },
  { code: 'ZERO', ratePercent: '0', recoverable: true },
];
const item = (quantity: string, price: string, taxCode: string | null = 'UK20') => ({ quantity, price, taxCode });

describe('the maths of a line', () => {
  const cases: [AmountsAre, string, string, string | null, bigint, bigint, bigint][] = [
    ['tax_exclusive', '80', '46.50', 'UK20', 372000n, 74400n, 446400n],
    ['tax_inclusive', '35', '29.99', 'UK20', 87471n, 17494n, 104965n],
    ['tax_inclusive', '12', '54.95', 'UK20', 54950n, 10990n, 65940n],
    ['no_tax', '35', '29.99', 'UK20', 104965n, 0n, 104965n],
    ['tax_exclusive', '1', '-0.03', 'UK20', -3n, -1n, -4n],
    ['tax_exclusive', '1', '9.99', 'IE13.5', 999n, 135n, 1134n],
    ['tax_inclusive', '1', '0.01', 'UK20', 1n, 0n, 1n],
    ['tax_exclusive', '3', '10', 'ZERO', 3000n, 0n, 3000n],
    ['tax_inclusive', '3', '10', null, 3000n, 0n, 3000n],
  ];
  it.each(cases)('%s: %s × %s with %s', (amountsAre, quantity, price, taxCode, base, tax, gross) => {
    const computed = computeDocument({
      currency: 'GBP',
      amountsAre,
      items: [item(quantity, price, taxCode)],
      taxCodes: TAX_CODES,
    });
    expect(computed.items[0]).toMatchObject({ vatBaseMinor: base, vatAmountMinor: tax, grossMinor: gross });
  });

  it('counts yen in whole units', () => {
    const computed = computeDocument({
      currency: 'JPY',
      amountsAre: 'no_tax',
      items: [item('3', '33.5')],
      taxCodes: [],
    });
    expect(computed.totalMinor).toBe(101n);
  });
});

describe('rounding per document', () => {
  const items = [item('1', '0.03'), item('1', '0.12'), item('1', '0.03')];
  const totalTax = (taxRounding: TaxRounding) =>
    computeDocument({ currency: 'GBP', amountsAre: 'tax_exclusive', items, taxCodes: TAX_CODES, taxRounding });

  it('takes the tax of a code once and gives the residue to the largest line', () => {
    expect(totalTax('per_line').items.map((line) => line.vatAmountMinor)).toEqual([1n, 2n, 1n]);
    expect(totalTax('per_document').items.map((line) => line.vatAmountMinor)).toEqual([1n, 2n, 1n]);
    const half = computeDocument({
      currency: 'GBP',
      amountsAre: 'tax_exclusive',
      items: [item('1', '0.02'), item('1', '0.12'), item('1', '0.02')],
      taxCodes: TAX_CODES,
      taxRounding: 'per_document',
    });
    expect(half.items.map((line) => line.vatAmountMinor)).toEqual([0n, 3n, 0n]);
    expect(half.totalTaxMinor).toBe(3n);
  });
});

describe('totals', () => {
  const price = fc.integer({ min: -99_999, max: 999_999 }).map((cents) => (cents / 100).toFixed(2));
  const lines = fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 50 }).map(String),
      price,
      taxCode: fc.constantFrom('UK20', 'IE13.5', null),
    }),
    { maxLength: 8 },
  );

  it('add up line by line in every mode', () => {
    const modes = fc.constantFrom<AmountsAre>('tax_exclusive', 'tax_inclusive', 'no_tax');
    const roundings = fc.constantFrom<TaxRounding>('per_line', 'per_document');
    fc.assert(
      fc.property(modes, roundings, lines, (amountsAre, taxRounding, items) => {
        const computed = computeDocument({ currency: 'GBP', amountsAre, items, taxCodes: TAX_CODES, taxRounding });
        const sum = (amounts: bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);
        expect(computed.totalMinor).toBe(sum(computed.items.map((line) => line.grossMinor)));
        expect(computed.totalMinor).toBe(computed.subtotalMinor + computed.totalTaxMinor);
        if (amountsAre !== 'tax_exclusive') {
          expect(computed.totalMinor).toBe(sum(computed.items.map((line) => line.extensionMinor)));
        }
      }),
    );
  });
});
