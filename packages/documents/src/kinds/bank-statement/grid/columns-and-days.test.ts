import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../page/layout.ts';
import { pageOfText } from '../../../testing/page-of-text.ts';
import type { Column } from '../columns/columns.ts';
import { withWholeDates } from './day-columns.ts';
import { headingBlocks, rolesOf } from './heading-blocks.ts';
import { withLostPoints } from './lost-points.ts';
import { roleGuesses } from './role-guesses.ts';
import { besideAsBelow } from './side-by-side.ts';
import { alignedBy, columnsOfSpans, overlapOf } from './spans.ts';
import { withoutStrayMarks } from './stray-marks.ts';
import { typedLines } from './typed-lines.ts';
import { withWholeFigures } from './whole-figures.ts';

const CONVENTIONS = { decimalMark: '.', dateOrder: 'dmy', recognised: false } as const;
const RECOGNISED = { ...CONVENTIONS, recognised: true } as const;
const linesIn = (text: string) => linesOf(pageOfText(text));
const typed = (text: string) => typedLines(linesIn(text), CONVENTIONS, false);

describe('spans', () => {
  const span = fc
    .tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 40 }))
    .map(([x0, width]) => ({ x0, x1: x0 + width }));

  it('columns never overlap, and hold every thing that is in one of them once', () => {
    fc.assert(
      fc.property(fc.array(span, { maxLength: 30 }), fc.integer({ min: 1, max: 3 }), (things, least) => {
        const columns = columnsOfSpans(things, least);
        const members = columns.flatMap((column) => column.members);
        expect(new Set(members).size).toBe(members.length);
        if (least === 1) {
          expect(members).toHaveLength(things.length);
          for (const [index, column] of columns.entries())
            for (const other of columns.slice(index + 1)) expect(overlapOf(column, other)).toBeLessThanOrEqual(0);
        }
      }),
    );
  });

  it('alignedBy groups edges that are close, in order', () => {
    fc.assert(
      fc.property(fc.array(span, { maxLength: 20 }), fc.constantFrom('x0' as const, 'x1' as const), (things, edge) => {
        const groups = alignedBy(things, edge, 3);
        expect(groups.flatMap(({ members }) => members)).toHaveLength(things.length);
        const places = groups.map(({ members }) => members.map((one) => one[edge]));
        for (const [index, own] of places.entries()) {
          const next = places[index + 1]?.[0] ?? Number.POSITIVE_INFINITY;
          expect(next - (own.at(-1) ?? 0)).toBeGreaterThan(3);
        }
      }),
    );
  });

  it.each([
    [{ x0: 0, x1: 10 }, { x0: 5, x1: 20 }, 5],
    [{ x0: 0, x1: 10 }, { x0: 10, x1: 20 }, 0],
    [{ x0: 0, x1: 10 }, { x0: 15, x1: 20 }, -5],
    [{ x0: 0, x1: 100 }, { x0: 40, x1: 50 }, 10],
  ])('overlap of %j and %j is %d', (one, other, width) => {
    expect(overlapOf(one, other)).toBe(width);
    expect(overlapOf(other, one)).toBe(width);
  });
});

describe('typedLines', () => {
  it.each([
    ['13 Jan 2026   Rent   1,234.50   99.00', 1, ['1234.50', '99.00'], 'Rent'],
    ['13 Jan   14 Jan   Rent   5.00', 2, ['5.00'], 'Rent'],
    ['Rent 13 Jan   5.00', 0, ['5.00'], 'Rent 13 Jan'],
    ['1   13 Jan   Rent   5.00', 1, ['5.00'], '1 Rent'],
    ['Rate 5.00 %   7.00', 0, ['7.00'], 'Rate 5.00 %'],
    ['Points 1,234', 0, [], 'Points 1,234'],
    ['', 0, [], ''],
  ])('%j', (text, dates, money, words) => {
    const [line] = typed(text);
    expect(line?.dates.length ?? 0).toBe(dates);
    expect(line?.money.map(({ value }) => value) ?? []).toEqual(money);
    expect(line?.words.map((token) => token.text).join(' ') ?? '').toBe(words);
  });
});

