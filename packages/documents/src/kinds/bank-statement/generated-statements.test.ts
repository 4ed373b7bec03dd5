import { describe, expect, it } from 'vitest';
import { linesOf } from '../../page/layout.ts';
import type { DocumentKind, Reading } from '../../reading.ts';
import { emptyReading } from '../../reading-parts.ts';
import { statementReading } from './statement-reading.ts';
import { type Comparison, compare } from './testing/compare.ts';
import { DAMAGES, type Damage, degraded } from './testing/degrade.ts';
import { FAMILIES } from './testing/families.ts';
import { randomOf } from './testing/random.ts';
import type { MadeStatement } from './testing/truth.ts';

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];
const SLOW_MS = 60_000;

function read({ pages }: MadeStatement, kind: DocumentKind = 'bank_statement'): Reading {
  const base = emptyReading(pages.map((page) => ({ ...page, turn: 0, mirrored: false })));
  return statementReading(base, pages.flatMap(linesOf), { kind, confidence: 0.9 }, pages);
}

describe('made-up statements of every family', () => {
  it.each(FAMILIES)(
    '$name: every account, every line, every balance and description, and proven',
    ({ make }) => {
      for (const seed of SEEDS) {
        const made = make(seed);
        const reading = read(made);
        expect([seed, compare(made, reading.statements).problems]).toEqual([seed, []]);
        expect([seed, reading.checks.filter((check) => !check.holds)]).toEqual([seed, []]);
        const lines = reading.statements.flatMap((statement) => statement.lines);
        expect([seed, lines.filter((line) => line.confidence < 0.5 || line.repaired !== undefined)]).toEqual([
          seed,
          [],
        ]);
      }
    },
    SLOW_MS,
  );

  it('tells card statements from bank statements by their arithmetic, whatever they were taken for', () => {
    const wrong = FAMILIES.filter(({ name, make }) => {
      const isCard = name.startsWith('card');
      const { kind } = read(make(2), isCard ? 'bank_statement' : 'card_statement');
      return kind !== (isCard ? 'card_statement' : 'bank_statement');
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});

function printsBalances({ truth }: MadeStatement): boolean {
  return truth.some((statement) => statement.lines.some((line) => line.balance !== null));
}

/** All families, damaged in one way. */
function damagedReadings(damage: Damage): Comparison[] {
  return FAMILIES.map(({ name, make }) => degraded(make(1), damage, randomOf(31 + name.length)))
    .filter(printsBalances)
    .map((made) => compare(made, read(made).statements));
}

/** A wrong day between two right ones, and two errors that cancel out, are beyond what balances can tell. */
const BEYOND_BALANCES: readonly Damage[] = ['digits', 'misread dates', 'everything a little'];

/** One row of every page is gone: no reader sees it, so that fewer can be right. */
function leastShare(damage: Damage): number {
  return damage === 'missing row' ? 0.85 : 0.9;
}

describe('statements damaged as by recognition', () => {
  it.each(DAMAGES)(
    '%s: most rows are right, wrong ones are flagged',
    (damage) => {
      const found = damagedReadings(damage);
      const rows = found.reduce((sum, { rows: count }) => sum + count, 0);
      const right = found.reduce((sum, { rightRows }) => sum + rightRows, 0);
      const unflagged = found.flatMap((comparison) => comparison.unflagged);
      expect(right / rows).toBeGreaterThan(leastShare(damage));
      expect(unflagged.length).toBeLessThanOrEqual(BEYOND_BALANCES.includes(damage) ? rows * 0.005 : 0);
    },
    SLOW_MS,
  );
});
