import { Readable } from 'node:stream';
import type { AuditFilter, AuditRow } from '@folio/contract';
import { CSV_MARK, csvRow } from '@folio/csv';
import { HONG_KONG } from '@folio/ledger';
import { sentence } from '../../../messages/index.ts';
import type { CompanyCall, Language } from '../../../platform/http/call.ts';
import { type XlsxCell, type XlsxStyle, xlsxList } from '../../../platform/sheet-file/index.ts';
import { type LogPart, readLogPart } from './audit-trail.ts';
import { filterOfLog } from './trail-filter.ts';
import type { TrailPlace } from './trail-place.ts';

export type LogFormat = 'csv' | 'xlsx';

/** Rows that are read and written at once. */
const BATCH = 500;
/** The limit of rows in a spreadsheet, the heading row included. */
const MAX_ROWS = 1_000_000;
/** The limit of characters in a spreadsheet cell. */
const MAX_LETTERS = 32_000;

const COLUMNS = [
  ['at', 20],
  ['by', 24],
  ['practice', 24],
  ['token', 18],
  ['address', 18],
  ['what', 36],
  ['about', 20],
  ['subject', 36],
  ['changes', 60],
] as const;
type Column = (typeof COLUMNS)[number][0];

/** Streams the filtered log, newest first, to its end. */
export function exportLog(call: CompanyCall, asked: AuditFilter, format: LogFormat): Readable {
  const parts = partsOf(call, asked);
  if (format === 'csv') return Readable.from(csvLines(call.language, parts));
  const sheetName = sentence(call.language, 'audit_title');
  const widths = COLUMNS.map(([, width]) => width);
  return xlsxList({ sheetName, createdAt: call.now, widths, styles: STYLES }, xlsxPages(call.language, parts));
}

/** Each part is read in a separate transaction, so that a slow reader does not block other users. */
async function* partsOf(call: CompanyCall, asked: AuditFilter): AsyncGenerator<AuditRow[]> {
  const filter = filterOfLog(asked, call.language);
  let before: TrailPlace | null = null;
  for (let count = 0; count < MAX_ROWS; count += BATCH) {
    const from = before;
    const part: LogPart = await call.transaction((tx) =>
      readLogPart(tx, filter, { before: from, limit: BATCH, language: call.language }),
    );
    yield part.rows;
    if (part.next === null) return;
    before = part.next;
  }
}

async function* csvLines(language: Language, parts: AsyncIterable<AuditRow[]>): AsyncGenerator<string> {
  yield CSV_MARK + csvRow(headsOf(language));
  for await (const rows of parts) yield rows.map((row) => csvRow(cellsOf(language, row))).join('');
}

const STYLES: Readonly<Record<string, XlsxStyle>> = { head: { bold: true, lineBelow: true }, text: {} };

async function* xlsxPages(language: Language, parts: AsyncIterable<AuditRow[]>): AsyncGenerator<XlsxCell[][]> {
  const styled = (style: string) => (value: string) => ({ value: value.slice(0, MAX_LETTERS), style });
  yield [headsOf(language).map(styled('head'))];
  for await (const rows of parts) yield rows.map((row) => cellsOf(language, row).map(styled('text')));
}

function headsOf(language: Language): string[] {
  return COLUMNS.map(([column]) => sentence(language, `audit_col_${column}`));
}

function cellsOf(language: Language, row: AuditRow): string[] {
  const cells: Record<Column, string> = {
    at: hongKongTime(row.at),
    by: row.by ?? 'Folio',
    practice: row.practice?.name ?? '',
    token: row.token ?? '',
    address: row.address ?? '',
    what: row.what,
    about: row.about,
    subject: row.subject,
    changes: row.changes.map((change) => changeWords(language, change)).join('; '),
  };
  return COLUMNS.map(([column]) => cells[column]);
}

function changeWords(language: Language, { label, before, after }: AuditRow['changes'][number]): string {
  const values = { label, before: before ?? '–', after: after ?? '–' };
  return sentence(language, before === null ? 'audit_fact' : 'audit_change', values, 'iso');
}

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: HONG_KONG,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Day and time in Hong Kong, to the second: `2026-03-31 14:05:09`. */
export function hongKongTime(at: string): string {
  return clock.format(new Date(at));
}
