import { describe, expect, it } from 'vitest';
import { type Account, chartOf, DEFAULT_CHART } from '../accounts/index.ts';
import { accountingYears } from '../calendar/index.ts';
import { reviewedMovements } from './movement.ts';
import { closePeriodEnding, closeRanges, lastPeriodOver } from './period.ts';
import { type AccountSchedule, emptyCloseSums } from './schedule.ts';
import { lastSignOff, type SignOff, signOffFault } from './sign-off.ts';
import { scheduleDifference, scheduleState, scheduleText } from './source.ts';
import { CLOSE_CHECKS, type CloseCheck, checkedTasks, missingTasks, openHardTasks } from './task.ts';

const chart = chartOf(DEFAULT_CHART);
const accountOf = (type: Account['type']) => {
  const found = chart.accounts.find((account) => account.type === type && account.systemRole === null);
  if (found === undefined) throw new Error(`the chart has no plain account of the type ${type}`);
  return found;
};

const schedule: AccountSchedule = {
  account: accountOf('asset'),
  openingMinor: 1000n,
  debitMinor: 500n,
  creditMinor: 200n,
  closingMinor: 1300n,
  closingForeignMinor: null,
  lines: 4,
};

const YEARS = accountingYears('03-31', []);

describe('periods', () => {
  it('end with a month or a financial year', () => {
    expect(closePeriodEnding('month', '2026-02-28', YEARS)).toMatchObject({ start: '2026-02-01' });
    expect(closePeriodEnding('month', '2026-02-27', YEARS)).toBeNull();
    expect(closePeriodEnding('year', '2026-03-31', YEARS)).toMatchObject({ start: '2025-04-01' });
    expect(closePeriodEnding('year', '2026-12-31', YEARS)).toBeNull();
  });

  it('of a year have the days of the year', () => {
    const changed = accountingYears('12-31', [{ from: '2025-10-01', to: '2026-03-31' }]);
    const year = closePeriodEnding('year', '2026-12-31', changed);
    expect(year).toEqual({ kind: 'year', start: '2026-04-01', end: '2026-12-31' });
    expect(closeRanges({ kind: 'year', start: '2026-04-01', end: '2026-12-31' }, changed)).toEqual({
      earlier: { from: null, to: '2026-03-31' },
      year: { from: '2026-04-01', to: '2026-03-31' },
      period: { from: '2026-04-01', to: '2026-12-31' },
      compared: { from: '2025-10-01', to: '2026-03-31' },
    });
  });

  it('the last that is over ends before today', () => {
    expect(lastPeriodOver('month', '2026-04-30', YEARS).end).toBe('2026-03-31');
    expect(lastPeriodOver('year', '2026-03-31', YEARS).end).toBe('2025-03-31');
  });

  it('the sums of a month begin with the financial year', () => {
    const month = { kind: 'month', start: '2026-02-01', end: '2026-02-28' } as const;
    expect(closeRanges(month, YEARS)).toEqual({
      earlier: { from: null, to: '2025-03-31' },
      year: { from: '2025-04-01', to: '2026-01-31' },
      period: { from: '2026-02-01', to: '2026-02-28' },
      compared: { from: '2026-01-01', to: '2026-01-31' },
    });
  });
});

describe('a schedule', () => {
  const source = (amountMinor: bigint) => ({ kind: 'count', amountMinor }) as const;
  const unexplained = { explanation: ' ' };

  it('is compared with its source', () => {
    expect(scheduleDifference(schedule, source(1250n))).toBe(50n);
    expect(scheduleDifference(schedule, null)).toBeNull();
  });

  it.each([
    ['agrees', source(1300n), ''],
    ['open', source(1250n), ''],
    ['explained', source(1250n), 'Two boxes arrived on 1 April'],
    ['unsupported', null, ''],
    ['explained', null, 'Deposit of the lease, see the contract'],
  ] as const)('%s', (state, figure, explanation) => {
    expect(scheduleState(schedule, figure, { explanation })).toBe(state);
  });

  it('needs no source if its balance is zero or it is equity', () => {
    const nil = { ...schedule, closingMinor: 0n };
    expect(scheduleState(nil, null, unexplained)).toBe('nil');
    expect(scheduleState({ ...schedule, account: accountOf('equity') }, null, unexplained)).toBe('agrees');
  });

  it('is compared in the currency of its account', () => {
    const foreign = { ...schedule, closingForeignMinor: 170n };
    expect(scheduleDifference(foreign, source(170n))).toBe(0n);
  });

  it('has one text, whatever the order of its files', () => {
    const textWith = (files: string[]) =>
      scheduleText({
        kind: 'month',
        end: '2026-02-28',
        baseCurrency: 'HKD',
        schedule,
        source: source(1250n),
        notes: { explanation: 'Boxes', files },
      });
    expect(textWith(['b', 'a'])).toBe(textWith(['a', 'b']));
    expect(textWith(['a', 'b'])).toContain('"1300",null,null,4,"count","1250","50","Boxes",["a","b"]]');
  });
});

