import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computedField, embeddedField } from '../../../evidence/evidence.ts';
import { linesOf } from '../../../page/layout.ts';
import type { Statement, StatementLine } from '../../../reading.ts';
import { pageOfText } from '../../../testing/page-of-text.ts';
import type { Movement } from '../rows/movement.ts';
import { costOf, repairByBalances } from './balances.ts';
import { statementChecks } from './checks.ts';
import { changeWeight, likelyReadings, misreadingWeight } from './misreading.ts';
import { repairCost, solve, UNSOLVED_COST } from './segment.ts';
import { statedBalances, summaryBalance } from './summary.ts';

const of = (cents: number): Decimal => new Decimal(cents).dividedBy(100);
const cents = fc.integer({ min: -9_999_999, max: 9_999_999 }).filter((one) => one !== 0);

function movement(moved: Decimal | null, balance: Decimal | null, directionSure = true): Movement {
  return { moved, balance, directionSure, amountVotes: [], balanceVotes: [], repaired: null, proof: 'unproven' };
}

function running(opening: number, moves: readonly number[]): Decimal[] {
  return moves.map((_, index) => of(moves.slice(0, index + 1).reduce((sum, one) => sum + one, opening)));
}

describe('repairByBalances', () => {
  it('changes nothing where every balance follows, and proves every line', () => {
    fc.assert(
      fc.property(cents, fc.array(cents, { minLength: 1, maxLength: 12 }), fc.boolean(), (opening, moves, mend) => {
        const balances = running(opening, moves);
        const lines = moves.map((one, index) => movement(of(one), balances[index] ?? null));
        const ends = repairByBalances(lines, of(opening), balances.at(-1) ?? null, mend);
        expect(ends.mended).toEqual([]);
        for (const line of lines) expect([line.repaired, line.proof]).toEqual([null, 'proven']);
        expect(costOf(lines, of(opening), balances.at(-1) ?? null)).toBe(0);
      }),
    );
  });

  it('finds every direction that is not printed, where each line has its balance', () => {
    fc.assert(
      fc.property(cents, fc.array(cents, { minLength: 1, maxLength: 12 }), (opening, moves) => {
        const balances = running(opening, moves);
        const lines = moves.map((one, index) => movement(of(one).abs(), balances[index] ?? null, false));
        repairByBalances(lines, of(opening), null, false);
        expect(lines.map(({ moved }) => moved?.toFixed(2))).toEqual(moves.map((one) => of(one).toFixed(2)));
        expect(lines.every(({ proof, repaired }) => proof === 'proven' && repaired === null)).toBe(true);
      }),
    );
  });

  it('finds one amount that could not be read', () => {
    fc.assert(
      fc.property(cents, fc.array(cents, { minLength: 1, maxLength: 8 }), fc.nat(7), (opening, moves, at) => {
        const lost = at % moves.length;
        const balances = running(opening, moves);
        const lines = moves.map((one, index) => movement(index === lost ? null : of(one), balances[index] ?? null));
        repairByBalances(lines, of(opening), null, false);
        expect(lines[lost]?.moved?.toFixed(2)).toBe(of(moves[lost] ?? 0).toFixed(2));
        expect(lines[lost]?.repaired).toBe('amount');
      }),
    );
  });

  it('finds one balance that lost its sign', () => {
    const lines = [movement(of(-5000), of(-2000)), movement(of(-1000), of(3000)), movement(of(500), of(-2500))];
    repairByBalances(lines, of(3000), null, false);
    expect(lines.map(({ balance }) => balance?.toFixed(2))).toEqual(['-20.00', '-30.00', '-25.00']);
    expect(lines.map(({ repaired }) => repaired)).toEqual([null, 'balance', null]);
  });

  it('does not change digits of a page that was not recognised', () => {
    fc.assert(
      fc.property(cents, fc.array(cents, { minLength: 1, maxLength: 6 }), (opening, moves) => {
        const balances = running(opening, moves);
        const lines = moves.map((one, index) => movement(of(one + (index === 0 ? 10 : 0)), balances[index] ?? null));
        const before = lines.map(({ moved }) => moved?.abs().toFixed(2));
        repairByBalances(lines, of(opening), null, false);
        expect(lines.map(({ moved }) => moved?.abs().toFixed(2))).toEqual(before);
      }),
    );
  });

  it('without a balance proves nothing', () => {
    const lines = [movement(of(100), null), movement(of(-50), null)];
    repairByBalances(lines, of(100), null, true);
    expect(lines.map(({ proof }) => proof)).toEqual(['unproven', 'unproven']);
    expect(repairByBalances([], null, null, true)).toEqual({ opening: null, closing: null, mended: [] });
  });
});

