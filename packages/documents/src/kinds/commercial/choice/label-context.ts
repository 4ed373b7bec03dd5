import { joinTokens, type Line } from '../../../page/layout.ts';
import type { Token } from '../../../page/page.ts';

/** The texts around a value that may give its meaning. */
export interface LabelContext {
  /** Words before it on its line, back to the last value of the same sort. */
  readonly left: string;
  readonly cellLeft: string;
  /** Cells above it in its column, nearest first. */
  readonly above: readonly string[];
  readonly lineAbove: string;
  readonly lineBelow: string;
  /** What follows it on its line. */
  readonly right: string;
}

const MAX_ABOVE = 3;

function textAt(lines: readonly Line[], index: number, page: number): string {
  const line = lines[index];
  return line === undefined || line.page !== page ? '' : line.text;
}

function overlaps(cell: { x0: number; x1: number }, x0: number, x1: number): boolean {
  return Math.min(cell.x1, x1) - Math.max(cell.x0, x0) > 0;
}

function cellsAbove(lines: readonly Line[], lineIndex: number, x0: number, x1: number): string[] {
  const found: string[] = [];
  const line = lines[lineIndex];
  if (line === undefined) return found;
  let top = line.y0;
  for (let index = lineIndex - 1; index >= 0 && found.length < MAX_ABOVE; index--) {
    const other = lines[index];
    if (other === undefined || other.page !== line.page) break;
    if (top - other.y1 > (line.y1 - line.y0) * 3) break;
    const cell = other.cells.find((candidate) => overlaps(candidate, x0, x1));
    if (cell !== undefined) found.push(cell.text);
    top = other.y0;
  }
  return found;
}

export function contextOf(lines: readonly Line[], lineIndex: number, tokens: readonly Token[]): LabelContext {
  const line = lines[lineIndex];
  const first = tokens[0];
  const last = tokens.at(-1);
  if (line === undefined || first === undefined || last === undefined)
    return { left: '', cellLeft: '', above: [], lineAbove: '', lineBelow: '', right: '' };
  const start = line.tokens.indexOf(first);
  const cellIndex = line.cells.findIndex((cell) => cell.tokens.includes(first));
  const ownCell = line.cells[cellIndex]?.tokens ?? [];
  const inCell = ownCell.slice(0, ownCell.indexOf(first));
  const left = line.tokens.slice(0, Math.max(0, start));
  return {
    left: joinTokens(left),
    cellLeft: inCell.length > 0 ? joinTokens(inCell) : (line.cells[cellIndex - 1]?.text ?? ''),
    above: cellsAbove(lines, lineIndex, first.x0, last.x1),
    lineAbove: textAt(lines, lineIndex - 1, line.page),
    lineBelow: textAt(lines, lineIndex + 1, line.page),
    right: joinTokens(line.tokens.slice(line.tokens.indexOf(last) + 1)),
  };
}

/** The tokens of a line that make up a part of its text, given by its place in `line.text`. */
export function tokensAt(line: Line, start: number, end: number): Token[] {
  let from = 0;
  return line.tokens.filter((token) => {
    const at = line.text.indexOf(token.text, from);
    if (at < 0) return false;
    from = at + token.text.length;
    return at < end && from > start;
  });
}
