/** Tables as files: XLSX written as a stream, and PDF written in a separate thread. CSV is written by `@folio/csv`. */
export { excel } from './excel.ts';
export { writePdf } from './pdf-file.ts';
export {
  CELL_PADDING,
  PRINT_WIDTH,
  type PrintedCell,
  type PrintedDocument,
  type PrintedRow,
  type PrintedTable,
} from './pdf-page.ts';
export { openXlsx, type XlsxCell, type XlsxFile, type XlsxStyle, xlsxList } from './xlsx.ts';
