import { type Cell, cellOf, type Line } from '../../../page/layout.ts';
import { enclosingBox, type Token } from '../../../page/page.ts';
import type { RowConventions } from '../rows/rows.ts';

const THOUSANDS = /^[-−–+(]?\d{1,3}$/u;
const REST = /^\d{3}(?:\.\d{2})?\)?(?:CR|DR|[-−–])?$/u;
const CENTS = /\.\d{2}/u;
const MARKED = /\d[,'’]\d{3}\.\d{2}/u;
/** Figures of one number are closer than this share of their height, words of different columns further apart. */
const MAX_GAP_SHARE = 0.6;
const MIN_FIGURES = 3;

function isClose(left: Token, right: Token): boolean {
  return right.x0 - left.x1 < (right.y1 - right.y0) * MAX_GAP_SHARE;
}

/** How many tokens from `start` on are one figure with spaces between thousands: "13 082.32", "(1 234 567.89)". */
function lengthAt(tokens: readonly Token[], start: number): number {
  const [before, first] = [tokens[start - 1], tokens[start]];
  if (first === undefined || !THOUSANDS.test(first.text)) return 0;
  // The number after a word belongs to the word.
  if (before !== undefined && isClose(before, first) && /[\p{L}\d]$/u.test(before.text)) return 0;
  let length = 1;
  for (let last: Token = first; ; length++) {
    const next = tokens[start + length];
    if (next === undefined || CENTS.test(last.text) || !isClose(last, next) || !REST.test(next.text)) break;
    last = next;
  }
  return length > 1 && CENTS.test(tokens[start + length - 1]?.text ?? '') ? length : 0;
}

function joined(tokens: readonly Token[]): Token {
  const [first] = tokens;
  const box = enclosingBox(tokens.map((token) => token.box));
  if (first === undefined || box === null) throw new Error('no words to join');
  return {
    ...first,
    text: tokens.map(({ text }) => text).join(''),
    x1: Math.max(...tokens.map(({ x1 }) => x1)),
    y0: Math.min(...tokens.map(({ y0 }) => y0)),
    y1: Math.max(...tokens.map(({ y1 }) => y1)),
    confidence: Math.min(...tokens.map(({ confidence }) => confidence)),
    box,
  };
}

function whole(tokens: readonly Token[]): Token[] {
  const found: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const length = lengthAt(tokens, at);
    const token = tokens[at];
    if (token === undefined) break;
    found.push(length === 0 ? token : joined(tokens.slice(at, at + length)));
    at += Math.max(0, length - 1);
  }
  return found;
}

function wholeLine(line: Line): Line {
  const cells = line.cells.map(({ tokens }): Cell => cellOf(whole(tokens)));
  return {
    ...line,
    cells,
    tokens: cells.flatMap(({ tokens }) => tokens),
    text: cells.map(({ text }) => text).join('  '),
  };
}

/**
 * For statements with a space between thousands and a decimal point: returns the lines with each figure as one word.
 * Others are returned unchanged; where a comma marks the decimals, a space is expected anyway.
 */
export function withWholeFigures(lines: readonly Line[], { decimalMark }: RowConventions): readonly Line[] {
  if (decimalMark !== '.' || lines.some(({ text }) => MARKED.test(text))) return lines;
  const count = lines.reduce(
    (sum, { cells }) =>
      sum + cells.reduce((own, { tokens }) => own + tokens.filter((_, at) => lengthAt(tokens, at) > 0).length, 0),
    0,
  );
  return count < MIN_FIGURES ? lines : lines.map(wholeLine);
}
