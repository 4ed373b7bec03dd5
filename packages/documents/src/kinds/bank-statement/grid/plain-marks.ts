import { type Cell, cellOf, type Line, type Token } from '../../../page/layout.ts';
import type { RowConventions } from '../rows/rows.ts';

/** What recognition makes of `$`, `S$`, `HK$` and their like. */
const FRAME = /^([-−–+(]*)([^-−–+()]+?)(\)?(?:CR|DR|[-−–])?)$/u;
const SURE_MARK = /[$§%&S]/u;
const SURE_END = /[$§%&S]$/u;
const MARK_ONLY = /^[HKUAN]{0,2}[S$§%&\d]{1,3}$/u;
const FIGURE = /^(?:\d{1,3}(?:[,.'’]\d{3})+|\d+)[.,]\d{2}$/u;
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

/** Every way to part a currency mark, well or badly read, from the figure behind it. */
function splitsOf(text: string): Split[] {
  const match = FRAME.exec(text);
  if (match === null) return [];
  const [, sign = '', middle = '', after = ''] = match;
  return Array.from({ length: LONGEST_MARK }, (_, index) => index + 1).flatMap((length): Split[] => {
    const [mark, figure] = [middle.slice(0, length), middle.slice(length)];
    return MARK_ONLY.test(mark) && SURE_MARK.test(mark) && FIGURE.test(figure) ? [{ sign, mark, figure, after }] : [];
  });
}

/**
 * How long the mark of a document is: as long as most figures can be parted from it, and seen whole before some of them. Null where
 * it prints none.
 */
function markLength(tokens: readonly Token[]): number | null {
  const marked = tokens.map(({ text }) => splitsOf(text)).filter((splits) => splits.length > 0);
  const counted = Array.from({ length: LONGEST_MARK }, (_, index) => {
    const own = marked.flatMap((splits) => splits.find(({ mark }) => mark.length === index + 1) ?? []);
    return { length: index + 1, count: own.length, isSeen: own.some(({ mark }) => SURE_END.test(mark)) };
  });
  const [most] = counted.filter(({ isSeen }) => isSeen).sort((a, b) => b.count - a.count || a.length - b.length);
  if (most === undefined || most.count < MIN_FIGURES || most.count < marked.length * MIN_SHARE) return null;
  return most.length;
}

function plain(token: Token, length: number): Token {
  const splits = splitsOf(token.text);
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
    const cells = line.cells.map(({ tokens }): Cell => cellOf(tokens.map((token) => plain(token, length))));
    return {
      ...line,
      cells,
      tokens: cells.flatMap(({ tokens }) => tokens),
      text: cells.map(({ text }) => text).join('  '),
    };
  });
}
