import { plainText } from '../classify/plain-text.ts';
import { titlesOf } from '../classify/titles.ts';
import { statementTable, textWidth } from '../classify/traits.ts';
import { linesOf } from '../page/layout.ts';
import type { Box, Page, Word } from '../page/page.ts';
import { QUICK_DATE } from './quick-date.ts';
import { roughLines } from './rough-lines.ts';

const TOTAL_WORD = /total|合計|總計|總額|總數|summe|amount|應付|實付/iu;
const DATE = new RegExp(QUICK_DATE, 'u');
const DATE_WORD = /\d[-/.年]\s?\d{1,2}[-/.月]|(?:19|20)\d{2}|年|月|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec/iu;
const TOTAL_LINE =
  /(?:(?<!sub ?-?)total|合計|總計|總額|總數|總|summe|amount|應付|實付)[^\n]{0,40}?(\d[\d,]*\.\d{2}|\d[\d.]*,\d{2}|[$￥¥]\s?\d[\d,]*)/gu;
/** Words at the head and foot of slips; a part of an invoice has none of them. */
const SLIP_WORDS =
  /cash|change|visa|master|octopus|八達通|現金|找[贖續零]|thank|多謝|謝謝|receipt|收據|tax invoice|cashier|收銀|table|檯|枱|\btel\b|電話|receipt|member|rounding|gst|單號|vielen dank|merci/u;
const STUB =
  /detach|return this (?:portion|part|slip)|payment slip|remittance|cut here|tear|撕下|剪下|回條|繳款單|存根|✂|-{12}/u;
const MIN_LINES = 6;
const SLIP_WIDTH = 44;
const MIN_LETTERS = 20;

/** A shop's head: printed above the goods of a receipt, never above its lower parts. */
const HEAD =
  /\btel\b|phone|電話|road|street|avenue|\brd\b|\bst\b|jalan|\bjln\b|floor|樓|道|街|limited|\bltd\b|\bbhd\b|gmbh|公司|餐廳|商店|reg\b|\bgst\b|restaurant|store|shop/u;
const HEAD_LINES = 8;
const MONEY = /\d[.,]\d{2}(?!\d)/u;

/** The identity of a block that looks like a whole document: enough to distinguish it from its neighbour. */
interface Whole {
  readonly total: string;
  readonly date: string | null;
}

function lastTotal(text: string): string | null {
  return [...text.matchAll(TOTAL_LINE)].at(-1)?.[1] ?? null;
}

function isTotalWord(word: Word): boolean {
  return TOTAL_WORD.test(word.text);
}

/** A date, or the year or month of a date printed in several words. */
function isDateWord(word: Word): boolean {
  return DATE_WORD.test(word.text);
}

function beginsWithMoney(opening: readonly string[]): boolean {
  return opening.slice(0, 2).some((text) => MONEY.test(text) || TOTAL_WORD.test(text));
}

/** A slip by its width and words, or a narrow sheet with a title. */
function looksComplete(page: Page, words: readonly Word[], text: string, opening: readonly string[]): boolean {
  const spans = roughLines({ ...page, words }).flatMap((line) => line.words);
  const width = textWidth(spans);
  if (width > SLIP_WIDTH * 1.5) return false;
  const slip = width < SLIP_WIDTH && SLIP_WORDS.test(text);
  if (slip && opening.some((line) => HEAD.test(line))) return true;
  return titlesOf(linesOf({ ...page, words }), undefined, false).some((title) => title.strength >= 0.7 && !title.label);
}

/** Whether the words are a whole receipt or invoice: with a head, a date and a total. */
function wholeOf(page: Page, words: readonly Word[]): Whole | null {
  if (words.length < MIN_LINES || !words.some(isTotalWord)) return null;
  const texts = roughLines({ ...page, words }).map((line) => plainText(line.text));
  const text = texts.join('\n');
  const opening = texts.filter((line) => /[\p{L}\p{N}]{2}/u.test(line)).slice(0, HEAD_LINES);
  if (texts.length < MIN_LINES || beginsWithMoney(opening)) return null;
  if ((text.match(/\p{L}/gu)?.length ?? 0) < MIN_LETTERS || STUB.test(text)) return null;
  const total = lastTotal(text);
  if (total === null) return null;
  const date = DATE.exec(text)?.[0] ?? null;
  return looksComplete(page, words, text, opening) ? { total, date } : null;
}

