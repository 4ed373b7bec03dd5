/** Data files of banks: from bytes of unknown format and encoding to statements. */
export { BankFileError } from './error.ts';
export { readBankFile } from './read-bank-file.ts';
export { readTableFile } from './table-file.ts';
