import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Line, linesOf } from '../../page/layout.ts';
import { pageOfText } from '../../testing/page-of-text.ts';
import { agreement, layoutKey, layoutsOf, marksOf } from './layout-marks.ts';
import { anyMonth, Months } from './months.ts';
import { proposeColumns } from './propose-columns.ts';
import { besideRows, taughtConventions } from './read-taught.ts';
import type { TaughtColumns } from './taught-layout.ts';
import { isTextOnly, taughtRow } from './taught-row.ts';

const linesIn = (text: string): Line[] => linesOf(pageOfText(text));
const lineIn = (text: string): Line => {
  const [line] = linesIn(text);
  if (line === undefined) throw new Error('no line');
  return line;
};
const CONVENTIONS = { decimalMark: '.', dateOrder: 'dmy', recognised: false } as const;
/** The page is 120 characters wide: a date of 12, words of 36, then columns of 24. */
const TAUGHT: TaughtColumns = {
  columns: [
    { role: 'date', from: 0, to: 0.1 },
    { role: 'description', from: 0.1, to: 0.4 },
    { role: 'out', from: 0.4, to: 0.6 },
    { role: 'in', from: 0.6, to: 0.8 },
    { role: 'balance', from: 0.8, to: 1 },
  ],
  plain: null,
  decimalMark: null,
  dateOrder: null,
  card: false,
};

/** A row with its cells where the taught columns are. */
function printed(date: string, words: string, out = '', into = '', balance = ''): string {
  return `${date.padEnd(12)}${words.padEnd(36)}${out.padStart(20)}${into.padStart(24)}${balance.padStart(26)}`;
}

describe('taughtRow', () => {
  const read = (text: string, taught = TAUGHT) => {
    const row = taughtRow(lineIn(text), taught, CONVENTIONS, anyMonth('dmy'));
    const figures = [row.out, row.in, row.amount, row.balance].map((amount) => amount?.value ?? null);
    const words = row.description.map((token) => token.text).join(' ');
    return [row.date === null ? null : `${row.date.day}/${row.date.month}`, words, ...figures, row.direction];
  };

  it.each([
    [printed('13/05', 'Rent', '500.00', '', '400.00'), ['13/5', 'Rent', '500.00', null, null, '400.00', null]],
    [printed('13/05', 'Sale', '', '20.50', ''), ['13/5', 'Sale', null, '20.50', null, null, null]],
    [printed('', 'more words'), [null, 'more words', null, null, null, null, null]],
    [printed('13', 'Rent', '500.00'), ['13/1', 'Rent', '500.00', null, null, null, null]],
    [printed('45', 'Rent', '500.00'), [null, 'Rent', '500.00', null, null, null, null]],
    [printed('13/05', 'Rent 20.00 Ltd', '500.00'), ['13/5', 'Rent 20.00 Ltd', '500.00', null, null, null, null]],
    [printed('13/05', 'Rent', '1 500.00'), ['13/5', 'Rent', '1500.00', null, null, null, null]],
    [printed('', 'Note', 'see page', '5.00 each'), [null, 'Note', null, null, null, null, null]],
  ])('%#', (text, wanted) => expect(read(text)).toEqual(wanted));

  it.each([
    ['5.00', 'in', false, 'in'],
    ['-5.00', 'in', false, 'out'],
    ['5.00', 'out', false, 'out'],
    ['-5.00', 'out', true, 'in'],
    ['5.00CR', 'out', false, 'in'],
    ['5.00DR', 'in', false, 'out'],
    ['5.00', null, false, null],
    ['-5.00', null, false, 'out'],
    ['-5.00', null, true, 'in'],
    ['+5.00', null, true, 'out'],
  ] as const)('%s, bare figures %s, card %s: %s', (figure, plain, card, direction) => {
    const columns = TAUGHT.columns.map((column) =>
      column.role === 'out' ? { ...column, role: 'amount' as const } : column,
    );
    const row = taughtRow(lineIn(printed('13/05', 'Rent', figure)), { ...TAUGHT, columns, plain, card }, CONVENTIONS);
    expect(row.direction).toBe(direction);
  });

  it('a line of words in the columns of words continues a row, any other does not', () => {
    const is = (text: string): boolean => isTextOnly(taughtRow(lineIn(text), TAUGHT, CONVENTIONS), TAUGHT);
    expect(is(printed('', 'more words'))).toBe(true);
    expect(is(printed('page', 'more words'))).toBe(false);
    expect(is(printed('', 'words', 'and more'))).toBe(false);
  });

  it('words outside all columns are ignored', () => {
    const narrow = { ...TAUGHT, columns: TAUGHT.columns.slice(0, 2) };
    expect(read(printed('13/05', 'Rent', '500.00'), narrow)).toEqual(['13/5', 'Rent', null, null, null, null, null]);
  });

  it('lines that are no rows are kept apart', () => {
    const lines = linesIn(`Statement 2026\n${printed('13/05', 'Rent', '500.00')}\n${printed('', 'more')}`);
    const apart = besideRows(lines, TAUGHT, taughtConventions(lines, TAUGHT));
    expect(apart.map(({ text }) => text)).toEqual(['Statement 2026', 'more']);
  });
});

