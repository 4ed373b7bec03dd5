/** Bank statements, their lines, and what each line becomes in the books. */

export { acceptLines } from './accept/accept-lines.ts';
export { bookBankLine, bookTransfer } from './accept/book-bank-line.ts';
export { codedText } from './accept/coded-text.ts';
export { classifyLine } from './accept/line-requests.ts';
export { payFromLine } from './accept/pay-from-line.ts';
export { holdLines } from './list/hold-lines.ts';
export { linesForDocument, type UnbookedDocument } from './list/lines-for-document.ts';
export { listLines } from './list/list-lines.ts';
export { bankRoutes } from './routes.ts';
export { accountOfNumber, isSameAccountNumber } from './statement/account-number.ts';
export { accountOfStatement } from './statement/account-of-statement.ts';
export { findDuplicates } from './statement/find-duplicates.ts';
export { importStatement } from './statement/import-statement.ts';
export { type IncomingLine, type TakenStatement, takeStatement } from './statement/take-statement.ts';
export { type BalancedLine, type BalanceWalk, walkBalances } from './statement/walk-balances.ts';
export { coding } from './stored-line.ts';
export { namesOfOthers } from './suggest/other-names.ts';
export { forgetSuggestions } from './suggest/suggestions.ts';
