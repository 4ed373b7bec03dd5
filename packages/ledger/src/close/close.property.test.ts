import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Account, type Chart, chartOf, DEFAULT_CHART } from '../accounts/index.ts';
import { accountingYears, addDays, type Day, daysBetween } from '../calendar/index.ts';
import { CLOSE_PARTS, type ClosePeriod, closePeriodEnding, closeRanges } from './period.ts';
import { accountSchedules, type CloseSums, emptyCloseSums, totalOf } from './schedule.ts';
import { scheduleText } from './source.ts';

const chart: Chart = chartOf(DEFAULT_CHART);
const YEARS = accountingYears('03-31', []);
const FIRST: Day = '2024-01-01';
const codeOf = (role: Account['systemRole']) =>
  chart.accounts.find(({ systemRole }) => systemRole === role)?.code ?? '';
const posted = chart.accounts.filter(
  ({ systemRole }) => systemRole !== 'current_year_earnings' && systemRole !== 'bank_overdraft_presentation',
);

interface Line {
  code: string;
  date: Day;
  amountMinor: bigint;
  closing: boolean;
}

/** An entry of two lines; a closing entry moves income into retained earnings at a year end. */
const entry = fc
  .record({
    day: fc.integer({ min: 0, max: 1000 }),
    debit: fc.nat(posted.length - 1),
    credit: fc.nat(posted.length - 1),
    amount: fc.integer({ min: 1, max: 1_000_000 }),
    closing: fc.boolean(),
  })
  .map(({ day, debit, credit, amount, closing }): Line[] => {
    const date = addDays(FIRST, day);
    const isClosing = closing && date.endsWith('-03-31');
    const at = (index: number, amountMinor: bigint) => ({
      code: posted[index]?.code ?? '',
      date,
      amountMinor,
      closing: isClosing,
    });
    return [at(debit, BigInt(amount)), at(credit, -BigInt(amount))];
  });

const month = fc
  .integer({ min: 2, max: 33 })
  .map((index) => addDays(`${2024 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-01`, -1));
const period = fc.oneof(
  month.map((end) => closePeriodEnding('month', end, YEARS)),
  fc.constantFrom('2024-03-31', '2025-03-31', '2026-03-31').map((end) => closePeriodEnding('year', end, YEARS)),
);

function sumsOf(lines: readonly Line[], of: ClosePeriod): CloseSums {
  const sums = emptyCloseSums();
  const ranges = closeRanges(of, YEARS);
  for (const part of CLOSE_PARTS) {
    const { from, to } = ranges[part];
    for (const { code, date, amountMinor, closing } of lines) {
      if (closing || (from !== null && date < from) || date > to) continue;
      const added = {
        debitMinor: amountMinor > 0n ? amountMinor : 0n,
        creditMinor: amountMinor < 0n ? -amountMinor : 0n,
        foreignMinor: 0n,
        lines: 1,
      };
      sums[part].set(code, totalOf([sums[part].get(code), added]));
    }
  }
  return sums;
}

/** The text of every schedule by code; an account without lines has none. */
function textsOf(lines: readonly Line[], of: ClosePeriod): Map<string, string> {
  const notes = { explanation: '', files: [] };
  return new Map(
    accountSchedules(sumsOf(lines, of), chart).map((schedule) => [
      schedule.account.code,
      scheduleText({ kind: of.kind, end: of.end, baseCurrency: 'HKD', schedule, source: null, notes }),
    ]),
  );
}

/** Slow and by the words of the rule: in which schedules of a period is a line? */
function schedulesWith({ code, date, closing }: Line, of: ClosePeriod): string[] {
  if (closing || date > of.end) return [];
  const account = chart.accounts.find((one) => one.code === code);
  if (account === undefined) return [];
  const isResult = account.type === 'revenue' || account.type === 'expense';
  let yearStart = of.start;
  while (!yearStart.endsWith('-04-01')) yearStart = addDays(yearStart, -1);
  if (date < yearStart && (isResult || account.systemRole === 'dividends')) return [codeOf('retained_earnings')];
  return [isResult ? codeOf('current_year_earnings') : code];
}

describe('schedules of random books', () => {
  it('a later posting changes exactly the schedules that contain one of its lines', () => {
    const trial = fc.tuple(fc.array(entry, { maxLength: 25 }), entry, period);
    fc.assert(
      fc.property(trial, ([before, later, of]) => {
        if (of === null) throw new Error('no period ends on that day');
        const lines = before.flat();
        const [old, now] = [textsOf(lines, of), textsOf([...lines, ...later], of)];
        const changed = [...now].filter(([code, text]) => old.get(code) !== text).map(([code]) => code);
        const expected = new Set(later.flatMap((line) => schedulesWith(line, of)));
        expect(changed.sort()).toEqual([...expected].sort());
        expect([...old.keys()].filter((code) => !now.has(code))).toEqual([]);
      }),
      { numRuns: 400, seed: 21 },
    );
  });

  it('closing balances of all schedules add up to zero, and each is the sum of its lines', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 25 }), period, (entries, of) => {
        if (of === null) throw new Error('no period ends on that day');
        const lines = entries.flat();
        const schedules = accountSchedules(sumsOf(lines, of), chart);
        expect(schedules.reduce((sum, { closingMinor }) => sum + closingMinor, 0n)).toBe(0n);
        for (const { account, closingMinor, openingMinor } of schedules) {
          const own = lines.filter((line) => schedulesWith(line, of).includes(account.code));
          const sum = (some: readonly Line[]) => some.reduce((total, { amountMinor }) => total + amountMinor, 0n);
          expect(closingMinor).toBe(sum(own));
          expect(openingMinor).toBe(sum(own.filter(({ date }) => daysBetween(date, of.start) > 0)));
        }
      }),
      { numRuns: 200, seed: 21 },
    );
  });
});
