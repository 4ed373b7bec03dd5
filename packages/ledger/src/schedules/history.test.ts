import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type Day } from '../calendar/index.ts';
import { postingDay } from '../journal/index.ts';
import {
  endEarly,
  explainBalance,
  openAt,
  type PlannedLine,
  replan,
  SCHEDULE_KINDS,
  type ScheduleHistory,
  type ScheduleKind,
  type ScheduleTerms,
  SPREAD_METHODS,
  scheduleSides,
  spread,
} from './index.ts';

interface Posting {
  on: Day;
  account: string;
  /** Debit positive. */
  amountMinor: bigint;
}

/** A naive ledger: every posting in one list, a balance by adding all of them up. */
class Desk {
  readonly postings: Posting[] = [];
  readonly source: { on: Day; amountMinor: bigint }[] = [];
  readonly posted: { on: Day; amountMinor: bigint }[] = [];
  /** Posted lines with the days of their entries. */
  readonly standing: (PlannedLine & { on: Day })[] = [];
  lines: PlannedLine[];
  terms: ScheduleTerms;
  lockedThrough: Day | null = null;
  readonly kind: ScheduleKind;

  constructor(kind: ScheduleKind, terms: ScheduleTerms) {
    this.kind = kind;
    this.terms = terms;
    this.lines = spread(terms);
    this.addSource(terms.from, terms.amountMinor);
  }

  /** A bill into the asset account or an invoice into the liability account; an accrual has no document yet. */
  addSource(on: Day, amountMinor: bigint): void {
    this.source.push({ on, amountMinor });
    if (this.kind === 'accrual') return;
    this.postings.push({
      on,
      account: 'balance',
      amountMinor: this.kind === 'prepayment' ? amountMinor : -amountMinor,
    });
  }

  post(on: Day, amountMinor: bigint): void {
    if (this.lockedThrough !== null && on <= this.lockedThrough) throw new Error(`${on} is locked`);
    this.posted.push({ on, amountMinor });
    const accounts = { kind: this.kind, balanceAccount: 'balance', resultAccount: 'result' };
    for (const { account, debitMinor, creditMinor } of scheduleSides(accounts, amountMinor))
      this.postings.push({ on, account, amountMinor: debitMinor - creditMinor });
  }

  run(through: Day): void {
    for (const line of this.lines.filter(({ dueOn }) => dueOn <= through)) {
      const on = postingDay(line.dueOn, this.lockedThrough);
      this.post(on, line.amountMinor);
      this.standing.push({ ...line, on });
    }
    this.lines = this.lines.filter(({ dueOn }) => dueOn > through);
  }

  /** A posted line, by a counter entry on the day of its entry or the first open day. */
  takeBack(pick: number): void {
    const [line] = this.standing.splice(pick % Math.max(1, this.standing.length), 1);
    if (line === undefined) return;
    this.post(postingDay(line.on, this.lockedThrough), -line.amountMinor);
    this.lines = replan(this.terms, this.standing);
  }

  /** The lock only moves forward here. */
  lock(through: Day): void {
    if (this.lockedThrough === null || through > this.lockedThrough) this.lockedThrough = through;
  }

  change(terms: ScheduleTerms): void {
    this.terms = terms;
    this.lines = replan(terms, this.standing);
  }

  history(): ScheduleHistory {
    return { kind: this.kind, source: this.source, posted: this.posted };
  }

  closing(day: Day): bigint {
    const debit = this.postings
      .filter(({ account, on }) => account === 'balance' && on <= day)
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
    return this.kind === 'prepayment' ? debit : -debit;
  }
}

type Step =
  | { do: 'run' | 'end' | 'lock'; afterDays: number }
  | { do: 'extend'; days: number }
  | { do: 'credit'; percent: bigint; afterDays: number }
  | { do: 'takeBack'; pick: number };

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constantFrom('run' as const, 'end' as const, 'lock' as const),
    afterDays: fc.integer({ min: 0, max: 900 }),
  }),
  fc.record({ do: fc.constant('extend' as const), days: fc.integer({ min: 0, max: 400 }) }),
  fc.record({
    do: fc.constant('credit' as const),
    percent: fc.bigInt({ min: 0n, max: 100n }),
    afterDays: fc.integer({ min: 0, max: 900 }),
  }),
  fc.record({ do: fc.constant('takeBack' as const), pick: fc.nat(40) }),
);

function take(desk: Desk, step: Step): void {
  const { terms } = desk;
  if (step.do === 'run') desk.run(addDays(terms.from, step.afterDays));
  if (step.do === 'lock') desk.lock(addDays(terms.from, step.afterDays));
  if (step.do === 'takeBack') desk.takeBack(step.pick);
  if (step.do === 'extend') desk.change({ ...terms, to: addDays(terms.to, step.days) });
  if (step.do === 'end') {
    const on = addDays(terms.from, step.afterDays);
    if (on <= terms.to) desk.change(endEarly(terms, on));
  }
  if (step.do === 'credit') {
    const creditMinor = (terms.amountMinor * step.percent) / 100n;
    desk.addSource(postingDay(addDays(terms.from, step.afterDays), desk.lockedThrough), -creditMinor);
    desk.change({ ...terms, amountMinor: terms.amountMinor - creditMinor });
  }
}

