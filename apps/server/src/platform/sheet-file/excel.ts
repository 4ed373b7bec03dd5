import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * The workbook library, loaded when the first workbook is read or written: loading it would be a tenth of the
 * server's start time.
 */
export function excel(): typeof import('@cj-tech-master/excelts') {
  return require('@cj-tech-master/excelts');
}
