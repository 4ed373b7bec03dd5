/** Statements beside the books: the runs they form, their state, and the proof of each. Knows nothing of how lines are coded. */
export { type Reconciliation, reconciliationOf } from './reconciliation.ts';
export type { ComparedStatement, LineTotals, OutstandingEntry } from './reconciliation-store.ts';
export { type ComparedAccount, refreshStatements, settleStatements } from './refresh-statements.ts';
export { countCoding } from './run-store.ts';
export {
  bookBalance,
  countStates,
  hasStatementBefore,
  insertStatement,
  type NewStatement,
  pageOfStatements,
  type StatementRow,
} from './statement-store.ts';
