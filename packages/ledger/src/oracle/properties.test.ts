import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, financialYearOf } from '../calendar/index.ts';
import { checkEntry, type JournalDraft, netOf, reverse } from '../journal/index.ts';
import { carryingMinorOf, closing, controlLinesOf, openDocumentsFrom, openMinorOf } from '../posting-rules/index.ts';
import { CONTEXT } from '../posting-rules/scenario.ts';
import {
  balanceSheetRanges,
  buildBalanceSheet,
  buildProfitLoss,
  buildTrialBalance,
  movementsFrom,
  periodRange,
  profitLossRanges,
  rangeKey,
  trialBalanceRanges,
} from '../reports/index.ts';
import { naiveBalance, naiveMovement, naiveOpenAmount, naiveTrialBalance } from './naive-ledger.ts';
import { RANDOM_BOOKS, RANDOM_DAY } from './random-books.ts';

const { chart } = CONTEXT;
const YEAR_END = fc.constantFrom('03-31', '12-31', '02-29');
const RUNS = { numRuns: 60 };

function trialBalance(entries: readonly JournalDraft[], asAt: string, yearEnd: string) {
  return buildTrialBalance({ asAt }, movementsFrom(entries, trialBalanceRanges({ asAt }, yearEnd)), chart, yearEnd);
}

function balanceSheet(entries: readonly JournalDraft[], asAt: string, yearEnd: string) {
  return buildBalanceSheet({ asAt }, movementsFrom(entries, balanceSheetRanges({ asAt }, yearEnd)), chart, yearEnd);
}

function profitLoss(entries: readonly JournalDraft[], from: string, to: string) {
  return buildProfitLoss({ from, to }, movementsFrom(entries, profitLossRanges({ from, to })), chart);
}

describe('in any books', () => {
  it('the generator reaches every kind of entry', () => {
    const kinds = new Set(
      fc.sample(RANDOM_BOOKS, { numRuns: 60, seed: 7 }).flatMap((entries) => entries.map((entry) => entry.kind)),
    );
    expect([...kinds].sort()).toEqual(
      [
        'allocation',
        'auto_reversal',
        'bank_line',
        'fx_revaluation',
        'fx_revaluation_reversal',
        'manual_journal',
        'payment',
        'payment_reversal',
        'purchase_bill',
        'receipt',
        'sales_credit_note',
        'sales_invoice',
        'transfer',
        'void',
      ].sort(),
    );
  });

  it('every entry a rule makes may be posted, balance included', () => {
    const check = (entries: JournalDraft[]) =>
      entries.flatMap((entry) => checkEntry(entry, { chart, lockedThrough: null }));
    fc.assert(
      fc.property(RANDOM_BOOKS, (entries) => {
        expect(check(entries)).toEqual([]);
      }),
      RUNS,
    );
  });

  it('control accounts are the sum of their open documents, in base and in document currency', () => {
    fc.assert(
      fc.property(RANDOM_BOOKS, RANDOM_DAY, (entries, asAt) => {
        const documents = [...openDocumentsFrom(controlLinesOf(entries, chart, asAt)).values()];
        for (const code of ['1100', '2100']) {
          const own = documents.filter((document) => document.controlAccount === code);
          expect(own.reduce((sum, document) => sum + carryingMinorOf(document), 0n)).toBe(
            naiveBalance(entries, code, asAt),
          );
        }
        for (const document of documents)
          expect(openMinorOf(document)).toBe(naiveOpenAmount(entries, document.ref, asAt));
      }),
      RUNS,
    );
  });

  it('a document with nothing open carries nothing but a revaluation not yet taken back', () => {
    fc.assert(
      fc.property(RANDOM_BOOKS, (entries) => {
        const settled = [...openDocumentsFrom(controlLinesOf(entries, chart)).values()].filter(
          (document) => openMinorOf(document) === 0n,
        );
        for (const document of settled) expect(carryingMinorOf(document)).toBe(document.revaluationMinor);
      }),
      RUNS,
    );
  });

  it('reversing every entry brings every account back to nil', () => {
    fc.assert(
      fc.property(RANDOM_BOOKS, (entries) => {
        const words = { number: 'R', narration: 'R' };
        const both = [...entries, ...entries.map((entry) => reverse(entry, entry.date, 'void', words))];
        for (const account of chart.accounts) expect(naiveBalance(both, account.code, '2030-01-01')).toBe(0n);
      }),
      RUNS,
    );
  });
});

