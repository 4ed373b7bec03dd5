import { describe, expect, it } from 'vitest';
import { balanceAt, minorOf, PEAK_FERRY, peakFerryJson, WORKED_YEAR } from '../../test/peak-ferry.ts';
import { monthsOf } from '../calendar/index.ts';
import { replayEvents } from '../replay/index.ts';
import {
  explainBalance,
  type LoanTerms,
  loanInstalments,
  plannedLines,
  type ScheduleKind,
  type ScheduleTerms,
  scheduleSides,
} from './index.ts';

interface WorkedSchedule extends Omit<ScheduleTerms, 'amountMinor'> {
  readonly account: string;
  readonly result: string;
  readonly amount: string;
  readonly reverseOn: string | null;
  readonly lines: Record<string, string>;
  readonly closing: string;
}
interface WorkedLoan extends Omit<LoanTerms, 'capitalMinor'> {
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
/** When the amount was paid or received; the books have the audit fee of the year before until September. */
const SOURCE_DAYS = { prepayment: '2025-10-01', deferred_income: '2026-01-15', accrual: '2025-09-01' };
const KINDS = ['prepayment', 'deferred_income', 'accrual'] as const;

const planOf = (kind: ScheduleKind) => {
  const { amount, from, to, method, reverseOn } = schedules[kind] as WorkedSchedule;
  return plannedLines({ kind, terms: { amountMinor: minorOf(amount), from, to, method }, reverseOn }, []);
};

describe('the schedules of Peak Ferry', () => {
  it.each(KINDS)('%s has the lines that were worked by hand', (kind) => {
    const worked = Object.entries(schedules[kind]?.lines ?? {});
    expect(planOf(kind)).toEqual(worked.map(([dueOn, amount]) => ({ dueOn, amountMinor: minorOf(amount) })));
  });

  it.each(KINDS)('%s explains its account at the end of every month', (kind) => {
    const { account, amount, closing } = schedules[kind] as WorkedSchedule;
    const source = [{ on: SOURCE_DAYS[kind], amountMinor: minorOf(amount) }];
    const posted = planOf(kind).map(({ dueOn, amountMinor }) => ({ on: dueOn, amountMinor }));
    for (const { to } of monthsOf({ from: SOURCE_DAYS[kind], to: WORKED_YEAR.to })) {
      const closingMinor = balanceAt(books, account, to) * (kind === 'prepayment' ? 1n : -1n);
      const explained = explainBalance(closingMinor, [{ kind, source, posted }], to);
      expect([to, explained.differenceMinor]).toEqual([to, 0n]);
      if (to === WORKED_YEAR.to) expect(explained.explainedMinor).toBe(minorOf(closing));
    }
  });

  it.each(KINDS)('%s posts each month as the books have it', (kind) => {
    const { account, result } = schedules[kind] as WorkedSchedule;
    for (const { dueOn, amountMinor } of planOf(kind).filter(({ dueOn: on }) => on <= '2026-04-01')) {
      const sides = scheduleSides({ kind, balanceAccount: account, resultAccount: result }, amountMinor);
      const worked = [...sides].sort(byAccount);
      const booked = books.entries
        .filter(({ date, lines }) => date === dueOn && lines.length === 2)
        .map(({ lines }) =>
          lines
            .map(({ accountCode, debitMinor, creditMinor }) => ({ account: accountCode, debitMinor, creditMinor }))
            .sort(byAccount),
        );
      expect(booked).toContainEqual(worked);
    }
  });

  it.each(Object.entries(loans))('%s is repaid as worked by hand, and the books owe what is left', (_, loan) => {
    const { account, capital, payments, closing, ...terms } = loan;
    const own = loanInstalments({ ...terms, capitalMinor: minorOf(capital) });
    const worked = payments.map(([dueOn, interest, repaid, left]) => ({
      dueOn,
      interestMinor: minorOf(interest),
      capitalMinor: minorOf(repaid),
      leftMinor: minorOf(left),
    }));
    expect(own.slice(0, payments.length)).toEqual(worked);
    // On the last day, a part of the loan is moved to what is due within a year.
    const before = worked.filter(({ dueOn }) => dueOn < WORKED_YEAR.to);
    expect(before.map(({ dueOn }) => -balanceAt(books, account, dueOn))).toEqual(
      before.map(({ leftMinor }) => leftMinor),
    );
    const owed = Object.keys(closing).map((code) => -balanceAt(books, code, WORKED_YEAR.to));
    expect(owed).toEqual(Object.values(closing).map(minorOf));
    expect(sumOf(Object.values(closing))).toBe(worked.at(-1)?.leftMinor);
  });
});

function byAccount(one: { account: string }, other: { account: string }): number {
  return one.account < other.account ? -1 : 1;
}
