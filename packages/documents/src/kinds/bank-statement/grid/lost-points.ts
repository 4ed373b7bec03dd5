import { type Cell, cellOf, type Line } from '../../../page/layout.ts';
import type { Token } from '../../../page/page.ts';
import type { RowConventions } from '../rows/rows.ts';

const THOUSANDS = { '.': /^\D{0,4}\d{1,3}(?:[,'’]\d{3})+$/u, ',': /^\D{0,4}\d{1,3}(?:[.'’]\d{3})+$/u } as const;
const CENTS = /^\d{2}(?:\)|CR|DR|[-−–])?$/iu;
/** Words of one figure are closer than this share of their height. */
const MAX_GAP_SHARE = 0.6;

/**
 * The text of a figure in thousands and its cents that lost the point between them; null when two words are not such
 * a figure.
 */
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

const MARKED = {
  '.': /^([^\d.,]{0,4}\d{1,3})\.(?=\d{3}(?!\d))/u,
  ',': /^([^\d.,]{0,4}\d{1,3}),(?=\d{3}(?!\d))/u,
} as const;

/** Where no cents are printed, a decimal mark before three figures closes the thousands: "44.488" was "44,488". */
function withThousands(token: Token, { decimalMark }: RowConventions): Token {
  return { ...token, text: token.text.replace(MARKED[decimalMark], decimalMark === '.' ? '$1,' : '$1.') };
}

/**
 * Restores, on recognised pages, the decimal mark that was lost between thousands and cents, "59,144 94": both words
 * stay, the mark is added to the first one. Where no cents are printed, a decimal mark was one of thousands.
 */
export function withLostPoints(lines: readonly Line[], conventions: RowConventions, whole: boolean): readonly Line[] {
  if (!conventions.recognised) return lines;
  const mended = (tokens: readonly Token[]) =>
    whole ? tokens.map((token) => withThousands(token, conventions)) : withPoints(tokens, conventions);
  return lines.map((line) => {
    const cells = line.cells.map(({ tokens }): Cell => cellOf(mended(tokens)));
    const text = cells.map((cell) => cell.text).join('  ');
    return { ...line, cells, tokens: cells.flatMap(({ tokens }) => tokens), text };
  });
}
