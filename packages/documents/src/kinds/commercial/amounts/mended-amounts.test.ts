import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../page/layout.ts';
import { pageOfText } from '../../../testing/page-of-text.ts';
import { withMendedAmounts } from './mended-amounts.ts';

/** The lines of a text as recognition gives it, with its currency signs put right. */
function mended(text: string): string[] {
  const page = pageOfText(text);
  const words = page.words.map((word) => ({ ...word, confidence: 0.9 }));
  return withMendedAmounts(linesOf({ ...page, source: 'ocr', words })).map((line) => line.text);
}

const SINGAPORE = `Toner         1,267.83
Paper           177.79
Coffee       16,986.75
Subtotal   $518,432.37
VAT 20%     $83,686.47
TOTAL      $$22,118.84`;
const DOLLARS = `Toner      $518,000.00
Paper          $432.37
Subtotal   $518,432.37
VAT 10%     $51,843.24
TOTAL      $570,275.61`;

describe('withMendedAmounts', () => {
  it('takes a digit behind a dollar sign for the sign of S$ where only the amount without it adds up', () => {
    const text = mended(SINGAPORE).join('\n');
    expect(text).toContain('S$18,432.37');
    expect(text).toContain('S$3,686.47');
    expect(text).toContain('S$22,118.84');
  });

  it('leaves amounts that add up as they are printed', () => {
    const lines = linesOf(pageOfText(DOLLARS)).map((line) => line.text);
    expect(mended(DOLLARS)).toEqual(lines);
  });

  it('leaves an amount that nothing else explains', () => {
    expect(mended('TOTAL  $518,432.37').join(' ')).toContain('$518,432.37');
  });

  it.each([
    ['TOTAL $$12.00', 'S$12.00'],
    ['TOTAL USS$12.00', 'US$12.00'],
    ['TOTAL U$$12.00', 'US$12.00'],
    ['TOTAL 5$12.00', 'S$12.00'],
  ])('reads a sign that is doubled: %s', (text, amount) => {
    expect(mended(text)[0]).toContain(amount);
  });

  it.each([
    ['45,13924', '45,139.24'],
    ['HK$1,245,13924', 'HK$1,245,139.24'],
    ['45,139.24', '45,139.24'],
    ['7.77457', '7.77457'],
    ['12,345', '12,345'],
  ])('puts back a decimal point that was lost behind thousands: %s', (printed, amount) => {
    expect(mended(`Lamp 12.50\nTotal ${printed}`)[1]).toContain(amount);
  });

  it('puts back a decimal comma', () => {
    expect(mended('Lampe 12,50\nSumme 2.77457')[1]).toContain('2.774,57');
  });

  it('leaves a text layer, whose signs are as printed', () => {
    const lines = linesOf(pageOfText('TOTAL $$12.00'));
    expect(withMendedAmounts(lines)).toBe(lines);
  });
});
