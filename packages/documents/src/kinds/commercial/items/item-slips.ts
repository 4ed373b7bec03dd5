import { Decimal } from 'decimal.js';
import { readField } from '../../../evidence/evidence.ts';
import { joinTokens, type Line } from '../../../page/layout.ts';
import type { Token } from '../../../page/page.ts';
import type { Item } from '../../../reading.ts';
import type { DecimalMark } from '../../../values/amount.ts';
import { datesIn } from '../../../values/date.ts';
import { labelOf } from './item-bodies.ts';
import { itemHeadingAt } from './item-columns.ts';
import { summaryOf } from './item-labels.ts';
import { belongsToNumber, type ItemNumber, isFiller, itemNumbers } from './item-numbers.ts';
import { isProduct } from './item-roles.ts';

/** A line of a slip: its words, the amount at the right, and its other numbers. */
interface SlipLine {
  readonly line: Line;
  readonly words: readonly Token[];
  readonly amount: ItemNumber | null;
  readonly others: readonly ItemNumber[];
  readonly summary: ReturnType<typeof summaryOf>;
}

const HAN = /\p{Script=Han}/u;
/** Amounts of a slip are in the right half of the printed area. */
const AMOUNT_FROM = 0.45;
const CODE_WORD = /^(?:[#*]?\(?\d{3,}[\d-]*\)?-?|[A-Z]{0,3}\d{4,}[A-Z0-9-]*|SR|ZRL?|\*+)$/u;

/** The position from which amounts are amounts of items. */
function amountEdge(lines: readonly Line[]): number {
  const tokens = lines.flatMap((line) => line.tokens);
  const left = tokens.reduce((least, token) => Math.min(least, token.x0), Number.POSITIVE_INFINITY);
  const right = tokens.reduce((most, token) => Math.max(most, token.x1), 0);
  return left + (right - left) * AMOUNT_FROM;
}

function slipLine(line: Line, decimalMark: DecimalMark, edge: number): SlipLine {
  const numbers = itemNumbers(line, decimalMark);
  const summary = summaryOf(labelOf(line, numbers));
  const amount = numbers.findLast((number) => number.moneyLike && number.x1 > edge) ?? null;
  const spent = new Set(numbers.filter(({ place }) => place !== 'inside').flatMap((number) => number.tokens));
  const words = line.cells.flatMap((cell) =>
    cell.tokens.filter((token, index) => !spent.has(token) && !isFiller(cell.tokens, index)),
  );
  const left = words.filter((token) => amount === null || token.x0 < amount.x0);
  return { line, words: left, amount, others: numbers.filter((number) => number !== amount), summary };
}

/** The words of a name without codes before and behind it. */
function nameWords(words: readonly Token[]): Token[] {
  const rest = [...words];
  while (rest.length > 1 && CODE_WORD.test(rest[0]?.text ?? '')) rest.shift();
  while (rest.length > 1 && /^(?:SR|ZRL?|[A-Z*#])$/u.test(rest.at(-1)?.text ?? '')) rest.pop();
  return rest;
}

/** The words of a line left of its amount, including numbers that are neither its count nor its price: "Meal 6 Pc". */
function ownWords({ line, amount, others }: SlipLine, count: Count | null): Token[] {
  const taken = [count?.quantity, count?.price, amount, ...others.filter(isOther)];
  const spent = new Set(taken.flatMap((number) => number?.tokens ?? []));
  const words = line.cells.flatMap((cell) =>
    cell.tokens.filter((token, index) => !spent.has(token) && !belongsToNumber(cell.tokens, index, spent)),
  );
  return nameWords(words.filter((token) => amount === null || token.x0 < amount.x0));
}

/** A price or a rate that is not part of the name. */
function isOther(number: ItemNumber): boolean {
  return (number.moneyLike || number.percent) && number.place !== 'inside';
}

function isNamed(words: readonly Token[]): boolean {
  const text = joinTokens(words.filter((token) => !CODE_WORD.test(token.text)));
  return /\p{L}{2}|\p{Script=Han}/u.test(text) && text.length >= 2;
}

interface Count {
  readonly quantity: ItemNumber;
  readonly price: ItemNumber | null;
}

/** Quantity and price among numbers: two whose product is the amount, else a small whole number at the start. */
function countOf(numbers: readonly ItemNumber[], amount: ItemNumber, words: readonly Token[]): Count | null {
  const plain = numbers.filter((number) => !number.percent && !number.negative);
  // A number that looks like a count is tried as the quantity before one that looks like money: the product is equal.
  for (const quantity of [...plain].sort((a, b) => Number(a.moneyLike) - Number(b.moneyLike))) {
    for (const price of plain) {
      if (quantity === price || new Decimal(quantity.value).isZero() || quantity.value.length > 7) continue;
      const inOrder = quantity.x0 < price.x0 || quantity.counted || !quantity.moneyLike;
      if (inOrder && isProduct(quantity.value, price.value, amount.value)) return { quantity, price };
    }
  }
  const start = words[0]?.x0 ?? 0;
  const leads = (number: ItemNumber): boolean => number.x1 <= start + 1 && !number.moneyLike;
  const count = plain.find((number) => leads(number) || (number.counted && number.place === 'alone'));
  return count !== undefined && /^[1-9]\d{0,2}$/u.test(count.value) ? { quantity: count, price: null } : null;
}

function isHeader({ line }: SlipLine): boolean {
  return datesIn(line.text).length > 0 || /\btel\b|phone|\bfax\b|電話|invoice (?:no|#)|收據|單號/iu.test(line.text);
}

/** Text above a line of numbers, unless it names something else. */
function nameAbove(lines: readonly SlipLine[], index: number): readonly Token[] {
  const above = lines[index - 1];
  const current = lines[index];
  if (above === undefined || current === undefined || above.amount !== null || above.summary !== null) return [];
  if (above.line.page !== current.line.page || isHeader(above) || !isNamed(above.words)) return [];
  const height = above.line.y1 - above.line.y0;
  return current.line.y0 - above.line.y1 < height * 2.5 ? ownWords(above, null) : [];
}

/** Quantity and price printed on a separate line next to the name's line, as "2 @ 15.00". */
function countBeside(beside: SlipLine | undefined, amount: ItemNumber): Count | null {
  if (beside === undefined || beside.summary !== null || isNamed(beside.words)) return null;
  const numbers = beside.amount === null ? beside.others : [...beside.others, beside.amount];
  const count = countOf(numbers, amount, []);
  return count?.price === null ? null : count;
}

/** A line in the other script without an amount, right below a name, is its translation. */
function translation(words: readonly Token[], next: SlipLine | undefined): readonly Token[] {
  if (next === undefined || next.amount !== null || next.others.some((number) => number.moneyLike)) return [];
  const isOther = HAN.test(joinTokens(words)) !== HAN.test(joinTokens(next.words));
  return isOther && next.summary === null && isNamed(next.words) && next.line.text.length < 40 ? next.words : [];
}

/** A whole number in the column where other lines of the slip have their count. */
function countInColumn({ others, line }: SlipLine, x: number | null): Count | null {
  const reach = line.y1 - line.y0;
  const found = others.find(
    (number) =>
      x !== null && /^[1-9]\d{0,2}$/u.test(number.value) && Math.abs(number.x0 + number.x1 - 2 * x) < 2 * reach,
  );
  return found === undefined ? null : { quantity: found, price: null };
}

function itemAt(lines: readonly SlipLine[], index: number, countX: number | null): Item | null {
  const current = lines[index];
  if (current === undefined || current.amount === null || new Decimal(current.amount.value).isZero()) return null;
  const { amount } = current;
  const hasOwn = isNamed(current.words);
  const beside = hasOwn ? (countBeside(lines[index + 1], amount) ?? countBeside(lines[index - 1], amount)) : null;
  const own = countOf(current.others, amount, current.words) ?? countInColumn(current, countX);
  const count = own?.price == null ? (beside ?? own) : own;
  const words = hasOwn ? ownWords(current, own) : nameAbove(lines, index);
  if (words.length === 0 || amount.negative) return null;
  const more = hasOwn ? translation(words, lines[index + 1]) : [];
  const name = more.length === 0 ? joinTokens(words) : `${joinTokens(words)} ${joinTokens(more)}`;
  return {
    name: readField(name, [...words, ...more], 0.8),
    quantity: count === null ? null : readField(count.quantity.value, count.quantity.tokens, 0.9),
    price: count?.price == null ? null : readField(count.price.value, count.price.tokens, 0.9),
    rate: null,
    amount: readField(amount.value, amount.tokens, 0.9),
  };
}

/** Where the counts of a slip are, when several lines have only a count at that position. */
function countColumn(lines: readonly SlipLine[]): number | null {
  const counts = lines.flatMap(({ amount, others, words }) => {
    const count = amount === null ? null : countOf(others, amount, words);
    const isAlone = count !== null && count.price === null && count.quantity.place === 'alone';
    return isAlone ? [(count.quantity.x0 + count.quantity.x1) / 2] : [];
  });
  const plain = lines.flatMap(({ amount, others }) =>
    amount === null ? [] : others.filter(({ place, moneyLike }) => place === 'alone' && !moneyLike),
  );
  const places = [...counts, ...plain.map((number) => (number.x0 + number.x1) / 2)].sort((a, b) => a - b);
  return places.length < 2 ? null : (places[Math.floor(places.length / 2)] ?? null);
}

/**
 * Items of a slip: a name with its amount at the right, its numbers next to it or below it. The slip is read twice:
 * to the first total, and past the totals of sections to the last one.
 */
export function itemsOfSlip(lines: readonly Line[], decimalMark: DecimalMark): Item[][] {
  const heading = lines.findIndex((_, index) => itemHeadingAt(lines, index) !== null);
  const below = heading < 0 ? lines : lines.slice(heading + (itemHeadingAt(lines, heading)?.lines ?? 1));
  const edge = amountEdge(lines);
  const read = below.map((line) => slipLine(line, decimalMark, edge));
  const countX = countColumn(read);
  const isEnd = ({ summary }: SlipLine): boolean => summary === 'total' || summary === 'payment';
  const last = read.findLastIndex(({ summary }) => summary === 'total');
  const first: Item[] = [];
  const all: Item[] = [];
  let ended = false;
  for (const [index, current] of read.entries()) {
    ended ||= first.length > 0 && isEnd(current);
    if (current.summary !== null || (current.amount !== null && datesIn(current.line.text).length > 0)) continue;
    const item = itemAt(read, index, countX);
    if (item === null) continue;
    if (!ended) first.push(item);
    if (index < last) all.push(item);
  }
  return all.length > first.length ? [first, all] : [first];
}
