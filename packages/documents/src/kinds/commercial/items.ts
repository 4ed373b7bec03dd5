import { Decimal } from 'decimal.js';
import { readField } from '../../evidence/evidence.ts';
import type { Field } from '../../evidence/field.ts';
import { amountsOf, type PlacedAmount } from '../../page/amounts.ts';
import { type Cell, joinTokens, type Line, type Token } from '../../page/layout.ts';
import type { Item } from '../../reading.ts';
import { absolute } from '../../values/amount.ts';
import { roleOfLabel } from './amounts-by-role.ts';
import type { Conventions } from './conventions.ts';
import { type ItemColumn, type ItemRole, itemHeadingAt } from './item-columns.ts';

interface ItemRow {
  readonly line: Line;
  readonly name: readonly Token[];
  readonly numbers: ReadonlyMap<ItemRole, PlacedAmount>;
}

const MAX_OFFSET_SHARE = 0.1;
const MAX_CONTINUATIONS = 2;
const UNIT = /^(?:x|×|pcs?|hours?|hrs?|kg|g|l|units?|stk|stück|meter|pages?|件|個|箱|小時|ea)\.?$/iu;
const HAN = /\p{Script=Han}/u;

function centre(place: { x0: number; x1: number }): number {
  return (place.x0 + place.x1) / 2;
}

function offset(place: { x0: number; x1: number }, column: ItemColumn): number {
  if (centre(place) >= column.x0 && centre(place) <= column.x1) return 0;
  return Math.min(
    Math.abs(place.x1 - column.x1),
    Math.abs(place.x0 - column.x0),
    Math.abs(centre(place) - centre(column)),
  );
}

function assign(line: Line, columns: readonly ItemColumn[], conventions: Conventions): ItemRow {
  const numeric = columns.filter((column) => column.role !== 'name');
  const inNames = new Set(line.cells.filter((cell) => isName(cell, columns)).flatMap((cell) => cell.tokens));
  const amounts = amountsOf(
    line.tokens
      .filter((token) => !inNames.has(token))
      .filter((token) => !/^[x×]$/iu.test(token.text))
      .map(withoutPercent),
    conventions.decimalMark,
  );
  const pairs = amounts
    .flatMap((amount) => numeric.map((column) => ({ amount, column, distance: offset(amount, column) })))
    .filter((pair) => pair.distance <= line.pageWidth * MAX_OFFSET_SHARE)
    .sort((a, b) => a.distance - b.distance);
  const numbers = new Map<ItemRole, PlacedAmount>();
  const used = new Set<PlacedAmount>();
  const filled = new Set<ItemColumn>();
  for (const { amount, column } of pairs) {
    if (used.has(amount) || filled.has(column)) continue;
    if (column.role !== 'ignored') numbers.set(column.role, amount);
    used.add(amount);
    filled.add(column);
  }
  return { line, name: nameTokens(line, columns, used), numbers };
}

/** A cell of the name column that starts with a word: numbers in it are part of the name. */
function isName(cell: Cell, columns: readonly ItemColumn[]): boolean {
  const next = columns.find(
    (column) => column.role !== 'name' && column.role !== 'ignored' && column.x1 <= cell.x1 && column.x0 > cell.x0,
  );
  return nearestColumn(cell, columns)?.role === 'name' && /^[\p{L}*[]/u.test(cell.text) && next === undefined;
}

/** "19%" is a number with a unit. The token keeps its place. */
function withoutPercent(token: Token): Token {
  return /^\d+(?:[.,]\d+)?%$/u.test(token.text) ? { ...token, text: token.text.slice(0, -1) } : token;
}

/** The words of the name column: of each cell, those not read as numbers, if the cell stands nearest that column. */
function nameTokens(line: Line, columns: readonly ItemColumn[], used: ReadonlySet<PlacedAmount>): Token[] {
  const spentX = new Set([...used].flatMap((amount) => amount.tokens.map((token) => token.x0)));
  const words = line.cells
    .filter((cell) => nearestColumn(cell, columns)?.role === 'name')
    .flatMap((cell) => cell.tokens);
  const kept = words.filter((token) => !spentX.has(token.x0));
  const last = kept.at(-1);
  return last !== undefined &&
    kept.length > 1 &&
    UNIT.test(last.text) &&
    spentX.size > 0 &&
    last.x0 > Math.min(...spentX)
    ? kept.slice(0, -1)
    : kept;
}

/** The column a cell of words belongs to: one it overlaps, the leftmost first, else the nearest. */
function nearestColumn(cell: { x0: number; x1: number }, columns: readonly ItemColumn[]): ItemColumn | undefined {
  const away = (column: ItemColumn): number => Math.max(0, column.x0 - cell.x1, cell.x0 - column.x1);
  const overlapping = columns.filter((column) => away(column) === 0);
  return (
    overlapping.find((column) => column.role === 'name') ??
    overlapping[0] ??
    [...columns].sort((a, b) => away(a) - away(b))[0]
  );
}

function numberField(amount: PlacedAmount | undefined): Field<string> | null {
  return amount === undefined ? null : readField(absolute(amount.value), amount.tokens, 0.95);
}

function isContinuation(previous: ItemRow, row: ItemRow): boolean {
  const [first] = row.name;
  const [start] = previous.name;
  if (first === undefined || start === undefined || row.numbers.size > 0) return false;
  if (row.line.page !== previous.line.page) return false;
  const height = row.line.y1 - row.line.y0;
  const isClose = row.line.y0 - previous.line.y1 < height * 0.9;
  const isAligned = Math.abs(first.x0 - start.x0) < height * 1.5;
  const other = HAN.test(joinTokens(row.name)) !== HAN.test(joinTokens(previous.name));
  const wraps =
    /^[a-z&(]/u.test(joinTokens(row.name)) || /(?:[-,/&]|\band|\bof|\bfor)$/iu.test(joinTokens(previous.name));
  return isClose && isAligned && (other || wraps);
}

function itemOf(row: ItemRow, more: readonly ItemRow[]): Item {
  const tokens = [...row.name, ...more.flatMap((other) => [...other.name])];
  const name = [row, ...more].map((part) => joinTokens(part.name)).join(' ');
  return {
    name: readField(name, tokens, 0.95),
    quantity: numberField(row.numbers.get('quantity')),
    price: numberField(row.numbers.get('price')),
    rate: numberField(row.numbers.get('rate')),
    amount: numberField(row.numbers.get('amount')),
  };
}

function endsTable(row: ItemRow, rows: readonly ItemRow[]): boolean {
  const label = joinTokens(row.name);
  const role = label === '' ? null : roleOfLabel(label);
  const isTotal = role === 'subtotal' || role === 'total' || role === 'amount_due';
  return (
    isTotal &&
    rows.some((other) => other.numbers.has('amount')) &&
    !row.numbers.has('price') &&
    !row.numbers.has('quantity')
  );
}

/** Rows of an item table: from its heading to the first line that names a total. */
function tableRows(lines: readonly Line[], conventions: Conventions): ItemRow[] {
  const rows: ItemRow[] = [];
  let columns: readonly ItemColumn[] | null = null;
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index];
    const heading = itemHeadingAt(lines, index);
    if (heading !== null && rows.length === 0) {
      columns = heading.columns;
      index += heading.lines - 1;
    } else if (line !== undefined && columns !== null) {
      const row = assign(line, columns, conventions);
      if (endsTable(row, rows)) break;
      rows.push(row);
    }
  }
  return rows;
}

