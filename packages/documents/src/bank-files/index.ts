export type { BankFile, BankFileLine, BankFileProblem, BankFileStatement, ColumnMapping } from './bank-file.ts';
export { readCamt } from './camt.ts';
export { readBankCsv } from './csv.ts';
export { readMt940 } from './mt940/read-mt940.ts';
export { readOfx } from './ofx/read-ofx.ts';
export { readQif } from './qif.ts';
export { readTable, type TableOptions } from './table/read-table.ts';
