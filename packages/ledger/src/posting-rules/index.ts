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
  type PostingItem,
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
export { type BillPayment, type BillPosting, purchaseBill } from './documents/purchase-bill.ts';
export { type Closing, closing } from './journals/closing.ts';
export { type ManualJournal, type ManualJournalLine, manualJournal } from './journals/manual-journal.ts';
export {
  type OpeningBalanceLine,
  type OpeningBalances,
  type OpeningDocument,
  openingBalances,
  openingDocument,
} from './journals/opening.ts';
export {
  type ForeignBankBalance,
  foreignBankBalances,
  type Revaluation,
  type RevaluationContext,
  revaluation,
} from './journals/revaluation.ts';
export { type EarlierRevaluation, revaluationRerun } from './journals/revaluation-rerun.ts';
export { revaluationWithdrawal } from './journals/revaluation-withdrawal.ts';
export { paymentReversal, type ReversalContext, type VoidRequest, voidDate, voidEntry } from './journals/reversal.ts';
export { allocation, type CreditAllocation } from './payments/allocation.ts';
export { type BankLinePosting, type BankLineSplit, bankLine } from './payments/bank-line.ts';
export { customerRefund, payment, receipt, supplierRefund } from './payments/money-record.ts';
export type { Allocation, MoneyKind, MoneyRecord, SettlementContext, SideAmount } from './payments/settlement.ts';
export { type TransferPosting, transfer } from './payments/transfer.ts';
export { LINE_WORDS, revalueWords } from './wording.ts';
