import type { ReportName } from '@folio/contract';
import { accountTransactionSheet } from './account-transaction/sheet.ts';
import { agedPayableSheet, agedReceivableSheet } from './aged/sheet.ts';
import { balanceSheetSheet } from './balance-sheet/sheet.ts';
import { cashFlowSheet } from './cash-flow/sheet.ts';
import { customReportSheet } from './custom-report/sheet.ts';
import { generalLedgerSheet } from './general-ledger/sheet.ts';
import { journalReportSheet } from './journal-report/sheet.ts';
import { profitLossSheet } from './profit-loss/sheet.ts';
import type { SheetMaker } from './report.ts';
import { transactionDetailSheet } from './transaction-detail/sheet.ts';
import { trialBalanceSheet } from './trial-balance/sheet.ts';

/** The reports by name. */
export const SHEETS: { [Name in ReportName]: SheetMaker<Name> } = {
  'balance-sheet': balanceSheetSheet,
  'profit-loss': profitLossSheet,
  'cash-flow': cashFlowSheet,
  'trial-balance': trialBalanceSheet,
  'general-ledger': generalLedgerSheet,
  'journal-report': journalReportSheet,
  'transaction-detail': transactionDetailSheet,
  'account-transaction': accountTransactionSheet,
  'aged-receivable': agedReceivableSheet,
  'aged-payable': agedPayableSheet,
  'custom-report': customReportSheet,
};
