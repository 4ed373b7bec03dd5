import { amountsOf } from '../page/amounts.ts';
import { joinTokens, type Line } from '../page/layout.ts';
import type { Token } from '../page/page.ts';
import { absolute } from '../values/amount.ts';
import type { Conventions } from '../values/conventions.ts';
import { datesIn, isoOf } from '../values/date.ts';
import type { ValueShape } from './layout-memory.ts';

/** A value somewhere on the pages, with the words around it. */
export interface PlacedValue {
  readonly value: string;
  readonly tokens: readonly Token[];
  readonly left: string | null;
  readonly above: string | null;
  readonly x: number;
  readonly y: number;
  readonly page: number;
}

const MAX_LINES_ABOVE = 3;

/** The form in which labels are compared: without case, digits and punctuation. */
export function labelKey(text: string): string | null {
  const key = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');
  return key === '' ? null : key;
}

function leftOf(line: Line, first: Token): string | null {
  const before = line.tokens.slice(0, line.tokens.indexOf(first));
  const cell = line.cells.findLast((candidate) => candidate.tokens.some((token) => before.includes(token)));
  return cell === undefined ? null : labelKey(joinTokens(cell.tokens.filter((token) => before.includes(token))));
}

function aboveOf(lines: readonly Line[], index: number, x0: number, x1: number): string | null {
  const line = lines[index];
  for (let step = 1; step <= MAX_LINES_ABOVE; step++) {
    const upper = lines[index - step];
    if (upper === undefined || upper.page !== line?.page) return null;
    const cell = upper.cells.find((candidate) => Math.min(candidate.x1, x1) > Math.max(candidate.x0, x0));
    const key = cell === undefined ? null : labelKey(cell.text);
    if (key !== null) return key;
  }
  return null;
}

function place(
  lines: readonly Line[],
  index: number,
  value: string,
  tokens: readonly Token[],
  shape: ValueShape,
): PlacedValue[] {
  const line = lines[index];
  const [first] = tokens;
  if (line === undefined || first === undefined) return [];
  const x0 = Math.min(...tokens.map((token) => token.x0));
  const x1 = Math.max(...tokens.map((token) => token.x1));
  return [
    {
      value,
      tokens,
      left: leftOf(line, first),
      above: aboveOf(lines, index, x0, x1),
      x: (shape === 'amount' ? x1 : x0) / line.pageWidth,
      y: (line.y0 + line.y1) / 2 / line.pageHeight,
      page: line.page,
    },
  ];
}

function amountsAt(lines: readonly Line[], index: number, conventions: Conventions): PlacedValue[] {
  return amountsOf(lines[index]?.tokens ?? [], conventions.decimalMark).flatMap((amount) =>
    place(lines, index, absolute(amount.value), amount.tokens, 'amount'),
  );
}

function tokensOf(tokens: readonly Token[], start: number, end: number): Token[] {
  return tokens.filter((_, at) => {
    const until = joinTokens(tokens.slice(0, at + 1)).length;
    const from = at === 0 ? 0 : joinTokens(tokens.slice(0, at)).length;
    return until > start && from < end;
  });
}

function datesAt(lines: readonly Line[], index: number, conventions: Conventions): PlacedValue[] {
  return (lines[index]?.cells ?? []).flatMap((cell) =>
    datesIn(cell.text, conventions.dateOrder).flatMap((date) => {
      const iso = isoOf(date);
      return iso === null ? [] : place(lines, index, iso, tokensOf(cell.tokens, date.start, date.end), 'date');
    }),
  );
}

function textsAt(lines: readonly Line[], index: number): PlacedValue[] {
  const single = (lines[index]?.tokens ?? []).filter((token) => /\p{N}/u.test(token.text));
  const glued = single.flatMap((token) => {
    // "No.:INV-001" is one word on the page: the value follows the colon.
    const value = token.text.replace(/^.*[:：#]/u, '');
    return value === '' ? [] : place(lines, index, value, [token], 'text');
  });
  const cells = (lines[index]?.cells ?? []).filter((cell) => cell.tokens.length > 1 && /\p{N}/u.test(cell.text));
  return [...glued, ...cells.flatMap((cell) => place(lines, index, cell.text, cell.tokens, 'text'))];
}

/** Every value of a shape on the pages. */
export function placedValues(lines: readonly Line[], shape: ValueShape, conventions: Conventions): PlacedValue[] {
  return lines.flatMap((_, index) => {
    if (shape === 'amount') return amountsAt(lines, index, conventions);
    return shape === 'date' ? datesAt(lines, index, conventions) : textsAt(lines, index);
  });
}
