/** Tables as files: CSV, XLSX written as it grows, PDF set in a thread of its own. */
export { CSV_START, csvRow } from './csv.ts';
export { excel } from './excel.ts';
export { writePdf } from './pdf-file.ts';
export {
  CELL_PADDING,
  PRINT_WIDTH,
  type PrintedCell,
  type PrintedDocument,
  type PrintedRow,
  type PrintedTable,
  type PrintedText,
} from './pdf-page.ts';
export { openXlsx, type XlsxCell, type XlsxFile, type XlsxStyle } from './xlsx.ts';
