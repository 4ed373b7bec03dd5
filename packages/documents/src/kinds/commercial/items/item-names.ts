import { joinTokens, type Line } from '../../../page/layout.ts';
import type { Token } from '../../../page/page.ts';
import { datesIn } from '../../../values/date.ts';
import type { ItemColumn } from './item-columns.ts';
import { belongsToNumber, isUnit } from './item-numbers.ts';

/** Where the names of a table are: right of `left`, under the name heading rather than under `others`. */
export interface NameColumn {
  readonly left: number | null;
  /** The right edge of names before they are broken into two lines. */
  readonly right: number;
  /** Where the next column begins. */
  readonly next: number;
  readonly heading: ItemColumn | null;
  readonly others: readonly ItemColumn[];
}

interface Span {
  readonly x0: number;
  readonly x1: number;
}

const HAN = /\p{Script=Han}/u;
const CODE = /^(?=.*\d)[A-Z0-9][A-Z0-9./_#-]*$/u;
const INDEX_HEADING = /^(?:#|no\.?|pos\.?|nr\.?|s\/n|sr\.?.*|line|項次|序號|序号)$/iu;
const UNIT_HEADING = /^(?:um|uom|u\/m|unit|me|einheit|單位|单位)$|meng/iu;
const SHORT = 12;

function gap(a: Span, b: Span): number {
  return Math.max(0, a.x0 - b.x1, b.x0 - a.x1);
}

/** Whether words can be a value of a column other than the name. */
function suits(text: string, column: ItemColumn): boolean {
  if (INDEX_HEADING.test(column.text.trim())) return /^\W*\w{0,4}\W*$/u.test(text) && !HAN.test(text);
  if (UNIT_HEADING.test(column.text.trim())) return isUnit(text) || text.length <= 6;
  if (/date|日期/iu.test(column.text)) return datesIn(text).length > 0;
  if (column.role === 'ignored') return text.split(/\s+/u).every((word) => CODE.test(word)) || text.length <= SHORT;
  return text.length <= SHORT;
}

/** Whether a cell of words belongs to another column than the name. */
function isForeign(cell: Span & { text: string }, { heading, others }: NameColumn): boolean {
  if (heading === null) return false;
  const own = gap(cell, heading);
  if (own === 0) return false;
  return others.some((column) => gap(cell, column) < own && suits(cell.text, column));
}

/** The words of a line that name the item, given the tokens already read as numbers. */
export function nameTokens(line: Line, used: ReadonlySet<Token>, column: NameColumn): Token[] {
  const cells = line.cells.map((cell) => {
    const kept = cell.tokens.filter((token, index) => !used.has(token) && !belongsToNumber(cell.tokens, index, used));
    const [first] = kept;
    const last = kept.at(-1);
    if (first === undefined || last === undefined) return [];
    const isWhole = kept.length === cell.tokens.length;
    const span = { x0: first.x0, x1: last.x1, text: joinTokens(kept) };
    if (!isWhole && kept.length === 1 && isUnit(first.text)) return [];
    return isForeign(span, column) ? [] : kept;
  });
  const first = cells.findIndex((cell) => cell.length > 0);
  const isUnitCell = (cell: readonly Token[], index: number): boolean =>
    index > first && cell.length === 1 && isUnit(cell[0]?.text ?? '');
  const words = cells.filter((cell, index) => !isUnitCell(cell, index)).flat();
  const { left } = column;
  const tolerance = (line.y1 - line.y0) * 0.6;
  if (left === null || !words.some((token) => Math.abs(token.x0 - left) <= tolerance)) return words;
  return words.filter((token) => token.x0 >= left - tolerance);
}

/** The left edge most names share: near the heading, or anywhere right of the column before it. */
function leftEdge(lines: readonly Line[], heading: ItemColumn, before: ItemColumn | undefined): number | null {
  const height = lines.reduce((sum, line) => sum + line.y1 - line.y0, 0) / Math.max(1, lines.length);
  const isNear = (x: number): boolean => Math.abs(x - heading.x0) <= height * 0.6;
  const starts = lines.map((line) =>
    line.tokens
      .map((token) => token.x0)
      .filter((x) => isNear(x) || (before !== undefined && x > before.x0 && x <= heading.x1)),
  );
  const shared = (x: number): number =>
    starts.filter((line) => line.some((start) => Math.abs(start - x) <= height * 0.4)).length;
  const best = starts
    .flat()
    .sort((a, b) => shared(b) - shared(a) || Math.abs(a - heading.x0) - Math.abs(b - heading.x0))[0];
  if (best === undefined || shared(best) < lines.length * 0.6) return null;
  return lines.length > 1 || isNear(best) ? best : null;
}

/** Finds the name column of a table from its headings, its rows and all its lines. */
export function nameColumnOf(
  headings: readonly ItemColumn[],
  rows: readonly Line[],
  lines: readonly Line[],
  used: ReadonlySet<Token>,
): NameColumn {
  const heading = headings.find((column) => column.role === 'name') ?? null;
  const others = headings.filter((column) => column !== heading);
  const before = heading === null ? undefined : others.findLast((column) => column.x1 <= heading.x0);
  const left = heading === null ? null : leftEdge(rows, heading, before);
  const whole: NameColumn = { left, right: 0, next: 0, heading, others };
  const ends = (line: Line): number[] => nameTokens(line, used, whole).map((token) => token.x1);
  const names = Math.max(0, ...rows.flatMap(ends));
  const next = Math.min(...rows.map((line) => firstRightOf(line, used, names)));
  const below = lines.flatMap(ends).filter((end) => end < next);
  return { ...whole, right: Math.max(names, ...below), next };
}

function firstRightOf(line: Line, used: ReadonlySet<Token>, x: number): number {
  return line.tokens.find((token) => used.has(token) && token.x0 > x)?.x0 ?? line.pageWidth;
}

/** Whether text on the line below belongs to a name: a translation, or the rest of a name that did not fit. */
export function continues(name: readonly Token[], next: readonly Token[], column: NameColumn): boolean {
  const [first, second] = [name[0], next[0]];
  const last = name.at(-1);
  if (first === undefined || second === undefined || last === undefined) return false;
  const height = last.y1 - last.y0;
  const isClose = second.y0 - last.y1 < height * 0.9 && second.y0 > last.y0;
  const middle = (tokens: readonly Token[]): number => ((tokens[0]?.x0 ?? 0) + (tokens.at(-1)?.x1 ?? 0)) / 2;
  const isAligned =
    Math.abs(first.x0 - second.x0) < height * 1.5 || Math.abs(middle(name) - middle(next)) < height * 1.5;
  if (!isClose || !isAligned || second.y1 - second.y0 < height * 0.8) return false;
  const text = joinTokens(next);
  const line = name.filter((token) => Math.abs(token.y0 - last.y0) < height * 0.5);
  const other = HAN.test(text) !== HAN.test(joinTokens(name));
  return other || isWrapped(line, next, column);
}

/** In line heights: when more room is left before the next column, the line was broken on purpose. */
const MAX_ROOM = 6;
/** A line filled less than this share was not broken for lack of room. */
const MIN_FILLED = 0.7;
const HANGING = /(?:[-,/&(]|\band|\bof|\bfor|\bwith|\bto|\bthe|\bin)$/iu;
const DETAIL = /^(?:[-•*·–]|sku|s\/n|serial|model|ref|period|note|incl|code|gtin|item no)/iu;

/** Words continue in the next line because they do not fit, or because the sentence is not complete. */
function isWrapped(line: readonly Token[], next: readonly Token[], column: NameColumn): boolean {
  const [first] = next;
  const last = line.at(-1);
  if (first === undefined || last === undefined) return false;
  const text = joinTokens(next);
  if (HANGING.test(joinTokens(line))) return true;
  const from = column.left ?? line[0]?.x0 ?? 0;
  const isLong = last.x1 - from > (column.right - from) * MIN_FILLED;
  if (/^[a-z&(]/u.test(text) && !/^\([^)]*\d{3}/u.test(text) && isLong) return true;
  const space = (last.y1 - last.y0) * 0.3;
  const isFull = last.x1 + space + first.x1 - first.x0 > column.right + space;
  const isClose = column.next - last.x1 - (first.x1 - first.x0) < (last.y1 - last.y0) * MAX_ROOM;
  return isFull && isClose && last.x1 < column.right + space && !DETAIL.test(text);
}
