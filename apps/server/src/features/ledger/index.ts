/** The ledger: the one door through which anything is posted, and what may be read of it. */

export { lockedRefusal, refusalOfGuard } from '../../platform/http/guard.ts';
export { accountFaults } from './account-faults.ts';
export { type AuditedFields, type FieldChange, type FieldChanges, fieldChanges } from './audit-change.ts';
export { createBankAccount, type NewBankAccount } from './bank-account.ts';
export { describeBankAccount, findBankAccount, insertBankAccount, listBankAccounts } from './bank-account-store.ts';
export { type CompanyBooks, loadForeignDocuments, loadOpenDocuments, openBooks, readBooks } from './books.ts';
export { type PostedEntry, readEntries, readEntriesOfSource } from './entry-store.ts';
export { byTheRules } from './fault.ts';
export { installChart } from './install-chart.ts';
export { type KnownOn, readKnownOn } from './known-on.ts';
export type { LedgerCall } from './ledger-call.ts';
export {
  isLineFiltered,
  type LineFilter,
  lineCounts,
  linePage,
  linesOfEntries,
  readFilteredTurnovers,
  type StoredLedgerLine,
} from './ledger-line-store.ts';
export { cutRange, monthBalances, readMovements, readTurnovers } from './movement-store.ts';
export { setPeriodLock } from './period-lock.ts';
export { type Posted, type PostingOrigin, postEntries, sha256 } from './post-entries.ts';
export { postOpeningBalances, postRevaluation } from './post-journals.ts';
export { ledgerRoutes } from './routes.ts';
export { noteNumber, takeNumber } from './series.ts';
export { noteNumbers, takeNumbers } from './series-batch.ts';
export { standingOpening, takeBackOpening } from './standing-opening.ts';
export { insertAccounts, readForeignBalances, readHead, writeAudit, writeAudits } from './store.ts';
export { entryKindOf, sourceTypeOf, toAccount, trimDecimal } from './stored.ts';
export { isBlankLine, type ReadLine, readTypedLine, type TypedLine } from './typed-line.ts';
export { type ChainState, readChainHead, verifyChain, wasHashedAsTyped } from './verify-chain.ts';
export { withdrawRevaluation } from './withdraw-revaluation.ts';
