import { describe, expect, it } from 'vitest';
import { pageCount, pageText } from '../../sample-documents/src/paper/page-bitmap.ts';
import { drawStatement } from './draw-statement.ts';
import { printedPdf } from './placed-page.ts';
import { printedDay } from './printed-days.ts';
import { printedMagnitude, printedSigned } from './printed-figures.ts';
import { drawStatementLayout, halfOf, signatureOf } from './statement-layout.ts';

const SEEDS = Array.from({ length: 24 }, (_, index) => 1000 + index * 37);
const minorOf = (text: string) => BigInt(text.replace('.', ''));

describe('the grammar of statement layouts', () => {
  const layouts = Array.from({ length: 6000 }, (_, seed) => drawStatementLayout(seed));

  it('draws more than 5,000 distinct layouts, the same ones from the same seeds', () => {
    expect(new Set(layouts.map(signatureOf)).size).toBeGreaterThan(5000);
    expect(drawStatementLayout(4711)).toEqual(drawStatementLayout(4711));
  });

  it('falls into two halves of about the same size', () => {
    const kept = layouts.filter((layout) => halfOf(layout) === 'kept_back').length;
    expect(kept).toBeGreaterThan(layouts.length * 0.4);
    expect(kept).toBeLessThan(layouts.length * 0.6);
  });
});

describe('a drawn statement', () => {
  it.each(SEEDS)('%i adds up', (seed) => {
    const { layout, truth } = drawStatement(seed, seed);
    for (const { openingBalance, closingBalance, lines } of truth.statements) {
      if (openingBalance === null || closingBalance === null) continue;
      let balance = minorOf(openingBalance);
      for (const line of lines) {
        balance += (minorOf(line.in ?? '0') - minorOf(line.out ?? '0')) * (layout.kind === 'card' ? -1n : 1n);
        if (line.balance !== null) expect(minorOf(line.balance)).toBe(balance);
      }
      expect(balance).toBe(minorOf(closingBalance));
    }
  });

  it.each(SEEDS.slice(0, 8))('%i prints every figure and every day of its truth', async (seed) => {
    const { layout, paper, truth } = drawStatement(seed, seed);
    const pdf = await printedPdf(paper);
    const pages = Array.from({ length: await pageCount(pdf) }, (_, page) => pageText(pdf, page + 1));
    const text = (await Promise.all(pages)).join('\n').replace(/\s+/gu, '');
    for (const { lines } of truth.statements)
      for (const { date, out, in: received } of lines) {
        const figure = printedMagnitude(minorOf(out ?? received ?? ''), layout.figures);
        expect(text).toContain(figure.replace(/\s/gu, ''));
        if (layout.repeatsDates) expect(text).toContain(printedDay(date, layout.dates).replace(/\s/gu, ''));
      }
  });
});

describe('what is printed', () => {
  it.each([
    ['1,234.56', '1,234,567.89'],
    ['1.234,56', '1.234.567,89'],
    ["1'234.56", "1'234'567.89"],
    ['1 234,56', '1 234 567,89'],
    ['1234.56', '1234567.89'],
  ] as const)('figures as %s', (style, printed) => {
    expect(printedMagnitude(-123456789n, style)).toBe(printed);
  });

  it.each([
    ['minus', '-5.00', '5.00'],
    ['trailing_minus', '5.00-', '5.00'],
    ['parentheses', '(5.00)', '5.00'],
    ['cr_suffix', '5.00', '5.00 CR'],
    ['dr_suffix', '5.00 DR', '5.00'],
    ['cr_prefix', '5.00', 'CR 5.00'],
    ['plus_minus', '-5.00', '+5.00'],
  ] as const)('signs as %s', (sign, out, received) => {
    expect([true, false].map((isOut) => printedSigned(500n, isOut, '1,234.56', sign))).toEqual([out, received]);
  });
});
