import { ASSETS } from './asset-tables.ts';
import { AUDIT_SAMPLES } from './audit-sample-tables.ts';
import { BANK, EVIDENCE, LEARNT } from './bank-tables.ts';
import { BOOKS, PRINTING } from './book-tables.ts';
import { DEADLINES } from './deadline-tables.ts';
import { IMPORTS, JOURNALS } from './journal-tables.ts';
import { PAPERS } from './paper-tables.ts';
import { RECORDS, SENT } from './record-tables.ts';
import { REPORTS } from './report-tables.ts';
import { SCHEDULES } from './schedule-tables.ts';
import type { ArchiveTable } from './table.ts';
import { TAXES } from './tax-tables.ts';
import { YEAR_END } from './year-end-tables.ts';

/** Every table except company, chart, journal and audit, ordered so that the rows a row refers to come first. */
export const TABLES: readonly ArchiveTable[] = [
  ...BOOKS,
  ...PAPERS,
  ...RECORDS,
  ...SENT,
  ...REPORTS,
  ...BANK,
  ...PRINTING,
  ...EVIDENCE,
  ...LEARNT,
  ...JOURNALS,
  ...ASSETS,
  ...SCHEDULES,
  ...IMPORTS,
  ...YEAR_END,
  ...AUDIT_SAMPLES,
  ...DEADLINES,
  ...TAXES,
];

/** The journal: a row is an entry with its lines. */
export const JOURNAL = 'journal_entry';

export function tablePath(name: string): string {
  return `tables/${name}.ndjson`;
}

export function filePath(sha256: string): string {
  return `files/${sha256}`;
}
