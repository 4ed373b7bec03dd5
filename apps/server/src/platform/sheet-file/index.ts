/** Tables as files: XLSX written as a stream, DOCX, and PDF written in a separate thread. CSV is written by `@folio/csv`. */
export { DOCX_TYPE, writeDocx } from './docx.ts';
export { excel } from './excel.ts';
export { writePdf, writePdfBook } from './pdf-file.ts';
export {
  CELL_PADDING,
  PRINT_WIDTH,
  type PrintedBook,
  type PrintedCell,
  type PrintedDocument,
  type PrintedRow,
  type PrintedSection,
  type PrintedTable,
} from './pdf-page.ts';
export { openWorkbook, openXlsx, type XlsxFile, xlsxList } from './xlsx.ts';
export type { XlsxCell, XlsxSheet, XlsxSheetOptions, XlsxStyle } from './xlsx-types.ts';
