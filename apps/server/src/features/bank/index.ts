export { bookBankLine, bookTransfer } from './book-bank-line.ts';
