/**
 * One pure function for each business record: from the record and the context it names to journal entries, in the
 * order they take their numbers. Every rule throws a `LedgerFault` for what it refuses; `checkEntry` then judges the
 * entry itself (balance, locked period, accounts).
 */
export { allocation, type CreditAllocation } from './allocation.ts';
export { type BankLinePosting, type BankLineSplit, bankLine } from './bank-line.ts';
export { type Books, baseValue, currencyOfAccount } from './books.ts';
export { type Closing, closing } from './closing.ts';
export { purchaseCreditNote, salesCreditNote } from './credit-note.ts';
export type { DocumentContext, DocumentKind, DocumentPosting, PostingItem } from './document.ts';
export { type ManualJournal, type ManualJournalLine, manualJournal } from './manual-journal.ts';
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
} from './open-documents.ts';
export {
  type OpeningBalanceLine,
  type OpeningBalances,
  type OpeningDocument,
  openingBalances,
  openingDocument,
} from './opening.ts';
export { payment } from './payment.ts';
export { type BillPayment, type BillPosting, purchaseBill } from './purchase-bill.ts';
export { receipt } from './receipt.ts';
export { customerRefund, supplierRefund } from './refund.ts';
export {
  type ForeignBankBalance,
  foreignBankBalances,
  type Revaluation,
  type RevaluationContext,
  revaluation,
} from './revaluation.ts';
export { type EarlierRevaluation, revaluationRerun } from './revaluation-rerun.ts';
export { revaluationWithdrawal } from './revaluation-withdrawal.ts';
export { paymentReversal, type ReversalContext, type VoidRequest, voidDate, voidEntry } from './reversal.ts';
export { salesInvoice } from './sales-invoice.ts';
export type { Allocation, MoneyKind, MoneyRecord, SettlementContext, SideAmount } from './settlement.ts';
export { type TransferPosting, transfer } from './transfer.ts';
export { LINE_WORDS, revalueWords } from './wording.ts';
