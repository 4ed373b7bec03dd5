import { createRequire } from 'node:module';
import type ExcelJS from 'exceljs';

const require = createRequire(import.meta.url);

/** The workbook library, loaded when the first workbook is read or written: it would be a tenth of the server's start. */
export function excel(): typeof ExcelJS {
  return require('exceljs');
}
