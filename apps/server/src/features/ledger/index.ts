/** The ledger: the one door through which anything is posted, and what may be read of it. */
export { createBankAccount, type NewBankAccount } from './bank-account.ts';
export { describeBankAccount, findBankAccount, insertBankAccount, listBankAccounts } from './bank-account-store.ts';
export { type CompanyBooks, loadForeignDocuments, loadOpenDocuments, openBooks, readBooks } from './books.ts';
export { type PostedEntry, readEntries, readEntriesOfSource, reversedAmong } from './entry-store.ts';
export { byTheRules, lockedRefusal, refusalOfGuard } from './fault.ts';
export { installChart } from './install-chart.ts';
export type { LedgerCall } from './ledger-call.ts';
export { readMovements } from './movement-store.ts';
export { setPeriodLock } from './period-lock.ts';
export { type Posted, type PostingOrigin, postEntries } from './post-entries.ts';
export { postManualJournal, postOpeningBalances, postRevaluation } from './post-journals.ts';
export { ledgerRoutes } from './routes.ts';
export { noteNumber, takeNumber } from './series.ts';
export { writeAudit } from './store.ts';
export { type ChainState, verifyChain } from './verify-chain.ts';
