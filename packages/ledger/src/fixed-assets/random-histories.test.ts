import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addMonths, type Day, endOfMonth } from '../calendar/index.ts';
import { postingDay } from '../journal/index.ts';
import type { ManualJournalLine } from '../posting-rules/index.ts';
import { type AssetChange, type AssetFacts, carryingMinorBefore, chargesThrough } from './charge.ts';
import { MONTH_CONVENTIONS, type MonthConvention } from './estimate.ts';
import { additionLines, depreciationLines, disposalLines } from './journals.ts';
import { assetMovements, type ClassChange } from './movement.ts';

const ACCOUNTS = { cost: 'cost', depreciation: 'depreciation', expense: 'expense', disposal: 'disposal' };
const START = '2026-01-01';

type Step =
  | { kind: 'add'; costMinor: bigint; lifeMonths: number; convention: MonthConvention }
  | { kind: 'run' }
  | { kind: 'lock' }
  | { kind: 'impair' | 'dispose' | 'reverse'; pick: number; shareMinor: bigint };

interface Recorded {
  lines: readonly ManualJournalLine[];
  changes: readonly (ClassChange & { asset: number })[];
}

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('add' as const),
      costMinor: fc.bigInt(1n, 10n ** 9n),
      lifeMonths: fc.integer({ min: 1, max: 40 }),
      convention: fc.constantFrom(...MONTH_CONVENTIONS),
    }),
    fc.record({ kind: fc.constant('run' as const) }),
    fc.record({ kind: fc.constant('lock' as const) }),
    fc.record({
      kind: fc.constantFrom('impair' as const, 'dispose' as const, 'reverse' as const),
      pick: fc.nat(50),
      shareMinor: fc.bigInt(0n, 120n),
    }),
  ),
  { minLength: 5, maxLength: 40 },
);

/** A register kept with the rules, and everything that was posted for it. A reversal removes the newest event. */
class Desk {
  readonly recorded: Recorded[] = [];
  readonly reversed: ManualJournalLine[][] = [];
  readonly terms: AssetFacts['estimates'][] = [];
  month: Day = START;
  lockedThrough: Day | null = null;

  changesOf(asset: number): (ClassChange & { asset: number })[] {
    return this.recorded.flatMap(({ changes }) => changes.filter((change) => change.asset === asset));
  }

  do(step: Step): void {
    if (step.kind === 'add') this.add(step);
    else if (step.kind === 'run') this.run();
    else if (step.kind === 'lock') this.lockedThrough = endOfMonth(this.month);
    else if (step.kind === 'reverse') this.reverse();
    else this.change(step.kind, step.pick, step.shareMinor);
  }

  private record(lines: readonly ManualJournalLine[], changes: Recorded['changes']): void {
    const locked = this.lockedThrough;
    if (locked !== null && changes.some(({ date }) => date <= locked)) throw new Error('posted in a locked month');
    this.recorded.push({ lines, changes });
  }

  private change(kind: 'impair' | 'dispose', pick: number, shareMinor: bigint): void {
    const asset = pick % Math.max(1, this.terms.length);
    const held = this.changesOf(asset);
    const carryingMinor = carryingMinorBefore(held);
    if (carryingMinor <= 0n) return;
    const date = postingDay(endOfMonth(this.month), this.lockedThrough);
    const amountMinor = (carryingMinor * shareMinor) / 120n;
    if (kind === 'impair') {
      if (amountMinor === 0n) return;
      const change = {
        asset,
        classId: 'c',
        kind: 'impairment' as const,
        date,
        costMinor: 0n,
        depreciationMinor: amountMinor,
      };
      this.record(depreciationLines(ACCOUNTS, [{ label: 'A', amountMinor }], 'Impairment'), [change]);
      return;
    }
    const costMinor = held.reduce((sum, change) => sum + change.costMinor, 0n);
    const depreciationMinor = costMinor - carryingMinor;
    const disposal = { costMinor, depreciationMinor, lastChargeMinor: 0n, proceedsMinor: amountMinor };
    const change = { asset, classId: 'c', kind: 'disposal' as const, date, costMinor: -costMinor };
    this.record(disposalLines(ACCOUNTS, disposal, { label: 'A', proceedsAccount: 'bank' }), [
      { ...change, depreciationMinor: -depreciationMinor },
    ]);
  }

