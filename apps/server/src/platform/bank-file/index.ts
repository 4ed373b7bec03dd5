/** Data files of banks: from bytes of unknown format and encoding to statements. */
export { BankFileError, type FoundContent } from './error.ts';
export { type BankFileOptions, readBankFile } from './read-bank-file.ts';
export { readTableFile } from './table-file.ts';
