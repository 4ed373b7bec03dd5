import type { ReportName, ReportSheet, SheetCell, SheetRow } from '@folio/contract';

/** Columns of lists that a tablet has no room for: the row's link leads to them. */
const droppedFromLists: Partial<Record<ReportName, readonly string[]>> = {
  'journal-report': ['type', 'document', 'currency', 'foreign_amount'],
  'transaction-detail': ['type', 'reference'],
};

/** A list for a tablet: what counts stays in sight without scrolling sideways. */
export function tabletSheet(sheet: ReportSheet): ReportSheet {
  const without = droppedFromLists[sheet.report];
  return without === undefined ? sheet : withoutColumns(sheet, without);
}

function withoutColumns(sheet: ReportSheet, keys: readonly string[]): ReportSheet {
  const keeps = sheet.columns.map(({ key }) => !keys.includes(key));
  const rowOf = (row: SheetRow): SheetRow => ({
    ...row,
    cells: row.cells.filter((_, index) => keeps[index]),
    ...(row.details && { details: row.details.map(rowOf) }),
  });
  return { ...sheet, columns: sheet.columns.filter((_, index) => keeps[index]), rows: sheet.rows.map(rowOf) };
}

/** Columns hidden on a phone: the type of an account adds little to its code. */
const dropped = ['type'];

function joined([code, name]: readonly SheetCell[]): SheetCell {
  const words = [code?.value, name?.value].filter((word) => word).join(' ');
  const drill = name?.drill ?? code?.drill;
  return { value: words === '' ? null : words, ...(drill && { drill }) };
}

/** A sheet for a phone: code and name in one column, which stays fixed while the figures scroll. */
export function narrowSheet(sheet: ReportSheet): ReportSheet {
  const [code, name] = sheet.columns;
  if (code?.kind !== 'code' || name?.kind !== 'text') return sheet;
  const keeps = sheet.columns.map((column, index) => index > 1 && !dropped.includes(column.key));
  const rowOf = (row: SheetRow): SheetRow => ({
    ...row,
    cells: [joined(row.cells), ...row.cells.filter((_, index) => keeps[index])],
    ...(row.details && { details: row.details.map(rowOf) }),
  });
  return {
    ...sheet,
    columns: [name, ...sheet.columns.filter((_, index) => keeps[index])],
    rows: sheet.rows.map(rowOf),
  };
}