describe('headingBlocks', () => {
  const blocks = (text: string) => headingBlocks(typed(text));
  it.each([
    [
      'Date    Details    Debit    Credit    Balance\n13 Jan    Rent    5.00        95.00',
      1,
      'date description out in balance',
    ],
    ['Date    Details    Debit    Balance\n                     HKD      HKD', 1, 'date description out balance'],
    ['日期    摘要    支出    存入    結餘', 1, 'date description out in balance'],
    ['Date    Details', 0, ''],
    ['Statement date    Balance    Credit limit', 0, ''],
    ['13 Jan    Rent    5.00', 0, ''],
    ['', 0, ''],
  ])('%j has %i', (text, count, roles) => {
    const found = blocks(text);
    expect(found).toHaveLength(count);
    expect([...new Set(found.flatMap(({ lines }) => [...rolesOf(lines)]))].toSorted()).toEqual(
      roles.split(' ').filter(Boolean).toSorted(),
    );
  });

  it('takes the lower half of its headings with it, and no row', () => {
    const heading = 'Date    Details    Debit    Balance';
    const under = (words: string): number => blocks(`${heading}\n${' '.repeat(20)}${words}`)[0]?.lines.length ?? 0;
    expect(under('HKD      HKD')).toBe(2);
    expect(under('5.00     95.00')).toBe(1);
  });

  it('repeated on another page has the same signature, with a letter misread as well', () => {
    const heading = 'Date      Details      Debit      Credit      Balance';
    const [one, two, three] = blocks(
      `${heading}\n1 Jan   a   1.00\n\n${heading.replace('Details', 'Detalls')}\n2 Jan   b   2.00\n\nDate      Reference      Amount`,
    );
    expect(one?.signature).toBe(two?.signature);
    expect(three?.signature).not.toBe(one?.signature);
  });
});

describe('withWholeDates', () => {
  const rows = (...days: readonly string[]): string =>
    days.map((day) => `${day}   Rent of the shop     10.00`).join('\n');
  const starts = (text: string): string[] =>
    withWholeDates(linesIn(text), CONVENTIONS).flatMap(({ tokens }) =>
      tokens[0] === undefined ? [] : [tokens[0].text],
    );

  it('completes days by the month named above them', () => {
    const found = starts(`January 2026\n${rows('03', '05', '28')}\nFebruary\n${rows('02', '09')}`);
    expect(found).toEqual(['03 jan 2026', '05 jan 2026', '28 jan 2026', '02 feb 2026', '09 feb 2026']);
  });

  it('completes days by the period, and begins the next month where days start again', () => {
    const found = starts(`Period 15/12/2025 to 14/01/2026\n${rows('16', '28', '31', '02', '09')}`);
    expect(found.slice(1)).toEqual(['16 dec 2025', '28 dec 2025', '31 dec 2025', '02 jan 2026', '09 jan 2026']);
  });

  it.each([
    ['whole dates', rows('13 Jan 2026', '14 Jan 2026', '15 Jan 2026')],
    ['row numbers', `Period 1/1/2026 - 31/1/2026\n${rows('1', '2', '3', '4')}`],
    ['two rows', `January 2026\n${rows('3', '5')}`],
    ['nothing', ''],
  ])('leaves %s alone', (_, text) => {
    const lines = linesIn(text);
    expect(withWholeDates(lines, CONVENTIONS).map((line) => line.text)).toEqual(lines.map((line) => line.text));
  });
});

