import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addMonths, type Day, endOfMonth } from '../calendar/index.ts';
import { postingDay } from '../journal/index.ts';
import type { ManualJournalLine } from '../posting-rules/index.ts';
import { type AssetChange, type AssetFacts, carryingMinorBefore, chargesThrough } from './charge.ts';
import { MONTH_CONVENTIONS, type MonthConvention } from './estimate.ts';
import { type AssetAccounts, additionLines, depreciationLines, disposalLines, transferLines } from './journals.ts';
import { assetMovements, type ClassChange } from './movement.ts';
import { registeredAccounts } from './registered.ts';

const CLASSES = ['c', 'd', 'e'] as const;
type ClassId = (typeof CLASSES)[number];

/** The third class shares the account of depreciation with the second. */
const ACCOUNTS: Readonly<Record<ClassId, AssetAccounts>> = {
  c: { cost: 'cost c', depreciation: 'depreciation c', expense: 'expense', disposal: 'disposal' },
  d: { cost: 'cost d', depreciation: 'depreciation d', expense: 'expense', disposal: 'disposal' },
  e: { cost: 'cost e', depreciation: 'depreciation d', expense: 'expense', disposal: 'disposal' },
};
const BALANCE_ACCOUNTS = ['cost c', 'cost d', 'cost e', 'depreciation c', 'depreciation d'];
const START = '2026-01-01';

type Step =
  | { kind: 'add'; costMinor: bigint; lifeMonths: number; convention: MonthConvention }
  | { kind: 'run' }
  | { kind: 'transfer'; pick: number; to: ClassId }
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
    fc.record({ kind: fc.constant('transfer' as const), pick: fc.nat(50), to: fc.constantFrom(...CLASSES) }),
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
    else if (step.kind === 'transfer') this.transfer(step.pick % Math.max(1, this.terms.length), step.to);
    else this.change(step.kind, step.pick, step.shareMinor);
  }

  /** Every asset starts in the first class; its newest transfer in effect says where it is now. */
  private classOf(asset: number): ClassId {
    const into = this.changesOf(asset).findLast(({ kind, costMinor }) => kind === 'transfer' && costMinor > 0n);
    return CLASSES.find((one) => one === into?.classId) ?? CLASSES[0];
  }

  private transfer(asset: number, to: ClassId): void {
    const held = this.changesOf(asset);
    const from = this.classOf(asset);
    const costMinor = held.reduce((sum, change) => sum + change.costMinor, 0n);
    if (from === to || costMinor <= 0n) return;
    const depreciationMinor = costMinor - carryingMinorBefore(held);
    const date = postingDay(endOfMonth(this.month), this.lockedThrough);
    const change = { asset, kind: 'transfer' as const, date };
    this.record(transferLines(ACCOUNTS[from], ACCOUNTS[to], { label: 'A', costMinor, depreciationMinor }), [
      { ...change, classId: from, costMinor: -costMinor, depreciationMinor: -depreciationMinor },
      { ...change, classId: to, costMinor, depreciationMinor },
    ]);
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
    const classId = this.classOf(asset);
    const accounts = ACCOUNTS[classId];
    if (kind === 'impair') {
      if (amountMinor === 0n) return;
      const change = {
        asset,
        classId,
        kind: 'impairment' as const,
        date,
        costMinor: 0n,
        depreciationMinor: amountMinor,
      };
      this.record(depreciationLines(accounts, [{ label: 'A', amountMinor }], 'Impairment'), [change]);
      return;
    }
    const costMinor = held.reduce((sum, change) => sum + change.costMinor, 0n);
    const depreciationMinor = costMinor - carryingMinor;
    const disposal = { costMinor, depreciationMinor, lastChargeMinor: 0n, proceedsMinor: amountMinor };
    const change = { asset, classId, kind: 'disposal' as const, date, costMinor: -costMinor };
    this.record(disposalLines(accounts, disposal, { label: 'A', proceedsAccount: 'bank' }), [
      { ...change, depreciationMinor: -depreciationMinor },
    ]);
  }

  private add({ costMinor, lifeMonths, convention }: Extract<Step, { kind: 'add' }>): void {
    const asset = this.terms.length;
    const date = postingDay(this.month, this.lockedThrough);
    const terms = { method: 'straight_line' as const, residualMinor: 0n, rateBasisPoints: null };
    this.terms.push([{ from: date, lifeMonths, convention, ...terms }]);
    const change = { asset, classId: 'c', kind: 'addition' as const, date, costMinor, depreciationMinor: 0n };
    this.record(additionLines(ACCOUNTS.c, 'bank', { label: 'A', amountMinor: costMinor }), [change]);
  }

  private run(): void {
    const changes = this.terms.flatMap((estimates, asset) => {
      const held: AssetChange[] = this.changesOf(asset);
      const charges = chargesThrough({ estimates, changes: held }, addMonths(this.month, -1), this.month);
      const amountMinor = charges.reduce((sum, charge) => sum + charge.amountMinor, 0n);
      const date = postingDay(endOfMonth(this.month), this.lockedThrough);
      const change = { asset, classId: this.classOf(asset), kind: 'depreciation' as const, date, costMinor: 0n };
      return amountMinor === 0n ? [] : [{ ...change, depreciationMinor: amountMinor }];
    });
    this.month = addMonths(this.month, 1);
    if (changes.length === 0) return;
    const lines = CLASSES.flatMap((classId) => {
      const own = changes.filter((change) => change.classId === classId);
      const parts = own.map(({ depreciationMinor }) => ({ label: 'A', amountMinor: depreciationMinor }));
      return parts.length === 0 ? [] : depreciationLines(ACCOUNTS[classId], parts, 'Depreciation');
    });
    this.record(lines, changes);
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
        const classes = CLASSES.map((classId) => ({ classId, ...ACCOUNTS[classId] }));
        const registered = registeredAccounts(changes, classes, { from: START, to: '2099-12-31' });
        for (const account of BALANCE_ACCOUNTS)
          expect(registered.get(account)?.closingMinor ?? 0n).toBe(ledgerBalance(desk, account));
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
      const movements = assetMovements(changes, period);
      for (const { cost, depreciation } of movements) {
        const { additionsMinor, closingMinor: costMinor } = cost;
        expect(cost.openingMinor + additionsMinor + cost.disposalsMinor + cost.transfersMinor).toBe(costMinor);
        const { openingMinor, chargeMinor, impairmentMinor, disposalsMinor, transfersMinor, closingMinor } =
          depreciation;
        expect(openingMinor + chargeMinor + impairmentMinor + disposalsMinor + transfersMinor).toBe(closingMinor);
      }
      // A transfer moves amounts from one class to another: the classes together have none.
      expect(movements.reduce((sum, { cost }) => sum + cost.transfersMinor, 0n)).toBe(0n);
      expect(movements.reduce((sum, { depreciation }) => sum + depreciation.transfersMinor, 0n)).toBe(0n);
    }),
    { numRuns: 60, seed: 9 },
  );
});
