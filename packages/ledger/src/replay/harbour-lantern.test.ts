import { describe, expect, it } from 'vitest';
import { goldenJournal, goldenJson } from '../../test/golden-files.ts';
import { buildDashboard, cashLinesOf, dashboardRanges, dashboardToGolden } from '../dashboard/index.ts';
import { computeDocument } from '../invoicing/index.ts';
import { type JournalEntry, netOf } from '../journal/index.ts';
import { formatMoney, multiplyRate } from '../money/index.ts';
import {
  balanceSheetRanges,
  balanceSheetToGolden,
  buildBalanceSheet,
  buildProfitLoss,
  buildTrialBalance,
  movementsFrom,
  profitLossRanges,
  profitLossToGolden,
  trialBalanceRanges,
  trialBalanceToGolden,
} from '../reports/index.ts';
import type { DocumentEvent } from './example.ts';
import { parseExampleCompany } from './parse.ts';
import { replayEvents } from './replay.ts';

const example = parseExampleCompany(goldenJson('events.json'));
const { entries, chart, books, lockedThrough } = replayEvents(example);
const { name: company, baseCurrency, financialYearEnd } = example.company;

function reportCases(report: string) {
  return example.reports
    .filter((candidate) => candidate.report === report)
    .map(({ file, params }) => ({ file, params }));
}

function asLedgerFile(entry: JournalEntry) {
  return {
    journalNumber: entry.journalNumber,
    date: entry.date,
    narration: entry.narration,
    kind: entry.kind,
    number: entry.number,
    postings: entry.lines.map((line) => {
      const isForeign = line.foreignAmountMinor !== null && line.foreignAmountMinor !== 0n;
      return {
        accountCode: line.accountCode,
        documentRef: line.documentRef,
        netMinor: netOf(line),
        currency: isForeign ? line.currency : baseCurrency,
        foreignMinor: isForeign ? line.foreignAmountMinor : null,
      };
    }),
  };
}

describe('Harbour Lantern, a whole worked year', () => {
  it('posts the 101 journals of the journal file, posting by posting, with the same numbers', () => {
    const expected = goldenJournal().sort((a, b) => a.journalNumber.localeCompare(b.journalNumber));
    expect(expected).toHaveLength(101);
    expect(entries.map(asLedgerFile)).toEqual(expected);
    expect(lockedThrough).toBe('2026-03-31');
  });

  it.each(reportCases('trial-balance'))('gives $file', ({ file, params }) => {
    const asked = { asAt: String(params.asAt) };
    const movements = movementsFrom(entries, trialBalanceRanges(asked, financialYearEnd));
    const report = buildTrialBalance(asked, movements, chart, financialYearEnd);
    expect(trialBalanceToGolden(report, { company, baseCurrency, params })).toEqual(
      goldenJson(`expected/${file}.json`),
    );
  });

  it.each(reportCases('profit-loss'))('gives $file', ({ file, params }) => {
    const compare = (params.compare ?? []) as { from: string; to: string }[];
    const asked = { from: String(params.from), to: String(params.to), compare };
    const report = buildProfitLoss(asked, movementsFrom(entries, profitLossRanges(asked)), chart);
    expect(profitLossToGolden(report, { company, baseCurrency, params })).toEqual(goldenJson(`expected/${file}.json`));
  });

  it.each(reportCases('balance-sheet'))('gives $file', ({ file, params }) => {
    const asked = { asAt: String(params.asAt), compareAt: (params.compareAt ?? []) as string[] };
    const movements = movementsFrom(entries, balanceSheetRanges(asked, financialYearEnd));
    const report = buildBalanceSheet(asked, movements, chart, financialYearEnd);
    expect(balanceSheetToGolden(report, { company, baseCurrency, params })).toEqual(
      goldenJson(`expected/${file}.json`),
    );
  });

  it.each(reportCases('dashboard'))('gives $file', ({ file, params }) => {
    const period = { from: String(params.from), to: String(params.to) };
    const cashLines = cashLinesOf(entries, chart);
    const openingCashMinor = cashLines
      .filter((line) => line.date < period.from)
      .reduce((sum, line) => sum + netOf(line), 0n);
    const sales = entries
      .filter((entry) => entry.sourceType === 'sales_invoice' || entry.sourceType === 'sales_credit_note')
      .flatMap((entry) =>
        entry.lines
          .filter((line) => chart.byCode.get(line.accountCode)?.section === 'revenue')
          .map((line) => ({ date: entry.date, contactId: line.contactId ?? '', netBaseMinor: -netOf(line) })),
      );
    const inputs = { movements: movementsFrom(entries, dashboardRanges(period)), cashLines, openingCashMinor, sales };
    const golden = dashboardToGolden(buildDashboard(period, inputs, chart), { company, baseCurrency, params });
    expect(golden).toEqual(goldenJson(`expected/${file}.json`));
  });

  it('computes the totals of every document', () => {
    const documents = example.events.filter((event): event is DocumentEvent => 'items' in event);
    const taxCodes = example.taxCodes.map((code) => ({ ...code, ratePercent: code.rate }));
    const computed = documents.map((event) => {
      const currency = event.currency ?? baseCurrency;
      const money = computeDocument({ currency, amountsAre: event.amountsAre, items: event.items, taxCodes });
      const base =
        event.rate === null
          ? money.totalMinor
          : multiplyRate(money.totalMinor, currency, event.rate, books.baseCurrency);
      const figures = {
        subtotal: formatMoney(money.subtotalMinor, currency),
        totalTax: formatMoney(money.totalTaxMinor, currency),
        total: formatMoney(money.totalMinor, currency),
        baseTotal: formatMoney(base, baseCurrency),
        items: money.items.map((item) => ({
          vatBase: formatMoney(item.vatBaseMinor, currency),
          vatAmount: formatMoney(item.vatAmountMinor, currency),
        })),
      };
      return [event.number, figures];
    });
    expect({ documents: Object.fromEntries(computed) }).toEqual(goldenJson('expected/document-totals.json'));
  });
});
