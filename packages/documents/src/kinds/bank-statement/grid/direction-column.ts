import type { Token } from '../../../page/layout.ts';
import type { Column } from '../columns/columns.ts';
import { CURRENCY_CODE, DEBIT_OR_CREDIT, WORD_GAP_SHARE } from '../rows/rows.ts';
import { alignedBy } from './spans.ts';
import type { TypedLine } from './typed-lines.ts';

const MIN_ROWS = 3;
/** At least this share of the lines with money must have a word for the direction. */
const MIN_SHARE = 0.6;
/** Words of the column begin within this share of their height. */
const ALIGNED_SHARE = 0.7;

/**
 * Whether a text continues directly after a mark: then the mark is part of a name, such as the C of "M C CHAN". The
 * code of a currency may be as close to a mark.
 */
function isPartOfName(token: Token, words: readonly Token[]): boolean {
  const next = words.find((other) => other !== token && other.x0 >= token.x1);
  if (next === undefined || !/\p{L}/u.test(next.text) || CURRENCY_CODE.test(next.text)) return false;
  return next.x0 - token.x1 < (token.y1 - token.y0) * WORD_GAP_SHARE;
}

/**
 * The column of words such as DR and CR that a table without headings prints next to its amounts; null without such a
 * column.
 */
export function directionColumn(lines: readonly TypedLine[], height: number): Column | null {
  const rows = lines.filter(({ money }) => money.length > 0);
  const words = rows.flatMap((row) =>
    row.words.filter((token) => DEBIT_OR_CREDIT.test(token.text) && !isPartOfName(token, row.words)),
  );
  const [most] = alignedBy(words, 'x0', height * ALIGNED_SHARE).toSorted((a, b) => b.members.length - a.members.length);
  if (most === undefined || most.members.length < Math.max(MIN_ROWS, rows.length * MIN_SHARE)) return null;
  return { role: 'type', x0: most.x0, x1: most.x1 };
}
