import type { ReportSheet } from '@folio/contract';

/** The value of a sheet's cell: the row of an account's code, or the total row; the column by its key. */
export function cellOf(sheet: ReportSheet, row: string | 'total', column: string): string | null {
  const at = sheet.columns.findIndex(({ key }) => key === column);
  if (at === -1)
    throw new Error(`the sheet has no column ${column}: ${sheet.columns.map(({ key }) => key).join(', ')}`);
  const found = sheet.rows.find(({ kind, cells }) =>
    row === 'total' ? kind === 'total' : cells.some(({ value }) => value === row),
  );
  if (found === undefined) throw new Error(`the sheet has no row ${row}`);
  return found.cells[at]?.value ?? null;
}
