/**
 * One pure function for each business record: from the record and the context it names to journal entries, in the
 * order they take their numbers. Every rule throws a `LedgerIssue` for what it rejects; `checkEntry` then checks the
 * entry (balance, locked period, accounts).
 */

export { type Books, baseValue, currencyOfAccount } from './books.ts';
export {
  type DocumentContext,
  type DocumentKind,
  type DocumentPosting,
  purchaseCreditNote,
  salesCreditNote,
  salesInvoice,
} from './documents/document.ts';
export {
  type ControlLine,
  carryingMinorOf,
  controlLinesOf,
  documentOf,
  foldControlLines,
  type OpenDocument,
  type OpenDocuments,
  openDocumentsFrom,
  openMinorOf,
  releasedBy,
} from './documents/open-documents.ts';
export { type BillPayment, purchaseBill } from './documents/purchase-bill.ts';
export { closing } from './journals/closing.ts';
export { type ManualJournalLine, manualJournal } from './journals/manual-journal.ts';
export { type OpeningBalanceLine, openingBalances, openingDocument } from './journals/opening.ts';
export { type ForeignBankBalance, foreignBankBalances, type Revaluation, revaluation } from './journals/revaluation.ts';
export { revaluationRerun } from './journals/revaluation-rerun.ts';
export { revaluationWithdrawal } from './journals/revaluation-withdrawal.ts';
export { paymentReversal, type ReversalContext, voidEntry } from './journals/reversal.ts';
export { allocation } from './payments/allocation.ts';
export { type BankLinePosting, bankLine } from './payments/bank-line.ts';
export { customerRefund, payment, receipt, supplierRefund } from './payments/money-record.ts';
export type { Allocation, MoneyKind, MoneyRecord, SettlementContext, SideAmount } from './payments/settlement.ts';
export { type TransferPosting, transfer } from './payments/transfer.ts';
export { LINE_WORDS } from './wording.ts';
