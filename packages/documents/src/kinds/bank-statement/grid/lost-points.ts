import { type Cell, cellOf, type Line, type Token } from '../../../page/layout.ts';
import type { RowConventions } from '../rows/rows.ts';

const THOUSANDS = { '.': /^\D{0,4}\d{1,3}(?:[,'’]\d{3})+$/u, ',': /^\D{0,4}\d{1,3}(?:[.'’]\d{3})+$/u } as const;
const CENTS = /^\d{2}(?:\)|CR|DR|[-−–])?$/iu;
/** Words of one figure stand closer than this share of their height. */
const MAX_GAP_SHARE = 0.6;

/** The text of a figure in thousands and its cents that lost the point between them; null where two words are no such figure. */
function figureOf(whole: Token, cents: Token | undefined, { decimalMark }: RowConventions): string | null {
  if (cents === undefined || !THOUSANDS[decimalMark].test(whole.text) || !CENTS.test(cents.text)) return null;
  const isClose = cents.x0 - whole.x1 < (whole.y1 - whole.y0) * MAX_GAP_SHARE;
  return isClose ? `${whole.text}${decimalMark}` : null;
}

function withPoints(tokens: readonly Token[], conventions: RowConventions): Token[] {
  return tokens.map((token, index) => {
    const text = figureOf(token, tokens[index + 1], conventions);
    return text === null ? token : { ...token, text };
  });
}

/**
 * Figures of recognised pages with the decimal mark that was lost between thousands and cents, "59,144 94": both words stay, the
 * mark closes the first one. Pages that print no cents stay as they are.
 */
export function withLostPoints(lines: readonly Line[], conventions: RowConventions, whole: boolean): readonly Line[] {
  if (!conventions.recognised || whole) return lines;
  return lines.map((line) => {
    const cells = line.cells.map(({ tokens }): Cell => cellOf(withPoints(tokens, conventions)));
    const text = cells.map((cell) => cell.text).join('  ');
    return { ...line, cells, tokens: cells.flatMap(({ tokens }) => tokens), text };
  });
}
