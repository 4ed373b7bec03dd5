import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/index.ts';
import type { JournalDraft, JournalEntry } from '../journal/index.ts';
import { naiveBalance, naiveTrialBalance } from '../oracle/naive-ledger.ts';
import { RANDOM_BOOKS, RANDOM_DAY } from '../oracle/random-books.ts';
import { closing } from '../posting-rules/index.ts';
import { CONTEXT } from '../posting-rules/scenario.ts';
import {
  agedDocumentsFrom,
  buildAccountTransactions,
  buildAged,
  buildGeneralLedger,
  buildJournalReport,
  buildTrialMovement,
  journalReportRange,
  type LedgerRow,
  ledgerRows,
  linesBeforeNext,
  movementsFrom,
  periodRange,
  rangeKey,
  trialMovementRanges,
  turnoversFrom,
  turnoversOf,
} from './index.ts';
import { numbered } from './sample-entries.ts';

/* What must hold between the reports of any books, over any period, with any year end. */

const { chart } = CONTEXT;
const NAMES = new Map<string, string>();
const RUNS = { numRuns: 100 };
const YEAR_END = fc.constantFrom('03-31', '12-31', '02-29', '06-15');
const PERIOD = fc
  .tuple(RANDOM_DAY, fc.integer({ min: 0, max: 600 }))
  .map(([from, days]) => ({ from, to: addDays(from, days) }));
/** Some books carry the optional closing of a year; other year ends then find it in the middle of theirs. */
const BOOKS = fc
  .tuple(RANDOM_BOOKS, fc.boolean())
  .map(([drafts, closed]) => numbered(closed ? [...drafts, ...closingOf(drafts)] : drafts));

function closingOf(drafts: readonly JournalDraft[]): JournalDraft[] {
  const range = periodRange({ from: '2024-01-01', to: '2025-03-31' });
  const yearNetMinor = movementsFrom(drafts, [range]).get(rangeKey(range)) ?? new Map<string, bigint>();
  return closing({ ref: 'CL', number: 'CL', date: range.to, narration: 'Close', yearNetMinor }, CONTEXT);
}

function ledger(entries: readonly JournalEntry[], period: { from: string; to: string }, yearEnd: string) {
  return buildGeneralLedger(period, entries, NAMES, chart, yearEnd);
}

function nonNil(balances: Iterable<readonly [string, bigint]>): Map<string, bigint> {
  return new Map([...balances].filter(([, balance]) => balance !== 0n));
}

