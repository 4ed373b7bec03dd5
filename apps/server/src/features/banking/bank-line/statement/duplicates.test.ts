import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LineText, markDuplicates, type Stretch } from './duplicates.ts';

const line = (date: string, amount: number, description: string, balance: number | null = null): LineText => ({
  date,
  amountMinor: BigInt(amount),
  balanceMinor: balance === null ? null : BigInt(balance),
  description,
});

const APRIL = (day: number) => `2026-04-${String(day).padStart(2, '0')}`;

/** An export of whole days, or one in which every day may be cut. */
const stretch = (lines: LineText[], whole = false): Stretch => ({ lines, isWhole: () => whole });

const marked = (fresh: LineText[], earlier: LineText[], whole = false) =>
  markDuplicates(stretch(fresh, whole), stretch(earlier, whole));

describe('a line that came before', () => {
  const mtr = line(APRIL(2), -500, 'MTR CORP');
  it.each<[string, LineText[], LineText[], boolean[]]>([
    ['nothing came before', [mtr], [], [false]],
    ['the same line', [mtr], [mtr], [true]],
    ['twins, both there', [mtr, mtr], [mtr, mtr], [true, true]],
    ['twins, one there', [mtr, mtr], [mtr], [true, false]],
    ['another day', [line(APRIL(3), -500, 'MTR CORP')], [mtr], [false]],
    ['another amount', [line(APRIL(2), -501, 'MTR CORP')], [mtr], [false]],
    ['other spacing and case', [line(APRIL(2), -500, 'Mtr  corp.')], [mtr], [true]],
    ['cut short', [line(APRIL(2), -500, 'MTR C')], [mtr], [true]],
    ['words before the name', [line(APRIL(2), -500, 'POS PURCHASE MTR CORP 1234')], [mtr], [true]],
    ['another text', [line(APRIL(2), -500, 'PACIFIC COFFEE')], [mtr], [false]],
    ['the same in Chinese', [line(APRIL(2), -500, '港鐵公司')], [mtr], [true]],
    ['another balance', [line(APRIL(2), -500, 'MTR CORP', 100)], [{ ...mtr, balanceMinor: 90n }], [false]],
    ['the balance tells which twin', [line(APRIL(2), -500, 'MTR CORP', 90)], [{ ...mtr, balanceMinor: 90n }], [true]],
    [
      'one side prints no balance',
      [line(APRIL(2), -500, 'MTR CORP', 95), line(APRIL(2), -500, 'MTR CORP', 90)],
      [mtr],
      [true, false],
    ],
    [
      'the texts pick which of two amounts is there',
      [line(APRIL(2), -500, 'PACIFIC COFFEE'), mtr],
      [mtr],
      [false, true],
    ],
    [
      'a day of the very same amounts',
      [line(APRIL(2), -500, 'TRANSIT FARE'), line(APRIL(2), -700, 'LUNCH')],
      [mtr, line(APRIL(2), -700, 'Canteen')],
      [true, true],
    ],
  ])('%s', (_, fresh, earlier, expected) => {
    expect(marked(fresh, earlier)).toEqual(expected);
  });

  it('is the same on a day both hold as a whole, whatever it is called and whatever balance was read', () => {
    const fresh = [line(APRIL(2), -500, 'TRANSIT FARE', 80)];
    expect(marked(fresh, [{ ...mtr, balanceMinor: 90n }], true)).toEqual([true]);
  });

  it('keeps its count among ten thousand twins', () => {
    const many = Array.from({ length: 10_000 }, () => mtr);
    expect(marked([...many, mtr], many).filter((is) => !is)).toHaveLength(1);
  });
});

/** A bank's own lines in order, with twins: few amounts, few names, no name the beginning of another. */
const NAMES = ['MTR CORP', 'PACIFIC COFFEE', 'CLP POWER', '百佳超級市場', 'WELLCOME STORE'];
const truthOf = fc
  .array(
    fc.record({ step: fc.integer({ min: 0, max: 1 }), amount: fc.constantFrom(-500, -1200, 3000), name: fc.nat(4) }),
    {
      minLength: 1,
      maxLength: 40,
    },
  )
  .map((steps) => {
    let day = 1;
    let balance = 100_000;
    return steps.map(({ step, amount, name }) => {
      day = Math.min(28, day + step);
      balance += amount;
      return line(APRIL(day), amount, NAMES[name] ?? '', balance);
    });
  });

const WRITTEN: ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toLowerCase(),
  (text) => text.replaceAll(' ', '   '),
  (text) => text.slice(0, 4),
];

/** Exports of days from-to, the last day cut where somebody fetched it before its end. */
const exportsOf = fc.array(
  fc.record({
    from: fc.integer({ min: 1, max: 28 }),
    days: fc.integer({ min: 0, max: 28 }),
    cut: fc.nat(2),
    balances: fc.boolean(),
    written: fc.nat(WRITTEN.length - 1),
  }),
  { minLength: 1, maxLength: 5 },
);

type Export = { from: number; days: number; cut: number; balances: boolean; written: number };

function cutOut(truth: readonly LineText[], asked: Export): { index: number; line: LineText }[] {
  const [first, last] = [APRIL(asked.from), APRIL(Math.min(28, asked.from + asked.days))];
  const lines = truth
    .map((one, index) => ({ index, line: one }))
    .filter(({ line: { date } }) => date >= first && date <= last);
  const kept = lines.slice(0, Math.max(0, lines.length - asked.cut));
  const rewrite = WRITTEN[asked.written] ?? ((text: string) => text);
  return kept.map(({ index, line: one }) => ({
    index,
    line: { ...one, description: rewrite(one.description), balanceMinor: asked.balances ? one.balanceMinor : null },
  }));
}

/** Strictly inside an export no day can be cut. */
function inside(lines: readonly LineText[]) {
  return (day: string) => day > (lines[0]?.date ?? '') && day < (lines.at(-1)?.date ?? '');
}

/** What the oracle counts: how often each day, amount and name happened. */
function tally(lines: readonly { date: string; amountMinor: bigint; description: string }[]): string[] {
  return lines.map((one) => `${one.date} ${one.amountMinor} ${one.description}`).sort();
}

describe('overlapping exports together', () => {
  it('are the lines that happened, each once', () => {
    fc.assert(
      fc.property(truthOf, exportsOf, (truth, exports) => {
        const books: { index: number; line: LineText }[] = [];
        const taken: LineText[][] = [];
        const seen = new Set<number>();
        for (const asked of exports) {
          const fresh = cutOut(truth, asked);
          const marks = markDuplicates(
            { lines: fresh.map((one) => one.line), isWhole: inside(fresh.map((one) => one.line)) },
            {
              lines: [...books].sort((a, b) => a.index - b.index).map((one) => one.line),
              isWhole: (day) => taken.some((lines) => inside(lines)(day)),
            },
          );
          books.push(...fresh.filter((_, index) => !marks[index]));
          taken.push(fresh.map((one) => one.line));
          for (const { index } of fresh) seen.add(index);
        }
        const named = books.map(({ index, line: one }) => ({ ...one, description: truth[index]?.description ?? '' }));
        expect(tally(named)).toEqual(tally(truth.filter((_, index) => seen.has(index))));
      }),
      { numRuns: 1000 },
    );
  });
});
