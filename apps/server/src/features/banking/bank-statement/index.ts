/** Statements compared with the books: their runs, state and proof. Does not depend on how lines are coded. */
export { type Reconciliation, reconciliationOf } from './reconciliation.ts';
export type { ComparedStatement, LineTotals, OutstandingEntry } from './reconciliation-store.ts';
export { type ComparedAccount, countCoding, refreshStatements, settleStatements } from './refresh-statements.ts';
export type { NewStatement, StatementRow } from './statement-store.ts';
export { hintOf, payeeOf } from './statement-words.ts';
export { addStatement, bookBalance, countStates, hasStatementBefore, pageOfStatements } from './statements.ts';
