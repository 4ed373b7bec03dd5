import type { BalanceSheet, ProfitLoss, ReportSection, TrialBalance } from '@folio/contract';
import type { ExampleReport } from '@folio/ledger';
import { z } from 'zod';
import { readBalanceSheet, readProfitLoss, readTrialBalance } from '../features/report/index.ts';
import type { CompanyTransaction } from '../platform/database/transaction.ts';

/** Reads a report as its golden file has it, from the parameters the example asks for. */
type Read = (tx: CompanyTransaction, now: Date, params: unknown) => Promise<Record<string, unknown>>;

const period = z.object({ from: z.string(), to: z.string() });
const profitLossParams = period.extend({ compare: z.array(period).default([]) });
const balanceSheetParams = z.object({ asAt: z.string(), compareAt: z.array(z.string()).default([]) });
const trialBalanceParams = z.object({ asAt: z.string() });

function sections(of: readonly ReportSection[]) {
  return of.map(({ section, rows, total }) => ({
    section,
    rows: rows.map(({ code, name, name_zh: nameZh, amounts }) => ({ code, name, nameZh, amounts })),
    total,
  }));
}

function trialBalance(report: TrialBalance) {
  return {
    rows: report.rows.map(({ code, name, name_zh: nameZh, type, debit, credit }) => ({
      code,
      name,
      nameZh,
      type,
      debit: debit ?? '',
      credit: credit ?? '',
    })),
    totalDebit: report.total_debit,
    totalCredit: report.total_credit,
  };
}

function profitLoss(report: ProfitLoss) {
  const { summary } = report;
  return {
    columns: report.columns.map(({ from, to }) => `${from}..${to}`),
    sections: sections(report.sections),
    summary: {
      grossProfit: summary.gross_profit,
      operatingProfit: summary.operating_profit,
      profitBeforeTax: summary.profit_before_tax,
      profitForPeriod: summary.profit_for_period,
    },
  };
}

function balanceSheet(report: BalanceSheet) {
  const { summary } = report;
  return {
    columns: report.columns,
    sections: sections(report.sections),
    summary: {
      totalAssets: summary.total_assets,
      totalLiabilities: summary.total_liabilities,
      netCurrentAssets: summary.net_current_assets,
      netAssets: summary.net_assets,
      totalEquity: summary.total_equity,
    },
  };
}

const READERS: Readonly<Record<string, Read>> = {
  'trial-balance': async (tx, now, params) =>
    trialBalance(await readTrialBalance(tx, now, trialBalanceParams.parse(params).asAt)),
  'profit-loss': async (tx, now, params) => profitLoss(await readProfitLoss(tx, now, profitLossParams.parse(params))),
  'balance-sheet': async (tx, now, params) =>
    balanceSheet(await readBalanceSheet(tx, now, balanceSheetParams.parse(params))),
};

export function isCompared(report: ExampleReport): boolean {
  return Object.hasOwn(READERS, report.report);
}

/** Where the product's report differs from the expected file: a path with both values; none when they agree. */
export async function compareReport(
  tx: CompanyTransaction,
  now: Date,
  report: ExampleReport,
  expected: unknown,
): Promise<string[]> {
  const read = READERS[report.report];
  if (read === undefined) throw new Error(`${report.report} is not compared`);
  const found = await read(tx, now, report.params);
  const wanted = z.record(z.string(), z.unknown()).parse(expected);
  return Object.entries(found).flatMap(([key, value]) =>
    differences(key, value, expectedPart(key, value, wanted[key])),
  );
}

/** The sheet's summary may hold more figures than the answer has (its difference, always nil). */
function expectedPart(key: string, found: unknown, wanted: unknown): unknown {
  if (key !== 'summary' || typeof found !== 'object' || found === null) return wanted;
  if (typeof wanted !== 'object' || wanted === null) return wanted;
  return Object.fromEntries(Object.entries(wanted).filter(([name]) => name !== 'difference'));
}

function differences(path: string, found: unknown, wanted: unknown): string[] {
  if (Array.isArray(found) && Array.isArray(wanted)) {
    const length = Math.max(found.length, wanted.length);
    return Array.from({ length }, (_, index) => index).flatMap((index) =>
      differences(`${path}.${index}`, found[index], wanted[index]),
    );
  }
  if (isRecord(found) && isRecord(wanted)) {
    const keys = [...new Set([...Object.keys(found), ...Object.keys(wanted)])];
    return keys.flatMap((key) => differences(`${path}.${key}`, found[key], wanted[key]));
  }
  return found === wanted ? [] : [`${path}: found ${JSON.stringify(found)}, expected ${JSON.stringify(wanted)}`];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
