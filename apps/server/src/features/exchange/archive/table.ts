import { type Column, type ColumnRule, columnsOf } from './columns.ts';

/** A table of a company as the archive holds it. */
export interface ArchiveTable {
  name: string;
  columns: readonly Column[];
  /** Columns its rows are ordered by; rows that others of the table refer to come first. */
  order: string;
  /** Columns that name entries: filled when the journal has been posted. */
  late: readonly string[];
  /** Which column names the record in the audit trail; null where no person stands behind a row. */
  subject: string | null;
  /** Comes in after the journal, because its rows name entries throughout. */
  afterJournal: boolean;
}

/** A table, its rows ordered by `order`. */
export function table(
  name: string,
  order: string,
  rules: Readonly<Record<string, ColumnRule>>,
  more: Partial<Pick<ArchiveTable, 'late' | 'subject' | 'afterJournal'>> = {},
): ArchiveTable {
  return { name, order, columns: columnsOf(rules), late: [], subject: null, afterJournal: false, ...more };
}
