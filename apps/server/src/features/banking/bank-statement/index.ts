/** Statements compared with the books: their runs, state and proof. Does not depend on how lines are coded. */
export { countCoded } from './coded-count-sql.ts';
export { type StatementProofAt, statementProofsAt } from './proofs-at.ts';
export { type Reconciliation, reconciliationOf } from './reconciliation.ts';
export type { OutstandingEntry } from './reconciliation-store.ts';
export { countReopened, refreshStatements, settleStatements } from './refresh-statements.ts';
export type { StatementRow } from './statement-store.ts';
export { hintOf, payeeOf } from './statement-words.ts';
export { addStatement, bookBalance, countStates, hasStatementBefore, pageOfStatements } from './statements.ts';
