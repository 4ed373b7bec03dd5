/** A cell of a CSV file: text as it is, figures as their decimal text, nothing for null. */
export type CsvCell = string | bigint | number | boolean | null;

/** Marks a file as UTF-8 for spreadsheets, which would otherwise show Chinese as nonsense. */
export const CSV_MARK = '\uFEFF';

function csvCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const text = harmlessCell(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One row by RFC 4180, with its line end. */
export function csvRow(cells: readonly CsvCell[]): string {
  let text = '';
  for (let index = 0; index < cells.length; index++) text += (index === 0 ? '' : ',') + csvCell(cells[index] ?? null);
  return `${text}\r\n`;
}

/** A figure as Folio writes figures: digits, separators, a minus. A plus begins phone numbers and formulas, never a figure. */
const FIGURE = /^-?(\d[\d.,]*|[.,]\d+)$/;
/** Signs that begin a formula or a command; U+2212 is the only one that NFKC does not change. */
const FORMULA = /^[=+\-@|\u2212]/u;
/** Invisible characters at the beginning: spreadsheets, and programs that clean a file first, drop them. */
const UNSEEN = /^[\p{Cc}\p{Cf}\p{Z}\u115f\u1160\u3164\uffa0]+/u;

/**
 * Puts an apostrophe before a text that a spreadsheet could take for a formula, as spreadsheets do to mark text: one
 * that begins with = + - @ | or with a tab or a line break. Full-width and small forms (＝ ﹦ ＋ － ＠) count as their
 * ASCII signs, also behind invisible characters. Figures stay figures.
 */
export function harmlessCell(text: string): string {
  if (beginsPlainly(text) || FIGURE.test(text)) return text;
  const seen = text.replace(UNSEEN, '').normalize('NFKC');
  return FORMULA.test(seen) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
}

/** True for most cells, which need no closer look: an ASCII letter or digit, or an ideograph, stays what it is and begins no formula. */
function beginsPlainly(text: string): boolean {
  const first = text.charCodeAt(0);
  return (
    (first >= 0x30 && first <= 0x39) ||
    (first >= 0x41 && first <= 0x5a) ||
    (first >= 0x61 && first <= 0x7a) ||
    (first >= 0x4e00 && first <= 0x9fff)
  );
}