/** Items of a document whose table names its columns. */
export function tableItems(lines: readonly Line[], conventions: Conventions): Item[] {
  const rows = tableRows(lines, conventions);
  const items: Item[] = [];
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index];
    if (row === undefined || row.name.length === 0 || !row.numbers.has('amount')) continue;
    if (roleOfLabel(joinTokens(row.name)) === 'previous') continue;
    const more: ItemRow[] = [];
    for (let ahead = 1; ahead <= MAX_CONTINUATIONS; ahead++) {
      const next = rows[index + ahead];
      if (next === undefined || !isContinuation(more.at(-1) ?? row, next)) break;
      more.push(next);
    }
    items.push(itemOf(row, more));
  }
  return items;
}

const LEADING_COUNT = /^(\d{1,3})\s?[x×]?$/iu;

/** Items of a slip without column headings: a name with an amount at the right, above the first total. */
export function slipItems(lines: readonly Line[], conventions: Conventions): Item[] {
  const items: Item[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index];
    if (line === undefined) continue;
    const amount = amountsOf(line.tokens, conventions.decimalMark).findLast((candidate) => candidate.moneyLike);
    const label = line.tokens.filter((token) => amount === undefined || token.x1 <= amount.x0 + 1);
    const role = roleOfLabel(joinTokens(label));
    if (items.length > 0 && (role === 'subtotal' || role === 'total' || role === 'amount_due')) break;
    if (amount === undefined || role !== null || amount.x1 < line.pageWidth * 0.55) continue;
    const item = slipItem(label, amount, lines[index + 1], conventions);
    if (item !== null) items.push(item);
  }
  return items;
}

function slipItem(
  label: readonly Token[],
  amount: PlacedAmount,
  next: Line | undefined,
  conventions: Conventions,
): Item | null {
  const [first] = label;
  const count = first === undefined ? null : LEADING_COUNT.exec(first.text);
  const name = (count === null ? label : label.slice(1)).filter((token) => !/^\$?\d+[.,]\d{2}$/u.test(token.text));
  const text = joinTokens(name);
  if (!/\p{L}{2}|\p{Script=Han}/u.test(text) || new Decimal(amount.value).isZero()) return null;
  const more = next !== undefined && isTranslation(text, next, conventions) ? next.tokens : [];
  const whole = more.length === 0 ? text : `${text} ${joinTokens(more)}`;
  return {
    name: readField(whole, [...name, ...more], 0.8),
    quantity: count === null || first === undefined ? null : readField(count[1] ?? '1', [first], 0.9),
    price: null,
    rate: null,
    amount: readField(absolute(amount.value), amount.tokens, 0.9),
  };
}

/** A line in the other script without an amount, right below a name, is its translation. */
function isTranslation(name: string, next: Line, conventions: Conventions): boolean {
  if (amountsOf(next.tokens, conventions.decimalMark).some((amount) => amount.moneyLike)) return false;
  return HAN.test(name) !== HAN.test(next.text) && roleOfLabel(next.text) === null && next.text.length < 40;
}