describe('solve', () => {
  it('has no cost only where the lines move what is wanted', () => {
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1, maxLength: 8 }), cents, fc.boolean(), (moves, wanted, mend) => {
        const lines = moves.map((one) => movement(of(one), null));
        const found = solve(lines, of(wanted), mend);
        const sum = moves.reduce((all, one) => all + one, 0);
        expect(found.cost === 0).toBe(sum === wanted);
        expect(found.cost).toBeLessThanOrEqual(UNSOLVED_COST);
        if (found.ties) {
          const changed = new Map(found.changes.map(({ line, moved }) => [line, moved]));
          const total = lines.reduce((all, line) => all.plus(changed.get(line) ?? line.moved ?? 0), new Decimal(0));
          expect(total.toFixed(2)).toBe(of(wanted).toFixed(2));
        } else expect(found.changes).toEqual([]);
      }),
    );
  });

  it('a figure that another reading saw comes before any other', () => {
    expect(repairCost(of(1234), of(9999), [of(-9999)])).toBe(0.4);
    expect(repairCost(of(1234), of(9999), [])).toBeNull();
    expect(repairCost(of(1234), of(1284), [])).toBeCloseTo(1.4);
  });
});

describe('misreadings', () => {
  it('weigh the same in both directions, and nothing for the figure itself', () => {
    const positive = fc.integer({ min: 1, max: 9_999_999 });
    fc.assert(
      fc.property(positive, positive, (one, other) => {
        expect(misreadingWeight(of(one), of(one))).toBe(0);
        expect(misreadingWeight(of(one), of(other).negated())).toBe(misreadingWeight(of(one), of(other)));
        const weight = misreadingWeight(of(one), of(other));
        if (weight !== null) expect(weight >= 0 && weight <= 1.7 + 1e-9).toBe(true);
      }),
    );
  });

  it.each([
    ['12.34', '12.84', 0.4],
    ['12.34', '52.34', 0.9],
    ['1234.00', '12.34', 0.5],
    ['12.34', '1234.00', 0.5],
    ['0.12', '12.34', null],
    ['12.34', '0.00', null],
    ['12.34', '99.99', null],
    ['123.45', '1123.45', 0.8],
    ['1.00', '100000.00', null],
  ])('%s for %s: %s', (read, meant, weight) => {
    const found = misreadingWeight(new Decimal(read), new Decimal(meant));
    if (weight === null) expect(found).toBeNull();
    else expect(found).toBeCloseTo(weight);
  });

  it('likelyReadings differ in one digit that is easily confused, with the same sign', () => {
    fc.assert(
      fc.property(cents, (one) => {
        for (const other of likelyReadings(of(one))) {
          expect(other.isNegative()).toBe(one < 0);
          const [read, meant] = [of(one), other].map((value) => value.abs().times(100).toFixed(0).padStart(9, '0'));
          expect([...(read ?? '')].filter((digit, at) => digit !== meant?.[at])).toHaveLength(1);
        }
      }),
      { numRuns: 50 },
    );
  });

  it.each([
    ['3', '8', 0.4],
    ['8', '3', 0.4],
    ['3', '3', 0],
    ['0', '7', 0.9],
  ])('%s for %s weighs %d', (read, meant, weight) => expect(changeWeight(read, meant)).toBe(weight));
});