describe('roleGuesses', () => {
  const column = (x: number, role: Column['role']): Column => ({ role, x0: x, x1: x + 45, grid: true });
  const TEXT = [
    '13 Jan   Rent          10.00               90.00',
    '14 Jan   Sale                    25.00    115.00',
    '15 Jan   Fee            5.00              110.00',
    '16 Jan   Sale                     1.50    111.50',
  ].join('\n');

  it('finds money out, money in and the balance by their sums, whatever the headings say', () => {
    const lines = typed(TEXT);
    const places = [...new Set(lines.flatMap(({ money }) => money.map(({ x1 }) => Math.round(x1))))].toSorted(
      (a, b) => a - b,
    );
    expect(places).toHaveLength(3);
    const columns = places.map((x1) => ({ ...column(x1 - 40, 'ignored'), x1 }));
    const [best] = roleGuesses(columns, [0, 1, 2], lines);
    expect(best?.map(({ role }) => role)).toEqual(['out', 'in', 'balance']);
  });

  it('keeps columns without money as they are', () => {
    const columns: Column[] = [{ role: 'date', x0: 0, x1: 30 }];
    expect(roleGuesses(columns, [], typed(TEXT))).toEqual([columns]);
  });
});

describe('figures that recognition damaged', () => {
  const texts = (lines: readonly { readonly tokens: readonly { readonly text: string }[] }[]): string[] =>
    lines.map(({ tokens }) => tokens.map(({ text }) => text).join(' '));

  it.each([
    ['《1,234.50', '1,234.50'],
    ['1,234.50「', '1,234.50'],
    ['1,234.500D', '1,234.50OD'],
    ['usD', 'USD'],
    ['NTS500', 'NT$500'],
    ['了', '7'],
    ['2025年12月26日利息', '2025年12月26日 利息'],
    ['「發票」', '「發票」'],
  ])('%s becomes %s on a recognised page', (text, wanted) => {
    expect(texts(withoutStrayMarks(linesIn(text), RECOGNISED))).toEqual([wanted]);
    expect(texts(withoutStrayMarks(linesIn(text), CONVENTIONS))).toEqual([text]);
  });

  it('lost points come back where no text layer holds what is printed', () => {
    expect(texts(withLostPoints(linesIn('59,144 94'), RECOGNISED, false))).toEqual(['59,144. 94']);
    expect(texts(withLostPoints(linesIn('59,144 94'), CONVENTIONS, false))).toEqual(['59,144 94']);
    expect(texts(withLostPoints(linesIn('44.488'), RECOGNISED, true))).toEqual(['44,488']);
    expect(texts(withLostPoints(linesIn('44.48'), RECOGNISED, true))).toEqual(['44.48']);
  });

  it('spaces between thousands are joined where at least three figures have them', () => {
    const three = '13 082.32\n1 234.56\n9 999.00';
    expect(texts(withWholeFigures(linesIn(three), CONVENTIONS))).toEqual(['13082.32', '1234.56', '9999.00']);
    const two = '13 082.32\n1 234.56\n9,999.00';
    expect(texts(withWholeFigures(linesIn(two), CONVENTIONS))).toEqual(['13 082.32', '1 234.56', '9,999.00']);
    expect(texts(withWholeFigures(linesIn(three), { ...CONVENTIONS, decimalMark: ',' }))).toEqual(three.split('\n'));
  });
});

describe('besideAsBelow', () => {
  it('puts the right one of two tables below the left one', () => {
    const row = (day: number): string => `${day} Jan   Rent     10.00          ${day + 10} Jan   Sale     20.00`;
    const lines = besideAsBelow(typed([1, 2, 3].map(row).join('\n')));
    expect(lines?.map(({ text }) => text.replace(/\s+/gu, ' '))).toEqual([
      '1 Jan Rent 10.00',
      '2 Jan Rent 10.00',
      '3 Jan Rent 10.00',
      '11 Jan Sale 20.00',
      '12 Jan Sale 20.00',
      '13 Jan Sale 20.00',
    ]);
  });

  it('leaves one table as it is', () => {
    expect(besideAsBelow(typed('1 Jan   Rent     10.00     90.00\n2 Jan   Fee     1.00     89.00'))).toBeNull();
    expect(besideAsBelow([])).toBeNull();
  });
});
