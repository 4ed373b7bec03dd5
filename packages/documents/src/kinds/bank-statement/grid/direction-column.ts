import type { Token } from '../../../page/layout.ts';
import type { Column } from '../columns/columns.ts';
import { DEBIT_OR_CREDIT } from '../rows/rows.ts';
import { alignedBy } from './spans.ts';
import type { TypedLine } from './typed-lines.ts';

const MIN_ROWS = 3;
/** So many of the lines with money have to say of it what it is. */
const MIN_SHARE = 0.6;
/** Words of the column begin within this share of their height. */
const ALIGNED_SHARE = 0.7;
/** Words of one text are closer than this share of their height. */
const WORD_GAP_SHARE = 0.6;
/** Codes of currencies are as close to a mark, so a word has other letters than three capitals. */
const WORD = /^(?![A-Z]{3}$)\p{L}/u;

/** A single letter with more of the text behind it is part of a name: the C of "M C CHAN". */
function isPartOfName(token: Token, words: readonly Token[]): boolean {
  const next = words.find((other) => other !== token && other.x0 >= token.x1);
  return next !== undefined && WORD.test(next.text) && next.x0 - token.x1 < (token.y1 - token.y0) * WORD_GAP_SHARE;
}

/** The column of words such as DR and CR that a table without headings prints next to its amounts; null where it prints none. */
export function directionColumn(lines: readonly TypedLine[], height: number): Column | null {
  const rows = lines.filter(({ money }) => money.length > 0);
  const words = rows.flatMap((row) =>
    row.words.filter((token) => DEBIT_OR_CREDIT.test(token.text) && !isPartOfName(token, row.words)),
  );
  const [most] = alignedBy(words, 'x0', height * ALIGNED_SHARE).toSorted((a, b) => b.members.length - a.members.length);
  if (most === undefined || most.members.length < Math.max(MIN_ROWS, rows.length * MIN_SHARE)) return null;
  return { role: 'type', x0: most.x0, x1: most.x1 };
}
