import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../page/layout.ts';
import { withPlainMarks } from './plain-marks.ts';
import { withWholeFigures } from './whole-figures.ts';

const CONVENTIONS = { decimalMark: '.', dateOrder: 'dmy', recognised: true } as const;
const CHARACTER = 0.008;

/** Lines of words; a space is as wide as a third of a character, a bar starts the next column. */
function linesFrom(texts: readonly string[]) {
  const words = texts.flatMap((text, row) =>
    text.split('|').flatMap((cell, column) => {
      let x = 0.05 + column * 0.3;
      return cell
        .trim()
        .split(' ')
        .map((word) => {
          const width = word.length * CHARACTER;
          const box = { x, y: 0.1 + row * 0.03, width, height: 0.01 };
          x += width + CHARACTER / 3;
          return { text: word, box, confidence: 0.9 };
        });
    }),
  );
  return linesOf({ number: 1, widthPt: 600, heightPt: 800, words, source: 'ocr' });
}

const wordsOf = (lines: ReturnType<typeof withPlainMarks>) =>
  lines.map(({ cells }) => cells.map(({ tokens }) => tokens.map(({ text }) => text).join(' ')).join('|'));

describe('marks of a currency that recognition damaged', () => {
  it('are parted from their figures where most figures of the document tell how long they are', () => {
    const lines = linesFrom(['A|$$6,407.10-|5$76,572.64', 'B|$$3,163.96|§$79,815.78', 'C|$93,163.96|$518,468.64']);
    expect(wordsOf(withPlainMarks(lines, CONVENTIONS))).toEqual([
      'A|$6,407.10-|$76,572.64',
      'B|$3,163.96|$79,815.78',
      'C|$3,163.96|$18,468.64',
    ]);
  });

  it('stay where figures have one mark or none', () => {
    const texts = ['A|$6,407.10|$976,572.64', 'B|$3,163.96|$979,815.78', 'C|$93,163.96|918,468.64'];
    expect(wordsOf(withPlainMarks(linesFrom(texts), CONVENTIONS))).toEqual(texts);
  });

  it('stay where the file itself says what is printed', () => {
    const texts = ['A|$$6,407.10', 'B|$$3,163.96', 'C|$$3,163.96'];
    expect(wordsOf(withPlainMarks(linesFrom(texts), { ...CONVENTIONS, recognised: false }))).toEqual(texts);
  });
});

describe('thousands set apart by a space', () => {
  it('are one figure, but for a number that belongs to the words before it', () => {
    const lines = linesFrom(['A|(6 148.29)|13 082.32', 'CHEQUE 12 500.00|1 234 567.89|7135.00', 'B|2 214.05|7 161.99']);
    expect(wordsOf(withWholeFigures(lines, CONVENTIONS))).toEqual([
      'A|(6148.29)|13082.32',
      'CHEQUE 12 500.00|1234567.89|7135.00',
      'B|2214.05|7161.99',
    ]);
  });

  it('are not looked for where commas mark thousands', () => {
    const texts = ['A|2 214.05|7,161.99', 'B|3 214.05|1 161.99', 'C|3 214.05|1 161.99'];
    expect(wordsOf(withWholeFigures(linesFrom(texts), CONVENTIONS))).toEqual(texts);
  });
});