describe('sign-offs', () => {
  const prepared: SignOff = { role: 'preparer', userId: 'ann', hash: 'h1' };
  const wish = { role: 'reviewer', userId: 'ben', seenHash: 'h1', hash: 'h1', isOpen: false } as const;

  it('a reviewer follows a preparer, and is another person', () => {
    expect(signOffFault({ ...wish, signOffs: [prepared] })).toBeNull();
    expect(signOffFault({ ...wish, userId: 'ann', signOffs: [prepared] })).toBe('same_person');
    expect(signOffFault({ ...wish, signOffs: [] })).toBe('not_prepared');
    expect(signOffFault({ ...wish, signOffs: [{ ...prepared, hash: 'h0' }] })).toBe('not_prepared');
  });

  it('are refused for what was not seen, is not explained or was signed before', () => {
    expect(signOffFault({ ...wish, seenHash: 'h0', signOffs: [prepared] })).toBe('changed');
    expect(signOffFault({ ...wish, isOpen: true, signOffs: [prepared] })).toBe('unexplained');
    expect(signOffFault({ ...wish, role: 'preparer', signOffs: [prepared] })).toBe('signed_before');
    expect(signOffFault({ ...wish, role: 'preparer', signOffs: [{ ...prepared, hash: 'h0' }] })).toBeNull();
  });

  it('the last of a role counts', () => {
    const later = { ...prepared, hash: 'h2' };
    expect(lastSignOff([prepared, later], 'preparer')).toBe(later);
    expect(lastSignOff([prepared], 'reviewer')).toBeNull();
  });
});

describe('movements', () => {
  const rent = accountOf('expense');
  const review = (before: bigint, now: bigint) => {
    const sums = emptyCloseSums();
    const lines = (debitMinor: bigint) => ({ debitMinor, creditMinor: 0n, foreignMinor: 0n, lines: 1 });
    sums.compared.set(rent.code, lines(before));
    sums.period.set(rent.code, lines(now));
    return reviewedMovements(sums, chart, { tenthsOfPercent: 100, amountMinor: 5000n });
  };

  it('are reviewed if both thresholds are reached', () => {
    expect(review(50_000n, 55_000n)).toMatchObject([{ changeMinor: 5000n, percent: '10.0' }]);
    expect(review(50_000n, 54_999n)).toEqual([]);
    expect(review(50_010n, 55_010n)).toEqual([]);
    expect(review(50_000n, 50_000n)).toEqual([]);
  });

  it('have no percentage if there was nothing before', () => {
    expect(review(0n, 5000n)).toMatchObject([{ percent: null, comparedMinor: 0n, currentMinor: 5000n }]);
  });
});

describe('tasks', () => {
  const nothing = Object.fromEntries(CLOSE_CHECKS.map(({ code }) => [code, 0])) as Record<CloseCheck, number>;

  it('the hard checks and the required tasks of people hold the lock', () => {
    const checks = checkedTasks({ ...nothing, suspense: 1, unusual: 7 });
    const task = { title: 'Count the stock', isRequired: true, isDone: false };
    expect(openHardTasks(checks, [task, { ...task, isRequired: false }, { ...task, isDone: true }])).toBe(2);
    expect(openHardTasks(checkedTasks(nothing), [])).toBe(0);
  });

  it('a template adds what a period does not have, once', () => {
    const template = [{ title: 'Count the stock' }, { title: 'count the stock ' }, { title: 'Ask the lawyer' }];
    expect(missingTasks(template, [{ title: 'Ask the LAWYER' }])).toEqual([{ title: 'Count the stock' }]);
  });
});
