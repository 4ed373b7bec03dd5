/** Bank statements, their lines, and what each line becomes in the books. */
export { bookBankLine, bookTransfer } from './book-bank-line.ts';
export { type ImportedStatement, importStatement, type StatementInput } from './import-statement.ts';
export { linesForDocument, type UnbookedDocument } from './lines-for-document.ts';
export { type DocumentPayment, payFromLine } from './pay-from-line.ts';
export { bankRoutes } from './routes.ts';