  private add({ costMinor, lifeMonths, convention }: Extract<Step, { kind: 'add' }>): void {
    const asset = this.terms.length;
    const date = postingDay(this.month, this.lockedThrough);
    const terms = { method: 'straight_line' as const, residualMinor: 0n, rateBasisPoints: null };
    this.terms.push([{ from: date, lifeMonths, convention, ...terms }]);
    const change = { asset, classId: 'c', kind: 'addition' as const, date, costMinor, depreciationMinor: 0n };
    this.record(additionLines(ACCOUNTS, 'bank', { label: 'A', amountMinor: costMinor }), [change]);
  }

  private run(): void {
    const changes = this.terms.flatMap((estimates, asset) => {
      const held: AssetChange[] = this.changesOf(asset);
      const charges = chargesThrough({ estimates, changes: held }, addMonths(this.month, -1), this.month);
      const amountMinor = charges.reduce((sum, charge) => sum + charge.amountMinor, 0n);
      const date = postingDay(endOfMonth(this.month), this.lockedThrough);
      const change = { asset, classId: 'c', kind: 'depreciation' as const, date, costMinor: 0n };
      return amountMinor === 0n ? [] : [{ ...change, depreciationMinor: amountMinor }];
    });
    this.month = addMonths(this.month, 1);
    if (changes.length === 0) return;
    const parts = changes.map(({ depreciationMinor }) => ({ label: 'A', amountMinor: depreciationMinor }));
    this.record(depreciationLines(ACCOUNTS, parts, 'Depreciation'), changes);
  }

  private reverse(): void {
    const last = this.recorded.pop();
    if (last !== undefined) this.reversed.push([...last.lines], last.lines.map(swap));
  }
}

function swap(line: ManualJournalLine): ManualJournalLine {
  return { ...line, debitMinor: line.creditMinor, creditMinor: line.debitMinor };
}

/** The oracle: it adds up one line after another and knows nothing of assets. */
function ledgerBalance(desk: Desk, account: string): bigint {
  let balance = 0n;
  for (const line of [...desk.recorded.flatMap(({ lines }) => lines), ...desk.reversed.flat()])
    if (line.accountCode === account) balance += line.debitMinor - line.creditMinor;
  return balance;
}

it('the register equals the ledger, entries balance and no asset falls below zero, after any history', () => {
  fc.assert(
    fc.property(steps, (history) => {
      const desk = new Desk();
      for (const step of history) {
        desk.do(step);
        const changes = desk.recorded.flatMap((one) => one.changes);
        const [note] = assetMovements(changes, { from: START, to: '2099-12-31' });
        expect(note?.cost.closingMinor ?? 0n).toBe(ledgerBalance(desk, 'cost'));
        expect(note?.depreciation.closingMinor ?? 0n).toBe(-ledgerBalance(desk, 'depreciation'));
        for (const { lines } of desk.recorded)
          expect(lines.reduce((sum, line) => sum + line.debitMinor - line.creditMinor, 0n)).toBe(0n);
        for (const asset of desk.terms.keys())
          expect(carryingMinorBefore(desk.changesOf(asset))).toBeGreaterThanOrEqual(0n);
      }
    }),
    { numRuns: 100, seed: 5 },
  );
});

it('the columns of the note add up to its closing figures in any period', () => {
  fc.assert(
    fc.property(steps, fc.nat(20), (history, after) => {
      const desk = new Desk();
      for (const step of history) desk.do(step);
      const period = { from: addMonths(START, after), to: endOfMonth(addMonths(START, after + 3)) };
      const changes = desk.recorded.flatMap((one) => one.changes);
      for (const { cost, depreciation } of assetMovements(changes, period)) {
        expect(cost.openingMinor + cost.additionsMinor + cost.disposalsMinor).toBe(cost.closingMinor);
        const { openingMinor, chargeMinor, impairmentMinor, disposalsMinor, closingMinor } = depreciation;
        expect(openingMinor + chargeMinor + impairmentMinor + disposalsMinor).toBe(closingMinor);
      }
    }),
    { numRuns: 60, seed: 9 },
  );
});
