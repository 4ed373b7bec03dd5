import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageOfText } from '../testing/page-of-text.ts';
import { areStackable, headingOfCell, stackHeadings } from './headings.ts';
import { labelledTexts, labelledValue } from './labels.ts';
import { boxOfTokens, cellOf, joinTokens, type Line, linesOf } from './layout.ts';
import type { Page, Token, Word } from './page.ts';
import { textOfPages } from './text-of-pages.ts';

const HEIGHT = 10;

/** A word at a place in points on a page of 600 by 800. */
function word(text: string, x: number, y: number, width = text.length * 5, height = HEIGHT): Word {
  return { text, confidence: 1, box: { x: x / 600, y: y / 800, width: width / 600, height: height / 800 } };
}

function pageOf(words: readonly Word[], source: Page['source'] = 'text'): Page {
  return { number: 1, widthPt: 600, heightPt: 800, words, source };
}

function token(text: string, x0: number, x1: number, page = 1): Token {
  return { text, x0, x1, y0: 100, y1: 110, confidence: 1, page, box: { x: 0, y: 0, width: 0, height: 0 } };
}

const texts = (page: Page): string[] => linesOf(page).map(({ text }) => text);

describe('linesOf', () => {
  it.each<[string, readonly Word[], readonly string[]]>([
    ['no words', [], []],
    ['blank words', [word(' ', 0, 0)], []],
    ['one word', [word('Total', 10, 10)], ['Total']],
    ['words in any order', [word('c', 100, 10), word('a', 10, 10), word('b', 20, 10)], ['a b  c']],
    ['a word a little lower', [word('a', 10, 10), word('b', 20, 14)], ['a b']],
    ['a word half a line lower', [word('a', 10, 10), word('b', 20, 16)], ['a', 'b']],
    ['lines that touch', [word('a', 10, 10), word('b', 10, 20)], ['a', 'b']],
    [
      'a tall word beside two lines',
      [word('a', 10, 10), word('b', 10, 22), word('X', 100, 10, 20, 22)],
      ['a', 'X', 'b'],
    ],
    ['a wide gap', [word('a', 10, 10), word('b', 26, 10)], ['a  b']],
    ['a gap of a word', [word('a', 10, 10), word('b', 24, 10)], ['a b']],
    ['touching words', [word('1,2', 10, 10), word('34', 25.5, 10)], ['1,234']],
    ['Han words', [word('發', 10, 10, 10), word('票', 24, 10, 10)], ['發票']],
    ['Han words far apart', [word('發', 10, 10, 10), word('票', 29.5, 10, 10)], ['發 票']],
  ])('%s', (_, words, lines) => expect(texts(pageOf(words))).toEqual(lines));

  it('puts every word on one line, and keeps it', () => {
    const place = fc.tuple(fc.integer({ min: 0, max: 550 }), fc.integer({ min: 0, max: 780 }));
    fc.assert(
      fc.property(
        fc.array(place, { maxLength: 60 }),
        fc.constantFrom('text' as const, 'ocr' as const),
        (places, source) => {
          const words = places.map(([x, y], index) => word(`w${index}`, x, y));
          const lines = linesOf(pageOf(words, source));
          const found = lines.flatMap((line) => line.tokens.map(({ text }) => text));
          expect(found.toSorted()).toEqual(words.map(({ text }) => text).toSorted());
          for (const line of lines) {
            expect(line.cells.flatMap(({ tokens }) => tokens)).toEqual(line.tokens);
            expect(line.tokens.map(({ x0 }) => x0)).toEqual(line.tokens.map(({ x0 }) => x0).toSorted((a, b) => a - b));
            for (const { y0, y1 } of line.tokens) expect(y0 >= line.y0 && y1 <= line.y1).toBe(true);
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it('cuts words and lines of extreme length', () => {
    const [line] = linesOf(pageOf([word('x'.repeat(100_000), 10, 10, 50)]));
    expect(line?.text).toHaveLength(500);
    const many = linesOf(pageOf(Array.from({ length: 20 }, (_, n) => word('y'.repeat(400), n * 25, 10, 20))));
    expect(many[0]?.text.length ?? 0).toBeLessThan(3000);
  });

  it('finds words where they are after straightening, and shows them where they are on the picture', () => {
    const straight = { x: 0.5, y: 0.5, width: 0.1, height: 0.01 };
    const [line] = linesOf(pageOf([{ ...word('a', 10, 10), straight }]));
    expect(line?.tokens[0]).toMatchObject({ x0: 300, y0: 400, box: word('a', 10, 10).box });
  });
});

describe('joinTokens and cells', () => {
  it.each<[readonly Token[], string]>([
    [[], ''],
    [[token('a', 0, 5), token('b', 8, 13)], 'a b'],
    [[token('a', 0, 5), token('b', 5, 10)], 'ab'],
    [[token('a', 0, 5), token('b', 5, 10, 2)], 'a b'],
    [[token('a', 50, 55), token('b', 5, 10)], 'a b'],
    [[token('金額', 0, 20), token('HKD', 24, 39)], '金額 HKD'],
    [[token('金', 0, 10), token('額', 15, 25)], '金額'],
  ])('%#', (tokens, text) => expect(joinTokens(tokens)).toBe(text));

  it('a cell reaches around its words, whatever their order', () => {
    expect(cellOf([token('a', 20, 30), token('b', 5, 40)])).toMatchObject({ x0: 5, x1: 40 });
    expect(boxOfTokens([])).toBeNull();
  });
});

describe('labelledTexts', () => {
  const find = (text: string, label: RegExp): string[] =>
    labelledTexts(linesOf(pageOfText(text)), label)
      .toSorted((a, b) => a.distance - b.distance)
      .map((found) => `${found.distance} ${found.text}`);

  it.each([
    ['Date: 5 May', ['0 5 May']],
    ['Date     5 May', ['1 5 May']],
    ['Date\n5 May', ['2 5 May']],
    ['Date\n\n5 May', ['2 5 May']],
    ['Date\n\n\n\n\n5 May', []],
    ['Date     A\n5 May    B', ['1 A', '2 5 May']],
    ['Date\nfirst\nsecond\nthird\nfourth', ['2 first', '3 second', '4 third']],
    ['Update', []],
    ['', []],
    ['Date', []],
    ['Date :', []],
  ])('%j: %j', (text, found) => expect(find(text, /^date/iu)).toEqual(found));

  it('takes nothing of the next page', () => {
    const lines = [pageOfText('Date', 1), pageOfText('5 May', 2)].flatMap(linesOf);
    expect(labelledTexts(lines, /^date/iu)).toEqual([]);
  });

  it('labelledValue is the nearest text that can be read', () => {
    const lines = linesOf(pageOfText('No.   none\n12'));
    const read = (text: string): number | null => (/^\d+$/u.test(text) ? Number(text) : null);
    expect(labelledValue(lines, /^no/iu, read)).toMatchObject({ value: 12, distance: 2 });
    expect(labelledValue(lines, /^yes/iu, read)).toBeNull();
    expect(labelledValue(linesOf(pageOfText('No. 7   8')), /^no\.?/iu, read)?.value).toBe(7);
  });
});

describe('stackHeadings', () => {
  const at = (text: string, x0: number, x1: number) => ({ text, x0, x1 });
  it.each([
    ['nothing', [], []],
    ['one line', [[at('b', 50, 60), at('a', 0, 10)]], ['a', 'b']],
    ['two lines', [[at('Unit', 0, 20), at('Amount', 50, 80)], [at('price', 2, 22)]], ['Unit price', 'Amount']],
    ['headings that touch only', [[at('a', 0, 10)], [at('b', 10, 20)]], ['a', 'b']],
    ['one over two', [[at('a', 0, 10), at('b', 20, 30)], [at('both', 5, 25)]], ['a', 'b']],
    ['one that widens', [[at('a', 0, 10)], [at('wide', 0, 30)], [at('c', 25, 35)]], ['a wide c']],
  ])('%s', (_, lines, wanted) => expect(stackHeadings(lines).map(({ text }) => text)).toEqual(wanted));

  it('never loses a heading that overlaps no other', () => {
    const row = fc.uniqueArray(fc.integer({ min: 0, max: 20 }), { maxLength: 6 });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 3 }), (rows) => {
        const stacked = stackHeadings(rows.map((places) => places.map((x) => at(`h${x}`, x * 10, x * 10 + 9))));
        expect(stacked.map(({ x0 }) => x0 / 10)).toEqual([...new Set(rows.flat())].toSorted((a, b) => a - b));
      }),
    );
  });

  it('lines are stackable when they are close and on one page', () => {
    const lines = linesOf(pageOfText('a\nb\n\n\nc'));
    const other = linesOf(pageOfText('d', 2));
    expect(areStackable(lines.slice(0, 2))).toBe(true);
    expect(areStackable(lines)).toBe(false);
    expect(areStackable([...lines.slice(0, 1), ...other])).toBe(false);
    expect(areStackable([])).toBe(true);
    const [cell] = (lines[0] as Line).cells;
    if (cell !== undefined) expect(headingOfCell(cell)).toEqual({ text: 'a', x0: cell.x0, x1: cell.x1 });
  });
});

describe('textOfPages', () => {
  it('is one line for each printed line, over all pages', () => {
    expect(textOfPages([pageOfText('a    b\n\nc'), pageOfText('d', 2)])).toBe('a  b\nc\nd');
    expect(textOfPages([])).toBe('');
  });
});
