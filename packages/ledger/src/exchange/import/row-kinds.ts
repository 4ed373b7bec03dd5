import { nameKey } from './their-account.ts';

/* Rows of a report that are no posting: totals, openings, closings. */

const TOTAL = /^((grand|report|net)\s+)?(sub-?)?totals?$|^(合計|總計|小計|總額|共計|總和|累計)$/i;
const TOTAL_OF = /^total\s+(?:for\s+)?(.+?)(?:\s+with\s+sub-?accounts)?$|^(.+?)\s*(?:合計|小計|總計)$/i;
const OPENING =
  /^(opening|beginning|starting)\s+balances?(\s+(as\s|b\/f|brought|\d).*)?$|^balance\s+(b\/f|brought\s+forward)|^(期初|承上|承前|上期|年初)(結餘|餘額|結轉|結存)?$/i;
const CLOSING =
  /^(closing|ending)\s+balances?(\s+(as\s|c\/f|carried|\d).*)?$|^balance\s+(c\/f|carried\s+forward)|^(net\s+movement|movement)$|^(期末|結轉下[頁期]|本期)(結餘|餘額|結存|發生額)?$/i;

/** Words of a total or a heading are short; longer cells are cut, so that no pattern works for long. */
const MAX_CHARACTERS = 200;

export type RowKind = 'total' | 'opening' | 'closing' | 'line';

/**
 * Classifies a row by its texts. "Total X" is a total only if X was a heading before (`headings`, as compared), so
 * that an account called "Total Energies" is not taken for a total.
 */
export function rowKind(texts: readonly string[], headings: ReadonlySet<string>): RowKind {
  for (const given of texts) {
    const text = given.slice(0, MAX_CHARACTERS);
    if (TOTAL.test(text)) return 'total';
    const of = TOTAL_OF.exec(text);
    if (of !== null && headings.has(nameKey(of[1] ?? of[2] ?? ''))) return 'total';
    if (OPENING.test(text)) return 'opening';
    if (CLOSING.test(text)) return 'closing';
  }
  return 'line';
}