describe('statementChecks', () => {
  function statement(
    opening: number | null,
    moves: readonly number[],
    closing: number | null,
    card = false,
  ): Statement {
    const balances = running(opening ?? 0, card ? moves.map((one) => -one) : moves);
    const line = (one: number, index: number): StatementLine => ({
      date: embeddedField('2026-01-13'),
      postDate: null,
      description: embeddedField('Rent'),
      reference: null,
      out: one < 0 ? embeddedField(of(-one).toFixed(2)) : null,
      in: one < 0 ? null : embeddedField(of(one).toFixed(2)),
      balance: embeddedField(balances[index]?.toFixed(2) ?? ''),
      page: 1,
      box: { x: 0, y: 0, width: 0, height: 0 },
      confidence: 1,
    });
    const read = (value: number | null) =>
      value === null ? null : { ...computedField(of(value).toFixed(2), 1), origin: 'read' as const };
    return {
      account: null,
      currency: null,
      periodStart: null,
      periodEnd: null,
      dueDate: null,
      openingBalance: read(opening),
      closingBalance: read(closing),
      card,
      lines: moves.map(line),
    };
  }

  it('hold for every statement whose balances follow, held or owed', () => {
    fc.assert(
      fc.property(cents, fc.array(cents, { maxLength: 10 }), fc.boolean(), (opening, moves, card) => {
        const closing = opening + (card ? -1 : 1) * moves.reduce((sum, one) => sum + one, 0);
        const checks = statementChecks(statement(opening, moves, closing, card), 3);
        expect(checks).toHaveLength(moves.length + 1);
        expect(checks.every(({ holds, statement: index }) => holds && index === 3)).toBe(true);
        const wrong = statementChecks(statement(opening, moves, closing + 1, card), 0);
        expect(wrong.filter(({ holds }) => !holds).map(({ code }) => code)).toEqual(['statement_balance']);
      }),
    );
  });

  it('prove nothing from an opening balance that was calculated', () => {
    const one = statement(10_000, [-500], 9_500);
    const calculated = { ...one, openingBalance: computedField('100.00', 0.6) };
    expect(statementChecks(calculated, 0).map(({ code }) => code)).toEqual(['running_balance']);
    expect(statementChecks({ ...one, openingBalance: null }, 0)).toEqual([]);
  });
});

describe('balances that a summary states', () => {
  const lines = (text: string) => linesOf(pageOfText(text));
  const CONVENTIONS = { decimalMark: '.', card: false } as const;

  it.each([
    ['Opening balance   1,234.50', '1234.50', null],
    ['Opening balance\n1,234.50', '1234.50', null],
    ['Previous balance 1,234.50 DR', '-1234.50', null],
    ['Closing balance   99.00\nOpening balance   1.00', '1.00', '99.00'],
    ['上期結餘   100.00\n本期結餘   90.00', '100.00', '90.00'],
    ['Opening balance   12', null, null],
    ['nothing', null, null],
  ])('%j', (text, opening, closing) => {
    const found = statedBalances(lines(text), CONVENTIONS);
    expect([found.opening?.value ?? null, found.closing?.value ?? null]).toEqual([opening, closing]);
  });

  it.each([
    ['123-456-789   HKD   1,234.50', '1234.50'],
    ['123-456-789   HKD   1.00   1,234.50', null],
    ['123-456-780   HKD   1,234.50', null],
    ['123-456-789   US$1,234.50', null],
    ['123-456-789   1,234.50 DR', '-1234.50'],
  ])('for an account in %j: %s', (text, balance) => {
    expect(summaryBalance(lines(text), '123-456-789', 'HKD', '.')?.toFixed(2) ?? null).toBe(balance);
  });
});
