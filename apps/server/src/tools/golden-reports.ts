import type { ExampleReport } from '@folio/ledger';
import { openReport } from '../features/report/index.ts';
import type { CompanyTransaction } from '../platform/database/transaction.ts';
import { differences } from './golden/compare.ts';
import { dashboard, documentList, documentTotals } from './golden/documents.ts';
import { accountTransaction, generalLedger, journalReport, transactionDetail } from './golden/ledgers.ts';
import type { GoldenReader } from './golden/params.ts';
import { aged, balanceSheet, profitLoss, trialBalance } from './golden/statements.ts';

const READERS: Readonly<Record<string, GoldenReader>> = {
  'trial-balance': trialBalance,
  'profit-loss': profitLoss,
  'balance-sheet': balanceSheet,
  'general-ledger': generalLedger,
  'account-transaction': accountTransaction,
  'journal-report': journalReport,
  'transaction-detail': transactionDetail,
  'aged-receivable': aged('receivable'),
  'aged-payable': aged('payable'),
  'document-list': documentList,
  dashboard,
};

/** Whether the tool knows how to read a report of this name. */
export function isCompared(report: ExampleReport): boolean {
  return Object.hasOwn(READERS, report.report);
}

/** The file beside the reports that holds the totals of every document. */
export const DOCUMENT_TOTALS = 'document-totals';

/** Where the product's report differs from the expected file: a path with both values; none when they agree. */
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

/** Where the totals of the documents entered differ from the expected file. */
export async function compareDocumentTotals(tx: CompanyTransaction, now: Date, expected: unknown): Promise<string[]> {
  const context = await openReport(tx, { now, language: 'en-US' }, { names: 'one' });
  return differences('', await documentTotals(context), expected);
}
