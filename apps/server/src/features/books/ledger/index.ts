/** The ledger: the only way to post, and the functions that read it. */

export { accountFaults } from './accounts/account-faults.ts';
export {
  createBankAccount,
  describeBankAccount,
  type NewBankAccount,
  openBankAccount,
} from './accounts/bank-account.ts';
export { chartOfVersion } from './accounts/chart-cache.ts';
export { findBankAccount, listBankAccounts } from './accounts/find-bank-account.ts';
export { addAccounts, installChart } from './accounts/install-chart.ts';
export { type AuditedFields, type FieldChanges, fieldChanges, writeAudit, writeAudits } from './audit.ts';
export {
  booksLastOpened,
  type CompanyBooks,
  loadForeignBalances,
  loadForeignDocuments,
  loadOpenDocuments,
  type OpenedBooks,
  openBooks,
  openedBooks,
  type ReadBooks,
  readBooks,
} from './books.ts';
export { readAsRecordedOn } from './days/as-recorded-on.ts';
export type { AsRecordedOn } from './days/as-recorded-on-store.ts';
export { setPeriodLock } from './days/period-lock.ts';
export { type ChainLink, chainLinks } from './entries/chain-texts.ts';
export { cutRange } from './entries/cut-range.ts';
export { type EntryRow, entryColumns } from './entries/entry-columns-sql.ts';
export type { PostedEntry } from './entries/entry-store.ts';
export { monthsOfAccounts } from './entries/kept-months.ts';
export type { StoredLedgerLine } from './entries/ledger-line-store.ts';
export { lineCounts, linePage, linesOfEntries, readFilteredTurnovers } from './entries/ledger-lines.ts';
export { isLineFiltered, type LineFilter, type LineNeeds } from './entries/line-filter.ts';
export type { MonthSum } from './entries/movement-store.ts';
export { readMovements, readTurnovers } from './entries/movements.ts';
export { flawlessRows, type Posted, postEntries, sha256 } from './entries/post-entries.ts';
export { postOpeningBalances, postRevaluation } from './entries/post-journals.ts';
export { readEntries, readEntriesOfSource } from './entries/read-entries.ts';
export { entryKindOf, sourceTypeOf, toAccount, trimDecimal } from './entries/stored.ts';
export { isBlankLine, type ReadLine, readTypedLine } from './entries/typed-line.ts';
export { readChainHead, verifyChain, wasHashedAsTyped } from './entries/verify-chain.ts';
export { byTheRules, lockedRefusal, refuseMovedLock } from './fault.ts';
export { ledgerGuards } from './guards.ts';
export type { LedgerCall, PostingOrigin } from './ledger-call.ts';
export { type LockedHead, lockedHead } from './locked-head-sql.ts';
export { noteNumber, noteNumbers, takeNumber, takeNumberFor, takeNumbers } from './numbers/series.ts';
export { readAccountingYears } from './read-years.ts';
export { ledgerRoutes } from './routes.ts';
export { standingOpening, takeBackOpening } from './standing-opening.ts';
export { withdrawRevaluation } from './withdraw-revaluation.ts';