describe('in any books, over any period', () => {
  it('the general ledger closes with the trial balance, and its opening balances sum to zero', () => {
    fc.assert(
      fc.property(BOOKS, PERIOD, YEAR_END, (entries, period, yearEnd) => {
        const { accounts } = ledger(entries, period, yearEnd);
        const closings = nonNil(accounts.map(({ account, closingMinor }) => [account.code, closingMinor]));
        expect(closings).toEqual(naiveTrialBalance(entries, chart.accounts, period.to, yearEnd));
        expect(accounts.reduce((sum, { openingMinor }) => sum + openingMinor, 0n)).toBe(0n);
        const rows = accounts.flatMap((account) =>
          account.rows.slice(-1).map((row) => [row.balanceMinor, account.closingMinor]),
        );
        for (const [balance, closingMinor] of rows) expect(balance).toBe(closingMinor);
      }),
      RUNS,
    );
  });

  it('one period after another carries the balance on', () => {
    fc.assert(
      fc.property(BOOKS, PERIOD, RANDOM_DAY, YEAR_END, (entries, period, middle, yearEnd) => {
        fc.pre(middle >= period.from && middle < period.to);
        const whole = ledger(entries, period, yearEnd);
        const second = ledger(entries, { from: addDays(middle, 1), to: period.to }, yearEnd);
        const closingOfWhole = nonNil(whole.accounts.map(({ account, closingMinor }) => [account.code, closingMinor]));
        const closingOfSecond = nonNil(
          second.accounts.map(({ account, closingMinor }) => [account.code, closingMinor]),
        );
        expect(closingOfSecond).toEqual(closingOfWhole);
      }),
      RUNS,
    );
  });

  it('a closing entry moves no opening and no closing balance', () => {
    fc.assert(
      fc.property(RANDOM_BOOKS, PERIOD, (drafts, period) => {
        const balances = (entries: readonly JournalEntry[]) =>
          nonNil(
            ledger(entries, period, '03-31').accounts.flatMap(({ account, openingMinor, closingMinor }) => [
              [`${account.code} opening`, openingMinor] as const,
              [`${account.code} closing`, closingMinor] as const,
            ]),
          );
        expect(balances(numbered([...drafts, ...closingOf(drafts)]))).toEqual(balances(numbered(drafts)));
      }),
      RUNS,
    );
  });

  it('the journal report adds up to the debits of the general ledger, and both to the turnovers', () => {
    fc.assert(
      fc.property(RANDOM_BOOKS, PERIOD, YEAR_END, (drafts, period, yearEnd) => {
        const entries = numbered(drafts);
        const { totals } = buildJournalReport(period, entries, NAMES);
        const { totalDebitMinor, totalCreditMinor } = ledger(entries, period, yearEnd);
        const range = journalReportRange(period);
        const sides = [...turnoversOf(turnoversFrom(entries, [range]), range).values()];
        expect(totals.debitMinor).toBe(totals.creditMinor);
        expect([totalDebitMinor, totalCreditMinor]).toEqual([totals.debitMinor, totals.creditMinor]);
        expect(sides.reduce((sum, { debitMinor }) => sum + debitMinor, 0n)).toBe(totals.debitMinor);
      }),
      RUNS,
    );
  });

  it('the movement form of the trial balance is that of the ledger', () => {
    fc.assert(
      fc.property(BOOKS, PERIOD, YEAR_END, (entries, period, yearEnd) => {
        const turnovers = turnoversFrom(entries, trialMovementRanges(period, yearEnd));
        const { rows, totals } = buildTrialMovement(period, turnovers, chart, yearEnd);
        expect(totals.closingDebitMinor).toBe(totals.closingCreditMinor);
        expect(totals.yearEndRollMinor).toBe(0n);
        const closings = nonNil(rows.map((row) => [row.code, row.closingDebitMinor - row.closingCreditMinor]));
        expect(closings).toEqual(naiveTrialBalance(entries, chart.accounts, period.to, yearEnd));
      }),
      RUNS,
    );
  });

  it('pages of any size are the whole', () => {
    fc.assert(
      fc.property(BOOKS, PERIOD, YEAR_END, fc.integer({ min: 1, max: 12 }), (entries, period, yearEnd, size) => {
        for (const account of ledger(entries, period, yearEnd).accounts) {
          const lines = account.rows.flatMap((row) => (row.kind === 'line' ? [row.line] : []));
          const rows: LedgerRow<(typeof lines)[number]>[] = [];
          let before: ReturnType<typeof linesBeforeNext> = null;
          for (let start = 0; start === 0 || start < lines.length; start += size) {
            const page = lines.slice(start, start + size);
            rows.push(...ledgerRows(account, { before, lines: page, isLast: start + size >= lines.length }));
            before = linesBeforeNext(before, page);
          }
          expect(rows).toEqual(account.rows);
        }
      }),
      RUNS,
    );
  });

  it('account transactions of every contact add up to the account', () => {
    fc.assert(
      fc.property(RANDOM_BOOKS, PERIOD, (drafts, period) => {
        const entries = numbered(drafts);
        const books = { chart, financialYearEnd: '03-31', baseCurrency: 'HKD' };
        const closingOfAccount = (contacts?: string[]) =>
          buildAccountTransactions({ ...period, accounts: ['1100', '2100'], contacts }, entries, NAMES, books).map(
            (frame) => frame.closingMinor,
          );
        const ids = new Set(entries.flatMap((entry) => entry.lines.flatMap((line) => line.contactId ?? [])));
        const parts = [...ids].map((id) => closingOfAccount([id]));
        const sums = [0, 1].map((index) => parts.reduce((sum, part) => sum + (part[index] ?? 0n), 0n));
        expect(sums).toEqual(closingOfAccount());
      }),
      RUNS,
    );
  });
});

describe('in any books, at any day', () => {
  it.each([
    ['receivable', '1100', 1n],
    ['payable', '2100', -1n],
  ] as const)('aged %s is the control account %s, column by column', (side, code, sign) => {
    fc.assert(
      fc.property(RANDOM_BOOKS, RANDOM_DAY, fc.constantFrom('due_date', 'invoice_date'), (drafts, asAt, ageBy) => {
        const inputs = agedDocumentsFrom(drafts, new Map(), NAMES, { side, asAt, chart });
        const { totals, control, contacts } = buildAged({ side, asAt, ageBy }, inputs, chart);
        expect(totals.totalMinor).toBe(sign * naiveBalance(drafts, code, asAt));
        expect(control?.differenceMinor).toBe(0n);
        expect(totals.periodsMinor.reduce((sum, amount) => sum + amount, totals.currentMinor)).toBe(totals.totalMinor);
        expect(contacts.reduce((sum, { amounts }) => sum + amounts.totalMinor, 0n)).toBe(totals.totalMinor);
      }),
      RUNS,
    );
  });
});
