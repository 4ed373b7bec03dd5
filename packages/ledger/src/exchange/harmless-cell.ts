const NUMBER = /^[+-]?(\d[\d.,]*|[.,]\d+)$/;
/** Signs that begin a formula or a command; U+2212 is the only one that NFKC leaves as it is. */
const FORMULA = /^[=+\-@|\u2212]/u;
/** Signs at the beginning that nobody sees: spreadsheets, and programs that clean a file first, drop them. */
const UNSEEN = /^[\p{Cc}\p{Cf}\p{Z}\u115f\u1160\u3164\uffa0]+/u;

/**
 * Puts an apostrophe before a text that a spreadsheet could take for a formula, as spreadsheets do to mark text. Full-width and small
 * forms (＝ ﹦ ＋ － ＠) count as their ASCII signs; a tab or line break at the beginning counts by itself. Figures stay figures.
 */
export function harmlessCell(text: string): string {
  if (NUMBER.test(text)) return text;
  const seen = text.replace(UNSEEN, '').normalize('NFKC');
  return FORMULA.test(seen) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
}
