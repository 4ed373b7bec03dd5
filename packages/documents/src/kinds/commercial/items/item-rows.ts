import { joinTokens, type Line } from '../../../page/layout.ts';
import type { Token } from '../../../page/page.ts';
import type { TableBody } from './item-bodies.ts';
import type { GridColumn } from './item-grid.ts';
import { continues, type NameColumn, nameColumnOf, nameTokens } from './item-names.ts';
import type { Roles } from './item-roles.ts';

const MAX_NAME_LINES = 4;

/** One row, whose name may still be incomplete. */
export interface Row {
  readonly line: Line;
  readonly names: readonly (readonly Token[])[];
  readonly negative: boolean;
  readonly full: boolean;
}

function usedTokens(columns: readonly GridColumn[]): Set<Token> {
  return new Set(columns.flatMap((column) => [...column.numbers.values()].flatMap((number) => [...number.tokens])));
}

function isNamed(tokens: readonly Token[]): boolean {
  return /\p{L}{2}|\p{Script=Han}/u.test(joinTokens(tokens));
}

/** Text lines directly above a row that has no words, or whose words they begin. */
function namesAbove(
  lines: readonly Line[],
  row: number,
  free: (index: number) => readonly Token[],
  most: number,
): Token[][] {
  const found: Token[][] = [];
  let top = lines[row];
  for (let index = row - 1; index >= 0 && found.length < most; index--) {
    const line = lines[index];
    const tokens = free(index);
    if (line === undefined || top === undefined || line.page !== top.page || !isNamed(tokens)) break;
    if (top.y0 - line.y1 > (line.y1 - line.y0) * 1.1) break;
    found.unshift([...tokens]);
    top = line;
  }
  return found;
}

const MAX_GAP_UNDER = 2.2;

/** The first words under a row that has no words next to it or above it. */
function nameUnder(lines: readonly Line[], row: number, free: (index: number) => readonly Token[]): Token[][] {
  const [line, next] = [lines[row], lines[row + 1]];
  if (line === undefined || next === undefined || next.page !== line.page) return [];
  const isClose = next.y0 - line.y1 < (next.y1 - next.y0) * MAX_GAP_UNDER;
  return isClose && isNamed(free(row + 1)) ? [[...free(row + 1)]] : [];
}

function namesBelow(
  lines: readonly Line[],
  row: number,
  start: readonly Token[],
  free: (index: number) => readonly Token[],
  column: NameColumn,
): Token[][] {
  const found: Token[][] = [];
  let last = start;
  for (let index = row + 1; index < lines.length && found.length < MAX_NAME_LINES; index++) {
    const tokens = free(index);
    if (tokens.length === 0) {
      const line = lines[index];
      if (line === undefined || line.tokens.some((token) => token.y0 > (last.at(-1)?.y1 ?? 0))) break;
      continue;
    }
    if (!continues(last, tokens, column)) break;
    found.push([...tokens]);
    last = tokens;
  }
  return found;
}

/** Lines above whose words continue in a row: numbers may be next to the last line of a name. */
function begunAbove(
  row: number,
  own: readonly Token[],
  free: (index: number) => readonly Token[],
  column: NameColumn,
): Token[][] {
  const found: Token[][] = [];
  for (let index = row - 1, next = own; index >= 0 && found.length < MAX_NAME_LINES; index--) {
    const above = free(index);
    if (above.length === 0 || !continues(above, next, column)) break;
    found.unshift([...above]);
    next = above;
  }
  return found;
}

/** Rows with their names: words on the line of the numbers, else those above, with what follows below. */
export function rowsOf(body: TableBody, columns: readonly GridColumn[], roles: Roles): Row[] {
  const { lines } = body;
  const used = usedTokens(columns);
  const isAnchor = (line: Line): boolean =>
    roles.amount.numbers.has(line) || ((roles.price?.numbers.has(line) && roles.quantity?.numbers.has(line)) ?? false);
  const anchors = lines.filter(isAnchor);
  // Without headings nothing separates a name from the text above the first row.
  const most = body.headings.length === 0 ? 1 : MAX_NAME_LINES;
  const column = nameColumnOf(body.headings, anchors, lines, used);
  const words = lines.map((line) => nameTokens(line, used, column));
  const free = (index: number): readonly Token[] => {
    const line = lines[index];
    return line === undefined || isAnchor(line) ? [] : (words[index] ?? []);
  };
  const firstRow = lines.findIndex(isAnchor);
  const lastRow = lines.findLastIndex(isAnchor);
  const own = (index: number): readonly Token[] => words[index] ?? [];
  const isBelow =
    body.headings.length > 0 &&
    begunAbove(firstRow, own(firstRow), free, column).length > 0 &&
    namesBelow(lines, lastRow, own(lastRow), free, column).length === 0;
  return lines.flatMap((line, index): Row[] => {
    if (!isAnchor(line)) return [];
    const names = namesOf(lines, index, { own: own(index), free, column, most, isBelow });
    const full = [roles.price, roles.quantity].every((role) => role === null || role.numbers.has(line));
    const negative = roles.amount.numbers.get(line)?.negative ?? false;
    return names.length === 0 ? [] : [{ line, names, negative, full }];
  });
}

interface NameSearch {
  readonly own: readonly Token[];
  readonly free: (index: number) => readonly Token[];
  readonly column: NameColumn;
  readonly most: number;
  /** Whether the numbers of this table are next to the last line of their names. */
  readonly isBelow: boolean;
}

function namesOf(lines: readonly Line[], index: number, search: NameSearch): (readonly Token[])[] {
  const { own, free, column, most, isBelow } = search;
  if (isNamed(own)) {
    if (isBelow) return [...begunAbove(index, own, free, column), own];
    return [own, ...namesBelow(lines, index, own, free, column)];
  }
  const above = namesAbove(lines, index, free, most);
  const start = above.length > 0 ? above : nameUnder(lines, index, free);
  const last = start.at(-1);
  if (last === undefined) return [];
  return [...start, ...namesBelow(lines, above.length > 0 ? index : index + 1, last, free, column)];
}
