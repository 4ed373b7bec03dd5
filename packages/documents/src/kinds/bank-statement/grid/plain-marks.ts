import { type Cell, cellOf, type Line, type Token } from '../../../page/layout.ts';
import { currencyOfMark } from '../../../values/currency.ts';
import type { RowConventions } from '../rows/rows.ts';

/** What recognition makes of `$`, `S$`, `HK$` and their like. */
const FRAME = /^([-−–+(]*)([^-−–+()]+?)(\)?(?:CR|DR|[-−–])?)$/u;
const SURE_MARK = /[$§%&S]/u;
const SURE_END = /[$§%&S]$/u;
const MARK_ONLY = /^[HKUAN]{0,2}[S$§%&\d]{1,3}$/u;
const FIGURE = /^(?:\d{1,3}(?:[,.'’]\d{3})+|\d+)[.,]\d{2}$/u;
/** The first figures of a number whose thousands are set apart by a space, and those that go on with it. */
const THOUSANDS = /^\d{1,3}$/u;
const REST = /^\d{3}(?:[.,]\d{2})?(?:\)|CR|DR|[-−–])*$/u;
const MAX_THOUSANDS_GAP = 0.6;
const LONGEST_MARK = 4;
/** A document that prints marks prints the same one before nearly all of its figures. */
const MIN_FIGURES = 3;
const MIN_SHARE = 0.6;

interface Split {
  readonly sign: string;
  readonly mark: string;
  readonly figure: string;
  readonly after: string;
}

function goesOn(token: Token, next: Token | undefined): boolean {
  return next !== undefined && REST.test(next.text) && next.x0 - token.x1 < (token.y1 - token.y0) * MAX_THOUSANDS_GAP;
}

/** Every way to part a currency mark, well or badly read, from the figure behind it; a mark that a currency has leaves no other way. */
function splitsOf(token: Token, next: Token | undefined): Split[] {
  const splits = allSplitsOf(token, next);
  const known = splits.find(({ mark }) => mark.length > 1 && currencyOfMark(mark) !== null);
  return known === undefined ? splits : [known];
}

function allSplitsOf(token: Token, next: Token | undefined): Split[] {
  const match = FRAME.exec(token.text);
  if (match === null) return [];
  const [, sign = '', middle = '', after = ''] = match;
  return Array.from({ length: LONGEST_MARK }, (_, index) => index + 1).flatMap((length): Split[] => {
    const [mark, figure] = [middle.slice(0, length), middle.slice(length)];
    const isFigure = FIGURE.test(figure) || (THOUSANDS.test(figure) && goesOn(token, next));
    return MARK_ONLY.test(mark) && SURE_MARK.test(mark) && isFigure ? [{ sign, mark, figure, after }] : [];
  });
}

/**
 * How long the mark of a document is: as long as most figures can be parted from it, and seen whole before some of them. Null where
 * it prints none.
 */
function markLength(tokens: readonly Token[]): number | null {
  const marked = tokens.map((token, index) => splitsOf(token, tokens[index + 1])).filter((splits) => splits.length > 0);
  const counted = Array.from({ length: LONGEST_MARK }, (_, index) => {
    const own = marked.flatMap((splits) => splits.find(({ mark }) => mark.length === index + 1) ?? []);
    return { length: index + 1, count: own.length, isSeen: own.some(({ mark }) => SURE_END.test(mark)) };
  });
  const [most] = counted.filter(({ isSeen }) => isSeen).sort((a, b) => b.count - a.count || a.length - b.length);
  if (most === undefined || most.count < MIN_FIGURES || most.count < marked.length * MIN_SHARE) return null;
  return most.length;
}

function plain(token: Token, next: Token | undefined, length: number): Token {
  const splits = splitsOf(token, next);
  const split = splits.find(({ mark }) => mark.length === length) ?? (splits.length === 1 ? splits[0] : undefined);
  return split === undefined ? token : { ...token, text: `${split.sign}$${split.figure}${split.after}` };
}

/**
 * Recognition makes digits of the marks before figures, "$576,572.64" of "S$76,572.64": the lines with plain marks, all of the
 * length that most figures of the document show. Pages that were not recognised stay as they are.
 */
export function withPlainMarks(lines: readonly Line[], { recognised }: RowConventions): readonly Line[] {
  const length = recognised ? markLength(lines.flatMap(({ tokens }) => tokens)) : null;
  if (length === null || length < 2) return lines;
  return lines.map((line) => {
    const cells = line.cells.map(
      ({ tokens }): Cell => cellOf(tokens.map((token, index) => plain(token, tokens[index + 1], length))),
    );
    return {
      ...line,
      cells,
      tokens: cells.flatMap(({ tokens }) => tokens),
      text: cells.map(({ text }) => text).join('  '),
    };
  });
}
