import { type Cell, cellOf, type Line } from '../../../page/layout.ts';
import type { Token } from '../../../page/page.ts';
import { currencyOfMark } from '../../../values/currency.ts';
import type { RowConventions } from '../rows/rows.ts';

/** Typical misreadings of `$`, `S$`, `HK$` and similar marks. */
const FRAME = /^([-−–+(]*)([^-−–+()]+?)(\)?(?:CR|DR|[-−–])?)$/u;
const SURE_MARK = /[$§%&S]/u;
const SURE_END = /[$§%&S]$/u;
const MARK_OF_DIGITS = /^[HKUAN]{0,2}[58][589]$/u;
const MARK_ONLY = /^[HKUAN]{0,2}[S$§%&\d]{1,3}$/u;
const FIGURE = /^(?:\d{1,3}(?:[,.'’]\d{3})+|\d+)[.,]\d{2}$/u;
/** The first figures of a number with spaces between thousands, and those that continue it. */
const THOUSANDS = /^\d{1,3}$/u;
const REST = /^\d{3}(?:[.,]\d{2})?(?:\)|CR|DR|[-−–])*$/u;
const MAX_THOUSANDS_GAP = 0.6;
const LONGEST_MARK = 4;
/**
 * A document that prints marks prints the same one before nearly all of its figures; at least this many figures are
 * needed.
 */
const MIN_FIGURES = 3;
const MIN_SHARE = 0.6;
/** When the share of figures without a mark is this small, their marks were misread. */
const MAX_BARE_SHARE = 0.2;

/** The marks of a document: how long each is, and whether all figures have one. */
interface Marks {
  readonly length: number;
  readonly all: boolean;
}

interface Split {
  readonly sign: string;
  readonly mark: string;
  readonly figure: string;
  readonly after: string;
}

function goesOn(token: Token, next: Token | undefined): boolean {
  return next !== undefined && REST.test(next.text) && next.x0 - token.x1 < (token.y1 - token.y0) * MAX_THOUSANDS_GAP;
}

/** Whether a text is a whole figure, or the first thousands of one that the next word continues. */
function isFigure(text: string, token: Token, next: Token | undefined): boolean {
  return FIGURE.test(text) || (THOUSANDS.test(text) && goesOn(token, next));
}

/**
 * Every way to separate a currency mark, read well or badly, from the figure after it; a mark that exactly matches a
 * currency leaves no other way.
 */
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
    return MARK_ONLY.test(mark) && SURE_MARK.test(mark) && isFigure(figure, token, next)
      ? [{ sign, mark, figure, after }]
      : [];
  });
}

/**
 * The length of the document's mark: the length that most figures can have, with the whole mark read before some of
 * them. Null when the document prints none.
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

/** The split of a figure whose whole mark was read as digits, "596,647.73" of "S$6,647.73". */
function splitOfDigits(token: Token, next: Token | undefined, length: number): Split | undefined {
  const [, sign = '', middle = '', after = ''] = FRAME.exec(token.text) ?? [];
  const [mark, figure] = [middle.slice(0, length), middle.slice(length)];
  return MARK_OF_DIGITS.test(mark) && isFigure(figure, token, next) ? { sign, mark, figure, after } : undefined;
}

/** Whether almost every figure that is alone in its cell has a mark; texts name amounts without one. */
function marksAll(lines: readonly Line[]): boolean {
  const alone = lines.flatMap(({ cells }) =>
    cells.filter(({ tokens }) => tokens.length === 1).flatMap(({ tokens }) => tokens),
  );
  const marked = alone.filter((token) => splitsOf(token, undefined).length > 0).length;
  const bare = alone.filter(({ text }) => FIGURE.test(FRAME.exec(text)?.[2] ?? '')).length;
  return bare <= marked * MAX_BARE_SHARE;
}

function plain(token: Token, next: Token | undefined, { length, all }: Marks): Token {
  const splits = splitsOf(token, next);
  const split =
    splits.find(({ mark }) => mark.length === length) ??
    (splits.length === 1 ? splits[0] : undefined) ??
    (all && splits.length === 0 ? splitOfDigits(token, next, length) : undefined);
  return split === undefined ? token : { ...token, text: `${split.sign}$${split.figure}${split.after}` };
}

/**
 * Recognition makes digits of the marks before figures, "$576,572.64" of "S$76,572.64": returns the lines with plain
 * marks, all of the length that most figures of the document show. Pages that were not recognised are returned
 * unchanged.
 */
export function withPlainMarks(lines: readonly Line[], { recognised }: RowConventions): readonly Line[] {
  const words = lines.flatMap(({ tokens }) => tokens);
  const length = recognised ? markLength(words) : null;
  if (length === null || length < 2) return lines;
  const marks = { length, all: marksAll(lines) };
  return lines.map((line) => {
    const cells = line.cells.map(
      ({ tokens }): Cell => cellOf(tokens.map((token, index) => plain(token, tokens[index + 1], marks))),
    );
    return {
      ...line,
      cells,
      tokens: cells.flatMap(({ tokens }) => tokens),
      text: cells.map(({ text }) => text).join('  '),
    };
  });
}