describe('Months', () => {
  const through = (from: string | null, ...steps: readonly (string | number)[]): string[] => {
    const months = new Months('dmy', from);
    return steps.flatMap((step) => {
      if (typeof step === 'number') {
        const month = months.of(step);
        return [month === null ? '-' : `${month.year ?? ''}/${month.month}`];
      }
      months.pass(lineIn(step));
      return [];
    });
  };

  it.each<[string | null, readonly (string | number)[], readonly string[]]>([
    ['2025-12-15', [16, 31, 2, 9], ['2025/12', '2025/12', '2026/1', '2026/1']],
    ['2025-12-15', [16, 14, 12], ['2025/12', '2025/12', '2025/12']],
    [null, [5], ['-']],
    [null, ['May 2024', 5, 28, 2], ['2024/5', '2024/5', '2024/6']],
    [null, ['2024年5月', 5], ['2024/5']],
    ['2024-04-01', ['5月', 5], ['2024/5']],
    ['2024-04-01', ['May', 5, 'June', 30], ['2024/5', '2024/6']],
    ['2024-04-01', ['May I ask', 5], ['2024/4']],
    ['2024-04-01', ['May 5', 5], ['2024/4']],
    [null, ['December', 31, 1], ['/12', '/1']],
  ])('from %s through %j: %j', (from, steps, wanted) => expect(through(from, ...steps)).toEqual(wanted));

  it('follow days in order over any number of months', () => {
    const starts = fc.integer({ min: 0, max: 400 }).map((days) => new Date(Date.UTC(2025, 0, 1 + days)));
    fc.assert(
      fc.property(starts, fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 20 }), (start, gaps) => {
        const months = new Months('dmy', start.toISOString().slice(0, 10), true);
        let day = start;
        for (const gap of gaps) {
          day = new Date(day.getTime() + gap * 86_400_000);
          expect(months.of(day.getUTCDate())).toEqual({ year: day.getUTCFullYear(), month: day.getUTCMonth() + 1 });
        }
      }),
    );
  });
});

