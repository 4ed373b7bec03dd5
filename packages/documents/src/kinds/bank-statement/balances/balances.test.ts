import { Decimal } from 'decimal.js';
import { describe, expect, it } from 'vitest';
import type { Movement } from '../rows/movement.ts';
import { repairByBalances } from './balances.ts';

function line(moved: string | null, balance: string | null, directionSure = true): Movement {
  return {
    moved: moved === null ? null : new Decimal(moved),
    balance: balance === null ? null : new Decimal(balance),
    directionSure,
    amountVotes: [],
    balanceVotes: [],
    repaired: null,
    proof: 'unproven',
  };
}

function after(
  opening: string | null,
  closing: string | null,
  lines: Movement[],
  mayMendDigits = false,
): (string | undefined)[] {
  repairByBalances(
    lines,
    opening === null ? null : new Decimal(opening),
    closing === null ? null : new Decimal(closing),
    mayMendDigits,
  );
  return lines.map((entry) => entry.moved?.toFixed(2));
}

describe('repairByBalances', () => {
  it('leaves lines alone that tie', () => {
    const lines = [line('10.00', '110.00'), line('-60.00', '50.00')];
    expect(after('100.00', '50.00', lines)).toEqual(['10.00', '-60.00']);
    expect(lines.map((entry) => entry.repaired)).toEqual([null, null]);
  });

  it('turns a direction the running balance contradicts, and says so', () => {
    const lines = [line('10.00', '110.00'), line('60.00', '50.00')];
    expect(after('100.00', null, lines)).toEqual(['10.00', '-60.00']);
    expect(lines[1]?.repaired).toBe('direction');
  });

  it('decides several undecided directions between two balances', () => {
    const lines = [line('-10.00', null, false), line('-25.00', null, false), line('-5.00', '110.00', false)];
    expect(after('100.00', null, lines)).toEqual(['-10.00', '25.00', '-5.00']);
  });

  it('works out the one amount that could not be read', () => {
    const lines = [line(null, '88.00'), line('5.00', '93.00')];
    expect(after('100.00', null, lines)).toEqual(['-12.00', '5.00']);
    expect(lines[0]?.repaired).toBe('amount');
  });

  it('corrects a misread digit on recognised pages only', () => {
    const scan = [line('138.00', '230.00'), line('5.00', '235.00')];
    expect(after('100.00', null, scan, true)).toEqual(['130.00', '5.00']);
    const text = [line('138.00', '230.00'), line('5.00', '235.00')];
    expect(after('100.00', null, text)).toEqual(['138.00', '5.00']);
  });

  it('corrects a misread balance when the lines after it agree with the lines before', () => {
    const lines = [line('30.00', '136.00'), line('5.00', '135.00')];
    after('100.00', null, lines, true);
    expect(lines[0]?.balance?.toFixed(2)).toBe('130.00');
    expect(lines[0]?.repaired).toBe('balance');
  });

  it('does not invent what nothing supports', () => {
    const lines = [line('30.00', '777.00')];
    expect(after('100.00', null, lines, true)).toEqual(['30.00']);
  });
});
