import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../page/layout.ts';
import { withLostPoints } from './lost-points.ts';
import { withPlainMarks } from './plain-marks.ts';
import { withoutStrayMarks } from './stray-marks.ts';
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
  it('are separated from their figures where most figures of the document show how long the marks are', () => {
    const lines = linesFrom(['A|$$6,407.10-|5$76,572.64', 'B|$$3,163.96|§$79,815.78', 'C|$93,163.96|$518,468.64']);
    expect(wordsOf(withPlainMarks(lines, CONVENTIONS))).toEqual([
      'A|$6,407.10-|$76,572.64',
      'B|$3,163.96|$79,815.78',
      'C|$3,163.96|$18,468.64',
    ]);
  });

  it('leave the first figure whole where most marks are read well', () => {
    const lines = linesFrom(['A|HKS$4339.22|HK$87951.27', 'B|HK$3706.84|HK$91658.11', 'C|HK$1292.44|HK$92950.55']);
    expect(wordsOf(withPlainMarks(lines, CONVENTIONS))).toEqual([
      'A|$4339.22|$87951.27',
      'B|$3706.84|$91658.11',
      'C|$1292.44|$92950.55',
    ]);
  });

  it('are parted from figures whose thousands are set apart', () => {
    const lines = linesFrom(['A|S$8 618,97|$$28 959,34', 'B|-5$2 284,06|S$47 729,89', 'C|S83 677,45|S$575,64']);
    expect(wordsOf(withPlainMarks(lines, { ...CONVENTIONS, decimalMark: ',' }))).toEqual([
      'A|$8 618,97|$28 959,34',
      'B|-$2 284,06|$47 729,89',
      'C|$3 677,45|$575,64',
    ]);
  });

  it('are parted where both their letters were read as digits, and nearly all figures have one', () => {
    const marked = Array.from({ length: 5 }, (_, n) => `A|S$${n + 1},407.10-|S$7${n},572.64`);
    expect(wordsOf(withPlainMarks(linesFrom([...marked, 'B|596,647.73|-558,445.45']), CONVENTIONS)).at(-1)).toBe(
      'B|$6,647.73|-$8,445.45',
    );
    const bare = ['B|596,647.73|558,445.45', 'C|12,345.60|558.10'];
    expect(wordsOf(withPlainMarks(linesFrom([...marked, ...bare]), CONVENTIONS)).slice(-2)).toEqual(bare);
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

describe('points that recognition lost', () => {
  it('close the thousands before two figures', () => {
    const lines = linesFrom(['B/F|59,144 94', 'C/F|70,719.18', 'ITEMS 12|2,444 91 CR']);
    expect(wordsOf(withLostPoints(lines, CONVENTIONS, false))).toEqual([
      'B/F|59,144. 94',
      'C/F|70,719.18',
      'ITEMS 12|2,444. 91 CR',
    ]);
  });

  it('are not looked for where no cents are printed, and a point there closes thousands', () => {
    const lines = linesFrom(['B/F|59,144 94', 'USD 152.30|44.488 CR', 'W1.234.567|7.8012']);
    expect(wordsOf(withLostPoints(lines, CONVENTIONS, true))).toEqual([
      'B/F|59,144 94',
      'USD 152.30|44,488 CR',
      'W1,234.567|7.8012',
    ]);
  });
});

describe('marks that are no print', () => {
  it('are removed from figures and left out where they are the whole word', () => {
    const lines = linesFrom(['A|€7,497.79《|《€8,969.67', 'B|《|《書名》']);
    expect(wordsOf(withoutStrayMarks(lines, CONVENTIONS))).toEqual(['A|€7,497.79|€8,969.67', 'B|《書名》']);
  });

  it('make small letters of the code of the US dollar', () => {
    expect(wordsOf(withoutStrayMarks(linesFrom(['A/C No: 12|usD', 'B|usp|1.00', 'USB|use|']), CONVENTIONS))).toEqual([
      'A/C No: 12|USD',
      'B|USD|1.00',
      'USB|use',
    ]);
  });

  it('make ₩ of a W before figures, where several are printed so', () => {
    const texts = ['A|W7,864 CR|W12,300', 'B|w2,198|W36', 'WONG|W3 7'];
    expect(wordsOf(withoutStrayMarks(linesFrom(texts), CONVENTIONS))).toEqual([
      'A|₩7,864 CR|₩12,300',
      'B|₩2,198|₩36',
      'WONG|₩3 7',
    ]);
    const few = ['A|W7,864 CR|12,300', 'B|w2,198|W36'];
    expect(wordsOf(withoutStrayMarks(linesFrom(few), CONVENTIONS))).toEqual(few);
  });

  it('make NT$ and 7 of what is often read for them', () => {
    const lines = linesFrom(['A|NTS$83,917|NTS79,677', '了|NTS TRADING|1.00']);
    expect(wordsOf(withoutStrayMarks(lines, CONVENTIONS))).toEqual(['A|NT$83,917|NT$79,677', '7|NTS TRADING|1.00']);
  });

  it('are replaced by a space between a Chinese date and the words that were read with it', () => {
    const lines = linesFrom(['2026年3月21日。利息|1.00', '3月21日利息|2.00']);
    expect(wordsOf(withoutStrayMarks(lines, CONVENTIONS))).toEqual(['2026年3月21日 利息|1.00', '3月21日 利息|2.00']);
  });

  it('make 0D of the mark of an overdrawn balance', () => {
    const lines = linesFrom(['A|6,4480D|10,602 0D', 'B|X0D|1.00']);
    expect(wordsOf(withoutStrayMarks(lines, CONVENTIONS))).toEqual(['A|6,448OD|10,602 OD', 'B|X0D|1.00']);
    expect(wordsOf(withoutStrayMarks(lines, { ...CONVENTIONS, recognised: false }))).toEqual(wordsOf(lines));
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
