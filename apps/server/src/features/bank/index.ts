/** Bank statements, their lines, and what each line becomes in the books. */
export { accountOfNumber, isSameAccountNumber } from './account-number.ts';
export { accountOfStatement } from './account-of-statement.ts';
export { bookBankLine, bookTransfer } from './book-bank-line.ts';
export { codedText } from './coded-text.ts';
export { findDuplicates } from './find-duplicates.ts';
export { importStatement, type StatementInput } from './import-statement.ts';
export { linesForDocument, type UnbookedDocument } from './lines-for-document.ts';
export { namesOfOthers } from './other-names.ts';
export { type DocumentPayment, payFromLine } from './pay-from-line.ts';
export { bankRoutes } from './routes.ts';
export { coding } from './stored-line.ts';
export { forgetSuggestions } from './suggestions.ts';
export {
  type IncomingLine,
  type IncomingStatement,
  type TakenStatement,
  takeStatement,
} from './take-statement.ts';
export { type BalancedLine, type BalanceWalk, walkBalances } from './walk-balances.ts';