const anyDesk = fc
  .record({
    kind: fc.constantFrom(...SCHEDULE_KINDS),
    amountMinor: fc.bigInt({ min: 1n, max: 10n ** 12n }),
    days: fc.integer({ min: 0, max: 800 }),
    offset: fc.integer({ min: 0, max: 2_000 }),
    method: fc.constantFrom(...SPREAD_METHODS),
  })
  .map(({ kind, amountMinor, days, offset, method }) => {
    const from = addDays('2023-01-01', offset);
    return new Desk(kind, { amountMinor, from, to: addDays(from, days), method });
  });

describe('a history of schedules', () => {
  it('explains the closing balance on every date', () => {
    fc.assert(
      fc.property(
        fc.array(anyDesk, { minLength: 1, maxLength: 3 }),
        fc.array(anyStep, { maxLength: 10 }),
        (desks, steps) => {
          for (const step of steps) for (const desk of desks) take(desk, step);
          const days = desks.flatMap(({ postings }) => postings.flatMap(({ on }) => [addDays(on, -1), on]));
          for (const kind of SCHEDULE_KINDS) {
            const own = desks.filter((desk) => desk.kind === kind);
            for (const day of days) {
              const closingMinor = own.reduce((sum, desk) => sum + desk.closing(day), 0n);
              const histories = own.map((desk) => desk.history());
              expect(explainBalance(closingMinor, histories, day).differenceMinor).toBe(0n);
            }
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it('keeps the sum of posted and planned lines at the amount, with one line for a month', () => {
    fc.assert(
      fc.property(anyDesk, fc.array(anyStep, { maxLength: 12 }), (desk, steps) => {
        for (const step of steps) {
          take(desk, step);
          const all = [...desk.standing, ...desk.lines];
          expect(all.reduce((sum, line) => sum + line.amountMinor, 0n)).toBe(desk.terms.amountMinor);
          expect(new Set(all.map(({ dueOn }) => dueOn)).size).toBe(all.length);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('holds nothing once the lines of locked months are posted late, and posts nothing in a locked month', () => {
    fc.assert(
      fc.property(anyDesk, fc.array(anyStep, { maxLength: 12 }), (desk, steps) => {
        for (const step of steps) take(desk, step);
        desk.run('2099-12-31');
        expect(desk.lines).toEqual([]);
        expect(openAt(desk.history(), '2099-12-31')).toBe(desk.kind === 'accrual' ? desk.terms.amountMinor : 0n);
      }),
      { numRuns: 150 },
    );
  });

  it('holds nothing once everything is posted, and less after a credit note', () => {
    const desk = new Desk('prepayment', {
      amountMinor: 1_200n,
      from: '2026-01-01',
      to: '2026-12-31',
      method: 'equal_months',
    });
    desk.run('2026-06-30');
    desk.addSource('2026-07-10', -300n);
    desk.change({ ...desk.terms, amountMinor: 900n });
    expect(desk.lines.map(({ amountMinor }) => amountMinor)).toEqual([50n, 50n, 50n, 50n, 50n, 50n]);
    expect([openAt(desk.history(), '2026-06-30'), openAt(desk.history(), '2026-07-31')]).toEqual([600n, 300n]);
    desk.change(endEarly(desk.terms, '2026-08-15'));
    expect(desk.lines).toEqual([
      { dueOn: '2026-07-31', amountMinor: 202n },
      { dueOn: '2026-08-31', amountMinor: 98n },
    ]);
    desk.run('2026-08-31');
    expect(openAt(desk.history(), '2026-08-31')).toBe(0n);
  });

  it('puts the rest into the first free month from the end on where the period has none left, also a negative one', () => {
    const terms: ScheduleTerms = { amountMinor: 1_200n, from: '2026-01-01', to: '2026-12-31', method: 'full_months' };
    const posted = spread(terms).slice(0, 6);
    expect(replan(endEarly(terms, '2026-03-31'), posted)).toEqual([{ dueOn: '2026-07-31', amountMinor: 600n }]);
    expect(replan({ ...endEarly(terms, '2026-03-31'), amountMinor: 500n }, posted)).toEqual([
      { dueOn: '2026-07-31', amountMinor: -100n },
    ]);
    const withGap = posted.filter(({ dueOn }) => dueOn !== '2026-05-31');
    expect(replan(endEarly(terms, '2026-03-31'), withGap)).toEqual([{ dueOn: '2026-05-31', amountMinor: 700n }]);
  });
});

describe('the entry of a month', () => {
  it.each([
    ['prepayment', 5n, 'expense', 'held'],
    ['deferred_income', 5n, 'held', 'expense'],
    ['accrual', 5n, 'expense', 'held'],
    ['prepayment', -5n, 'held', 'expense'],
  ] as const)('of %s and %s debits %s and credits %s', (kind, amountMinor, debit, credit) => {
    expect(scheduleSides({ kind, balanceAccount: 'held', resultAccount: 'expense' }, amountMinor)).toEqual([
      { account: debit, debitMinor: 5n, creditMinor: 0n },
      { account: credit, debitMinor: 0n, creditMinor: 5n },
    ]);
  });
});