function cutAt(words: readonly Word[], gap: Gap, axis: 'x' | 'y'): [Word[], Word[]] {
  const size = axis === 'x' ? 'width' : 'height';
  const before = words.filter((word) => word.box[axis] + word.box[size] / 2 < gap.middle);
  const after = words.filter((word) => word.box[axis] + word.box[size] / 2 >= gap.middle);
  return [before, after];
}

function boxCut(box: Box, middle: number, axis: 'x' | 'y'): [Box, Box] {
  if (axis === 'x') {
    return [
      { ...box, width: middle - box.x },
      { ...box, x: middle, width: box.x + box.width - middle },
    ];
  }
  return [
    { ...box, height: middle - box.y },
    { ...box, y: middle, height: box.y + box.height - middle },
  ];
}

/**
 * Two halves with the same sum and no different day are two copies, or a bill and its card slip: they stay together.
 * One above the other both must be dated; side by side the date of one may be unread.
 */
function areTwo(first: Whole | null, second: Whole, axis: 'x' | 'y'): boolean {
  if (first === null) return false;
  const dated = first.date !== null && second.date !== null;
  if (first.total === second.total && (!dated || first.date === second.date)) return false;
  return dated || axis === 'x';
}

const MAX_DEPTH = 4;

function divide(page: Page, words: readonly Word[], box: Box, depth: number): Box[] {
  if (depth >= MAX_DEPTH) return [box];
  for (const axis of ['x', 'y'] as const) {
    for (const gap of gapsAlong(page, words, axis)) {
      const [before, after] = cutAt(words, gap, axis);
      const next = wholeOf(page, after);
      if (next === null || !areTwo(wholeOf(page, before), next, axis)) continue;
      const [first, second] = boxCut(box, gap.middle, axis);
      return [...divide(page, before, first, depth + 1), ...divide(page, after, second, depth + 1)];
    }
  }
  return [box];
}

const WHOLE_PAGE: Box = { x: 0, y: 0, width: 1, height: 1 };

/**
 * The regions of the page that are separate documents, left to right and top to bottom: receipts laid side by side or
 * one above the other. One region, the whole page, unless white space separates blocks that each look like a whole
 * receipt.
 */
export function regionsOf(page: Page): Box[] {
  if (page.words.filter(isTotalWord).length < 2) return [WHOLE_PAGE];
  if (!page.words.some(isDateWord) || statementTable(linesOf(page)) !== null) return [WHOLE_PAGE];
  return divide(page, page.words, WHOLE_PAGE, 0);
}

/** White space across a block of words, in fractions of the page. */
export interface Gap {
  readonly middle: number;
  readonly size: number;
}

/** A gutter between columns is at least this many letter heights wide; a valley between lines this many high. */
const MIN_HEIGHTS = { x: 1.5, y: 1.8 };
const MAX_TRIED = 5;
const MIN_CONFIDENCE = 0.35;

function medianHeight(words: readonly Word[]): number {
  const heights = words.map((word) => word.box.height).sort((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? 0;
}

/** Specks that recognition reads between two documents. */
function isSpeck(word: Word): boolean {
  return word.confidence < MIN_CONFIDENCE || !/[\p{L}\p{N}]{2}/u.test(word.text);
}

/** The widest gaps that no word crosses, left to right (`x`) or top to bottom (`y`), the widest first. */
export function gapsAlong(page: Page, words: readonly Word[], axis: 'x' | 'y'): Gap[] {
  const size = axis === 'x' ? 'width' : 'height';
  const height = medianHeight(words);
  const least = MIN_HEIGHTS[axis] * (axis === 'x' ? (height * page.heightPt) / page.widthPt : height);
  const spans = words
    .filter((word) => !isSpeck(word))
    .map((word) => ({ from: word.box[axis], to: word.box[axis] + word.box[size] }))
    .sort((a, b) => a.from - b.from);
  const gaps: Gap[] = [];
  let reach = spans[0]?.to ?? 0;
  for (const span of spans) {
    if (span.from - reach >= least) gaps.push({ middle: (span.from + reach) / 2, size: span.from - reach });
    reach = Math.max(reach, span.to);
  }
  return gaps.sort((a, b) => b.size - a.size).slice(0, MAX_TRIED);
}
