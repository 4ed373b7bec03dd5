import { type Cell, joinTokens, type Line } from './layout.ts';
import type { Token } from './page.ts';

/** A piece of text next to a label or below it: a candidate for the labelled value. */
export interface Labelled {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** The distance of the text from its label: 0 in the same cell, 1 in the next cell, 2 and more below. */
  readonly distance: number;
}

const MAX_LINES_BELOW = 3;
const MAX_GAP_LINES = 2.5;

/** The tokens that come after the first `length` characters of the joined text of `tokens`. */
function tokensAfter(tokens: readonly Token[], length: number): Token[] {
  for (let index = 0; index < tokens.length; index++) {
    const before = joinTokens(tokens.slice(0, index)).length;
    if (before >= length) return tokens.slice(index);
    const through = joinTokens(tokens.slice(0, index + 1)).length;
    if (through > length) return tokens.slice(index);
  }
  return [];
}

function overlaps(label: { x0: number; x1: number }, cell: Cell): boolean {
  const slack = (label.x1 - label.x0) * 0.15;
  return Math.min(label.x1 + slack, cell.x1) - Math.max(label.x0 - slack, cell.x0) > 0;
}

function labelSpan(cell: Cell, start: number, end: number): { x0: number; x1: number } {
  const from = tokensAfter(cell.tokens, start)[0];
  const rest = tokensAfter(cell.tokens, end);
  const until = rest[0] === undefined ? cell.x1 : Math.min(cell.x1, rest[0].x1);
  return { x0: from?.x0 ?? cell.x0, x1: until };
}

/** Cells below a label, in its column, line by line. */
function below(lines: readonly Line[], lineIndex: number, span: { x0: number; x1: number }): Labelled[] {
  const found: Labelled[] = [];
  const start = lines[lineIndex];
  let bottom = start?.y1 ?? 0;
  for (let step = 1; step <= MAX_LINES_BELOW; step++) {
    const line = lines[lineIndex + step];
    if (line === undefined || start === undefined || line.page !== start.page) break;
    if (line.y0 - bottom > (line.y1 - line.y0) * MAX_GAP_LINES) break;
    for (const cell of line.cells.filter((candidate) => overlaps(span, candidate))) {
      found.push({ text: cell.text, tokens: cell.tokens, distance: 1 + step });
    }
    bottom = line.y1;
  }
  return found;
}

/** Every text at a possible position for the value of a label: after it, to its right, or below it. */
export function labelledTexts(lines: readonly Line[], label: RegExp): Labelled[] {
  const found: Labelled[] = [];
  lines.forEach((line, lineIndex) => {
    line.cells.forEach((cell, cellIndex) => {
      const match = label.exec(cell.text);
      if (match === null) return;
      const end = match.index + match[0].length;
      const rest = cell.text.slice(end).replace(/^[\s::.#：-]+/u, '');
      if (rest !== '') found.push({ text: rest, tokens: tokensAfter(cell.tokens, end), distance: 0 });
      const right = line.cells[cellIndex + 1];
      if (right !== undefined)
        found.push({ text: right.text.replace(/^[\s::：]+/u, ''), tokens: right.tokens, distance: 1 });
      found.push(...below(lines, lineIndex, labelSpan(cell, match.index, end)));
    });
  });
  return found;
}

/** The nearest labelled text that `read` understands. */
export function labelledValue<T>(
  lines: readonly Line[],
  label: RegExp,
  read: (text: string) => T | null,
): { value: T; tokens: readonly Token[]; distance: number } | null {
  for (const candidate of labelledTexts(lines, label).sort((a, b) => a.distance - b.distance)) {
    const value = read(candidate.text);
    if (value !== null) return { value, tokens: candidate.tokens, distance: candidate.distance };
  }
  return null;
}
