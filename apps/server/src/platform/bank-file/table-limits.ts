import { BankFileError } from './error.ts';

/** Limits for one whole table or workbook. */
export const MAX_ROWS = 300_000;
export const MAX_CELLS = 4_000_000;
export const MAX_SHEETS = 50;
/** Longer cells are cut before they are searched. */
export const MAX_CELL_CHARACTERS = 2000;

const SEPARATORS = new Set([...',;\t|\n'].map((sign) => sign.charCodeAt(0)));

/** Counts possible cell separators before the text is split: splitting needs far more memory than counting. */
export function refuseTooManyCells(text: string): void {
  let cells = 0;
  for (let at = 0; at < text.length; at++) if (SEPARATORS.has(text.charCodeAt(at))) cells++;
  if (cells > MAX_CELLS) throw new BankFileError('too_many_cells');
}