describe('at any day', () => {
  it('the trial balance balances and is what the naive ledger says', () => {
    fc.assert(
      fc.property(RANDOM_BOOKS, RANDOM_DAY, YEAR_END, (entries, asAt, yearEnd) => {
        const report = trialBalance(entries, asAt, yearEnd);
        expect(report.totalDebitMinor).toBe(report.totalCreditMinor);
        const nets = new Map(report.rows.map((row) => [row.code, row.debitMinor - row.creditMinor]));
        expect(nets).toEqual(naiveTrialBalance(entries, chart.accounts, asAt, yearEnd));
      }),
      RUNS,
    );
  });

  it('the balance sheet balances and its profit is that of the profit and loss', () => {
    fc.assert(
      fc.property(RANDOM_BOOKS, RANDOM_DAY, YEAR_END, (entries, asAt, yearEnd) => {
        const report = balanceSheet(entries, asAt, yearEnd);
        expect(report.summary.difference).toEqual([0n]);
        const equity = report.sections.find((section) => section.section === 'equity');
        const profit = equity?.rows.find((row) => row.code === '3200')?.amounts[0] ?? 0n;
        const { start } = financialYearOf(asAt, yearEnd);
        expect(profitLoss(entries, start, asAt).summary.profitForPeriod).toEqual([profit]);
      }),
      RUNS,
    );
  });

  it('reports do not know what is dated later', () => {
    fc.assert(
      fc.property(RANDOM_BOOKS, RANDOM_DAY, (entries, asAt) => {
        const known = entries.filter((entry) => entry.date <= asAt);
        expect(trialBalance(entries, asAt, '03-31')).toEqual(trialBalance(known, asAt, '03-31'));
        expect(balanceSheet(entries, asAt, '03-31')).toEqual(balanceSheet(known, asAt, '03-31'));
      }),
      RUNS,
    );
  });

  it('the profit of adjoining periods adds up, each account as the naive ledger moves it', () => {
    fc.assert(
      fc.property(RANDOM_BOOKS, RANDOM_DAY, (entries, middle) => {
        const profitOf = (from: string, to: string) => profitLoss(entries, from, to).summary.profitForPeriod[0] ?? 0n;
        const sum = profitOf('2024-01-01', middle) + profitOf(addDays(middle, 1), '2027-12-31');
        expect(profitOf('2024-01-01', '2027-12-31')).toBe(sum);
        const rent = profitLoss(entries, '2024-01-01', middle).sections.flatMap((section) => section.rows);
        const depreciation = rent.find((row) => row.code === '6500')?.amounts[0] ?? 0n;
        expect(depreciation).toBe(naiveMovement(entries, '6500', '2024-01-01', middle));
      }),
      RUNS,
    );
  });

  it('a closing entry changes no report, of its year or later', () => {
    fc.assert(
      fc.property(RANDOM_BOOKS, RANDOM_DAY, (entries, asAt) => {
        const year = { from: '2024-04-01', to: '2025-03-31' };
        const range = periodRange(year);
        const yearNetMinor = movementsFrom(entries, [range]).get(rangeKey(range)) ?? new Map();
        const closed = [
          ...entries,
          ...closing({ ref: 'CL', number: 'CL', date: year.to, narration: 'Close', yearNetMinor }, CONTEXT),
        ];
        expect(closed.every((entry) => entry.lines.reduce((sum, line) => sum + netOf(line), 0n) === 0n)).toBe(true);
        expect(trialBalance(closed, asAt, '03-31')).toEqual(trialBalance(entries, asAt, '03-31'));
        expect(balanceSheet(closed, asAt, '03-31')).toEqual(balanceSheet(entries, asAt, '03-31'));
      }),
      RUNS,
    );
  });
});
