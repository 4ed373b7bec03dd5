import { type AccountFrame, linesBeforeNext } from '@folio/ledger';
import { describe, expect, it } from 'vitest';
import type { StoredLedgerLine } from '../../../books/ledger/index.ts';
import type { LedgerSlice } from './page.ts';
import { inParts } from './walk.ts';

const lines = Array.from({ length: 250 }, (_, n) => {
  const line = {
    date: `2026-04-${String(1 + (n % 30)).padStart(2, '0')}`,
    lineNo: n,
    debitMinor: BigInt(n),
    creditMinor: 1n,
  };
  return { ...line, foreignAmountMinor: null } as StoredLedgerLine;
});
const whole = (some: readonly StoredLedgerLine[]): LedgerSlice => ({
  frame: {} as AccountFrame,
  before: { date: '2026-03-31', netMinor: 5n, foreignMinor: 0n },
  lines: some,
  isFirst: true,
  isLast: true,
});

describe('a page of lines in parts', () => {
  it('has few lines in each, so that few rows are in memory', () => {
    expect([...inParts(whole(lines))].map((part) => part.lines.length)).toEqual([100, 100, 50]);
    expect([...inParts(whole(lines.slice(0, 200)))].map((part) => part.lines.length)).toEqual([100, 100]);
  });

  it('begins and ends the account once, and carries the sums on', () => {
    const parts = [...inParts(whole(lines))];
    expect(parts.map(({ isFirst, isLast }) => [isFirst, isLast])).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ]);
    expect(parts.flatMap((part) => part.lines)).toEqual(lines);
    expect(parts[2]?.before).toEqual(linesBeforeNext(whole([]).before, lines.slice(0, 200)));
  });

  it('is one part without lines', () => {
    expect([...inParts(whole([]))]).toEqual([whole([])]);
  });
});