describe('marks of a layout', () => {
  const sheet = (owner: string, rows: readonly string[], bank = 'Molen Huis'): Line[] =>
    linesIn(`${bank}\n\n${owner}\n\n${printed('Dag', 'Waarvoor', 'Uit', 'In', 'Stand')}\n${rows.join('\n')}`);
  const MAY = sheet('De Wit', [
    printed('02/05', 'Brood', '2.00', '', '98.00'),
    printed('04/05', 'Bron', '', '5.00', '103.00'),
  ]);
  const JUNE = sheet('Bakker', [printed('09/06', 'Papier', '7.00', '', '91.00')]);

  it('are the same in every month and for every owner', () => {
    const marks = marksOf(MAY, TAUGHT);
    expect(marks.letterhead).toBe('molenhuis');
    expect(marks.heads.map(({ text }) => text)).toEqual(expect.arrayContaining(['dag', 'waarvoor', 'stand']));
    expect(agreement(JUNE, marks)).toBeGreaterThanOrEqual(0.75);
    expect(layoutKey(marks)).toBe(layoutKey(marksOf(sheet('De Wit', [printed('09/06', 'x', '7.00')]), TAUGHT)));
  });

  it('are not those of another page, of a wide one, or of nothing', () => {
    const marks = marksOf(MAY, TAUGHT);
    expect(agreement(linesIn('Dear Sir\n\nthank you for your letter'), marks)).toBeLessThan(0.5);
    expect(agreement([], marks)).toBe(0);
    expect(
      agreement(
        MAY.map((line) => ({ ...line, pageWidth: 2000 })),
        marks,
      ),
    ).toBe(0);
    expect(agreement(MAY, { letterhead: null, heads: [], landscape: false })).toBe(0);
  });

  it('the kept layout that fits best comes first, others not at all', () => {
    const layout = (marks: ReturnType<typeof marksOf>) => ({ taught: TAUGHT, marks, places: {}, constants: {} });
    const own = marksOf(MAY, TAUGHT);
    const near = { ...own, heads: [...own.heads, { text: 'andere', x: 0.9 }] };
    const far = {
      letterhead: 'elders',
      heads: [
        { text: 'iets', x: 0.1 },
        { text: 'anders', x: 0.5 },
      ],
      landscape: false,
    };
    const kept = [far, near, own].map((marks, index) => ({ id: String(index), layout: layout(marks) }));
    expect(layoutsOf(JUNE, kept).map(({ id }) => id)).toEqual(['2', '1']);
  });
});

describe('proposeColumns', () => {
  const roles = (rows: readonly string[]): string[] => proposeColumns(linesIn(rows.join('\n'))).map(({ role }) => role);
  const rows = (row: (n: number) => string): string[] => [1, 2, 3, 4].map(row);

  it.each<[string, readonly string[], readonly string[]]>([
    [
      'one column of money',
      rows((n) => `0${n}/05/2026      Rent of shop      ${n}0.00`),
      ['date', 'description', 'amount'],
    ],
    [
      'amount and balance',
      rows((n) => `0${n}/05/2026      Rent      ${n}0.00      ${n}00.00`),
      ['date', 'description', 'amount', 'balance'],
    ],
    [
      'two dates',
      rows((n) => `0${n}/05/2026      0${n}/06/2026      Rent      ${n}0.00`),
      ['date', 'post_date', 'description', 'amount'],
    ],
    [
      'row numbers',
      rows((n) => `${n}      0${n}/05/2026      Rent      ${n}0.00`),
      ['ignored', 'date', 'description', 'amount'],
    ],
    [
      'money out or in',
      rows((n) =>
        n % 2 === 0 ? `0${n}/05/2026      Rent      ${n}0.00` : `0${n}/05/2026      Sale                   ${n}0.00`,
      ),
      ['date', 'description', 'out', 'in'],
    ],
    ['no rows', ['Dear Sir', 'thank you'], ['date', 'description', 'out', 'in', 'balance']],
    ['nothing', [], ['date', 'description', 'out', 'in', 'balance']],
  ])('for %s', (_, lines, wanted) => expect(roles(lines)).toEqual(wanted));

  it('cover the page from edge to edge, whatever is printed', () => {
    const part = fc.constantFrom('01/05/2026', 'Rent', '5.00', '1,234.50', 'x', '          ', '   ', '\n');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
        const columns = proposeColumns(linesIn(parts.join(' ')));
        expect([columns[0]?.from, columns.at(-1)?.to]).toEqual([0, 1]);
        for (const [index, { from }] of columns.entries()) if (index > 0) expect(from).toBe(columns[index - 1]?.to);
      }),
      { numRuns: 100 },
    );
  });
});
