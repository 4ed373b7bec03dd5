import { type Column, type ColumnRule, columnsOf } from './columns.ts';

/** A company's table in the archive. */
export interface ArchiveTable {
  name: string;
  columns: readonly Column[];
  /** Columns that order the rows; rows that other rows of the table refer to come first. */
  order: string;
  /** Columns that name entries: filled after the journal has been posted. */
  late: readonly string[];
  /** The column that names the record in the audit trail; null if no user creates the rows. */
  subject: string | null;
  /** Imported after the journal, because all its rows name entries. */
  afterJournal: boolean;
}

export function table(
  name: string,
  order: string,
  rules: Readonly<Record<string, ColumnRule>>,
  more: Partial<Pick<ArchiveTable, 'late' | 'subject' | 'afterJournal'>> = {},
): ArchiveTable {
  return { name, order, columns: columnsOf(rules), late: [], subject: null, afterJournal: false, ...more };
}
