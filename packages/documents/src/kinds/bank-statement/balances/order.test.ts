import { Decimal } from 'decimal.js';
import { describe, expect, it } from 'vitest';
import type { DraftLine } from '../rows/build-line.ts';
import type { Entry } from '../rows/entries.ts';
import { oldestFirst } from './order.ts';

/** A line of a day of January with its movement and, where it prints one, its balance. */
function line(day: number, moved: number, balance: number | null = null): DraftLine {
  const date = { year: 2026, month: 1, day, ambiguous: false, start: 0, end: 0, tokens: [] };
  const entry: Entry = {
    rows: [],
    date,
    postDate: null,
    description: [],
    reference: [],
    out: null,
    in: null,
    amount: null,
    balance: null,
    direction: null,
    inherited: false,
    dateUnreadable: false,
    list: 0,
  };
  return {
    entry,
    moved: new Decimal(moved),
    balance: balance === null ? null : new Decimal(balance),
    directionSure: true,
    amountVotes: [],
    balanceVotes: [],
    repaired: null,
    proof: 'unproven',
  };
}

function order(lines: readonly DraftLine[], opening: number | null, closing: number | null = null): string[] {
  const decimal = (value: number | null): Decimal | null => (value === null ? null : new Decimal(value));
  return oldestFirst(lines, decimal(opening), decimal(closing)).map(
    ({ entry, moved, balance }) => `${entry.date?.day} ${moved?.toFixed()} ${balance?.toFixed() ?? '-'}`,
  );
}

describe('oldestFirst', () => {
  it.each<[string, readonly DraftLine[], number | null, readonly string[]]>([
    ['no lines', [], 100, []],
    ['oldest first', [line(1, -10, 90), line(2, 5, 95)], 100, ['1 -10 90', '2 5 95']],
    ['newest first', [line(2, 5, 95), line(1, -10, 90)], 100, ['1 -10 90', '2 5 95']],
    [
      'the balance of a day next to its first line',
      [line(1, -10, 85), line(1, -5), line(2, 5, 96), line(2, 6)],
      100,
      ['1 -10 -', '1 -5 85', '2 5 -', '2 6 96'],
    ],
    [
      'the same, newest first',
      [line(2, 6), line(2, 5, 96), line(1, -5), line(1, -10, 85)],
      100,
      ['1 -10 -', '1 -5 85', '2 5 -', '2 6 96'],
    ],
    ['three days falling without balances', [line(3, 1), line(2, 2), line(1, 3)], null, ['1 3 -', '2 2 -', '3 1 -']],
    ['days rising without balances', [line(1, 3), line(2, 2), line(3, 1)], null, ['1 3 -', '2 2 -', '3 1 -']],
    ['one step down only', [line(2, 2), line(1, 3)], null, ['2 2 -', '1 3 -']],
  ])('%s', (_, lines, opening, wanted) => expect(order(lines, opening)).toEqual(wanted));

  it('does not change the lines it was given', () => {
    const lines = [line(1, -10, 85), line(1, -5), line(2, 5, 96), line(2, 6)];
    order(lines, 100);
    expect(lines.map(({ balance }) => balance?.toFixed() ?? null)).toEqual(['85', null, '96', null]);
  });
});
