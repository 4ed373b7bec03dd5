import { type HeadingBlock, headingBlocks, rolesOf } from '../kinds/bank-statement/grid/heading-blocks.ts';
import { typedLines } from '../kinds/bank-statement/grid/typed-lines.ts';
import type { Line } from '../page/layout.ts';
import { conventionsOf } from '../values/conventions.ts';

const MONEY =
  /(?:\d{1,3}(?:[ ,.']\d{3})+|\d+)[.,]\s?\d{2}(?!\d)|(?:\$|€|£|¥|\b(?:hkd|rm|usd|eur|rmb)|元|圓)\s?\d|\d\s?(?:€|元|圓|eur\b)|\d{1,3}(?:,\d{3})+/iu;

/** The first two numbers of 13.01.2026 are no amount. */
const DOTTED_DATE = /(?<![\d.,])\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2})(?![\d,])/gu;

export function hasMoney(text: string): boolean {
  return MONEY.test(text.replace(DOTTED_DATE, ' '));
}

/** Headings of goods: a date above them does not make the table a statement. */
const GOODS = /\bqty\b|quantity|unit price|數量|單價|menge|preis|\bprice\b/iu;

/** The table of a statement: with balances or separate columns for in and out, or with only one amount in each line. */
export type StatementTable = 'balances' | 'amounts';

function tableOf(block: HeadingBlock): StatementTable | null {
  if (block.lines.some(({ line }) => GOODS.test(line.text))) return null;
  const roles = rolesOf(block.lines);
  if (!roles.has('date') && !roles.has('post_date')) return null;
  if (roles.has('balance') || (roles.has('in') && roles.has('out'))) return 'balances';
  return roles.has('amount') ? 'amounts' : null;
}

const DATE_WORD = /date|日期|datum|\bdt\b|交易日|起息日/iu;

/** The table of dated amounts that a statement needs; null when no such table begins on the page. */
export function statementTable(lines: readonly Line[]): StatementTable | null {
  if (!lines.some(({ text }) => DATE_WORD.test(text))) return null;
  const typed = typedLines(lines, { ...conventionsOf(lines), recognised: false }, false);
  const found = headingBlocks(typed).map(tableOf);
  return found.includes('balances') ? 'balances' : (found.find((table) => table !== null) ?? null);
}

const ITEM_WORDS: readonly RegExp[] = [
  /description|item|particulars|product|service|bezeichnung|beschreibung|désignation|article|項目|品名|貨品|摘要|內容|名稱/u,
  /qty|quantity|hours|menge|anzahl|quantité|數量|件數/u,
  /unit price|price|rate|preis|prix|單價|價錢/u,
  /amount|total|betrag|montant|金額|總額|銀碼/u,
];

/** Whether the page has a heading of items with prices: three of description, quantity, price, amount. */
export function hasItemTable(texts: readonly string[]): boolean {
  return texts.some((text) => text.length < 120 && ITEM_WORDS.filter((pattern) => pattern.test(text)).length >= 3);
}

/** A horizontal and vertical position of a word, in points. */
export interface Span {
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
}

/** The width of printed text, in letter heights: about 22 to 35 on a slip, 40 to 75 on a full page. */
export function textWidth(words: readonly Span[]): number {
  const heights = words.map((word) => word.y1 - word.y0).sort((a, b) => a - b);
  const height = heights[Math.floor(heights.length / 2)] ?? 0;
  if (height === 0) return 0;
  return (Math.max(...words.map((word) => word.x1)) - Math.min(...words.map((word) => word.x0))) / height;
}

const SLIP_ASPECT = 1.6;
const SLIP_WIDTH = 36;
const MIN_SLIP_LINES = 6;

/**
 * How much text looks like a till slip, 0..1, by its extent: narrow (in letters) and long, anywhere on the page (a
 * slip may be one region of a bigger page).
 * @param aspect height divided by width of the page
 */
export function slipShape(words: readonly Span[], lines: number, aspect: number): number {
  if (lines < MIN_SLIP_LINES) return 0;
  const width = Math.max(...words.map((word) => word.x1)) - Math.min(...words.map((word) => word.x0));
  const height = Math.max(...words.map((word) => word.y1)) - Math.min(...words.map((word) => word.y0));
  const narrow = textWidth(words) < SLIP_WIDTH ? 0.5 : 0;
  return narrow + (height / Math.max(1, width) > SLIP_ASPECT || aspect > SLIP_ASPECT ? 0.5 : 0);
}

const SENTENCE_WORDS = 9;

export function proseShare(lines: readonly Line[]): number {
  if (lines.length === 0) return 0;
  const prose = lines.filter((line) => {
    const longest = Math.max(...line.cells.map((cell) => cell.tokens.length));
    const han = line.text.match(/\p{Script=Han}/gu)?.length ?? 0;
    return (longest >= SENTENCE_WORDS && !/\d[.,]\d{2}\b/u.test(line.text)) || han > 28;
  });
  return prose.length / lines.length;
}
