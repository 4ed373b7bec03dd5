import type { ExampleReport } from '@folio/ledger';
import { openReport } from '../../apps/server/src/features/reports/report/index.ts';
import type { CompanyTransaction } from '../../apps/server/src/platform/database/transaction.ts';
import { differences } from './compare.ts';
import { dashboard, documentList, documentTotals } from './documents.ts';
import { accountTransaction, generalLedger, journalReport, transactionDetail } from './ledgers.ts';
import type { GoldenReader } from './params.ts';
import { aged, balanceSheet, cashFlow, profitLoss, trialBalance } from './statements.ts';

const READERS: Readonly<Record<string, GoldenReader>> = {
  'trial-balance': trialBalance,
  'profit-loss': profitLoss,
  'balance-sheet': balanceSheet,
  'cash-flow': cashFlow,
  'general-ledger': generalLedger,
  'account-transaction': accountTransaction,
  'journal-report': journalReport,
  'transaction-detail': transactionDetail,
  'aged-receivable': aged('receivable'),
  'aged-payable': aged('payable'),
  'document-list': documentList,
  dashboard,
};

/** Whether the tool can compare a report of this name. */
export function isCompared(report: ExampleReport): boolean {
  return Object.hasOwn(READERS, report.report);
}

/** The file next to the reports with the totals of every document. */
export const DOCUMENT_TOTALS = 'document-totals';

/**
 * The differences between the product's report and the expected file, as paths with both values; empty if they agree.
 */
export async function compareReport(
  tx: CompanyTransaction,
  now: Date,
  report: ExampleReport,
  expected: unknown,
): Promise<string[]> {
  const read = READERS[report.report];
  if (read === undefined) throw new Error(`${report.report} is not compared`);
  const context = await openReport(tx, { now, language: 'en-US' }, { names: 'one' });
  const { name: company, baseCurrency } = context.books;
  return differences(
    '',
    await read(context, report.params, { company, baseCurrency, params: report.params }),
    expected,
  );
}

/** The differences between the totals of the entered documents and the expected file. */
export async function compareDocumentTotals(tx: CompanyTransaction, now: Date, expected: unknown): Promise<string[]> {
  const context = await openReport(tx, { now, language: 'en-US' }, { names: 'one' });
  return differences('', await documentTotals(context), expected);
}
