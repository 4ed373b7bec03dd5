/** Delimited text: the only reader and the only writer of CSV. */
export { delimiterOf } from './delimiter.ts';
export { harmlessCell } from './harmless-cell.ts';
export { type CsvRow, readCsv } from './read-csv.ts';
export { CSV_MARK, type CsvCell, csvRow } from './write-csv.ts';
