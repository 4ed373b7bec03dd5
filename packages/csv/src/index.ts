/** Delimited text: the only reader and the only writer of CSV. */
export { delimiterOf } from './delimiter.ts';
export { type CsvRow, readCsv } from './read-csv.ts';
export { CSV_MARK, type CsvCell, csvRow, harmlessCell } from './write-csv.ts';
