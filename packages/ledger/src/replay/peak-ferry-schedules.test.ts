import { describe, expect, it } from 'vitest';
import { balanceAt, minorOf, PEAK_FERRY, peakFerryJson, WORKED_YEAR } from '../../test/peak-ferry.ts';
import { monthsOf } from '../calendar/index.ts';
import { replayEvents } from './index.ts';

interface WorkedSchedule {
  readonly account: string;
  readonly amount: string;
  readonly from: string;
  readonly reverseOn: string | null;
  readonly lines: Record<string, string>;
  readonly closing: string;
}
interface WorkedLoan {
  readonly account: string;
  readonly capital: string;
  readonly payments: readonly (readonly [string, string, string, string])[];
  readonly closing: Record<string, string>;
}

const { loans, ...schedules } = peakFerryJson<Record<string, WorkedSchedule> & { loans: Record<string, WorkedLoan> }>(
  'schedules.json',
);
const books = replayEvents(PEAK_FERRY);
const sumOf = (amounts: readonly string[]) => amounts.reduce((sum, amount) => sum + minorOf(amount), 0n);
/** What was paid in advance or received for later; the audit fee of the year before is paid in September. */
const paidFrom = { prepayment: '2025-10-01', deferred_income: '2026-01-15', accrual: '2025-09-01' };

/** The schedules themselves are compared with the working where they are computed. Here: the working with the books. */
describe('the schedules of Peak Ferry', () => {
  it.each(Object.entries(schedules))('%s adds up, and explains its account at the end of every month', (kind, own) => {
    const { account, amount, reverseOn, lines, closing } = own as WorkedSchedule;
    expect(sumOf(Object.values(lines))).toBe(reverseOn === null ? minorOf(amount) : 0n);
    const start = paidFrom[kind as keyof typeof paidFrom];
    const openAt = (day: string) => {
      const posted = sumOf(Object.entries(lines).flatMap(([on, line]) => (on <= day ? [line] : [])));
      return kind === 'accrual' ? posted : minorOf(amount) - posted;
    };
    for (const { to } of monthsOf({ from: start, to: WORKED_YEAR.to })) {
      const balance = balanceAt(books, account, to);
      expect([to, openAt(to)]).toEqual([to, kind === 'prepayment' ? balance : -balance]);
    }
    expect(openAt(WORKED_YEAR.to)).toBe(minorOf(closing));
  });

  it.each(Object.entries(loans))('the payments of %s leave what the books owe after each of them', (_, loan) => {
    const { account, capital, payments, closing } = loan;
    let leftMinor = minorOf(capital);
    for (const [on, , repaid, left] of payments) {
      leftMinor -= minorOf(repaid);
      expect([on, leftMinor]).toEqual([on, minorOf(left)]);
      if (on < WORKED_YEAR.to) expect([on, -balanceAt(books, account, on)]).toEqual([on, leftMinor]);
    }
    const owed = Object.entries(closing).map(([code]) => [code, -balanceAt(books, code, WORKED_YEAR.to)]);
    expect(owed).toEqual(Object.entries(closing).map(([code, amount]) => [code, minorOf(amount)]));
    expect(sumOf(Object.values(closing))).toBe(leftMinor);
  });
});
