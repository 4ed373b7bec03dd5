import { median } from '../values/numbers.ts';
import { levelLines } from './level-lines.ts';
import { type Box, enclosingBox, type Page, type PageSource, type Token, type Word } from './page.ts';

/** Neighbouring tokens of a line without a wide gap between them: one table cell or one phrase. */
export interface Cell {
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
  readonly tokens: readonly Token[];
}

/** The tokens of one printed line, left to right. `pageWidth` and `pageHeight` are in points. */
export interface Line {
  readonly page: number;
  readonly pageWidth: number;
  readonly pageHeight: number;
  readonly y0: number;
  readonly y1: number;
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly cells: readonly Cell[];
}

/** Longer words and lines are cut before they are searched. */
const MAX_WORD_CHARACTERS = 500;
const MAX_LINE_CHARACTERS = 2000;

const HAN = /[\p{Script=Han}，。、：；「」（）]/u;
/** A gap wider than this share of the line height starts a new cell. */
const CELL_GAP_SHARE = { text: 1.0, ocr: 1.2 };
const SAME_LINE_SHARE = 0.5;

function tokenOf(word: Word, page: Page): Token {
  const place = word.straight ?? word.box;
  return {
    text: word.text.slice(0, MAX_WORD_CHARACTERS),
    x0: place.x * page.widthPt,
    x1: (place.x + place.width) * page.widthPt,
    y0: place.y * page.heightPt,
    y1: (place.y + place.height) * page.heightPt,
    confidence: word.confidence,
    page: page.number,
    box: word.box,
  };
}

/** Joins tokens into text: a space between words, none between Han characters or where they touch. */
export function joinTokens(tokens: readonly Token[]): string {
  let text = '';
  let previous: Token | undefined;
  for (const token of tokens) {
    if (text.length > MAX_LINE_CHARACTERS) break;
    if (previous !== undefined) {
      const touching = token.x0 - previous.x1 < (token.y1 - token.y0) * 0.08 && token.x0 >= previous.x0;
      const bothHan = HAN.test(previous.text.at(-1) ?? '') && HAN.test(token.text[0] ?? '');
      const close = token.x0 - previous.x1 < (token.y1 - token.y0) * 0.9;
      if (!(touching && previous.page === token.page) && !(bothHan && close)) text += ' ';
    }
    text += token.text;
    previous = token;
  }
  return text;
}

function splitCells(tokens: readonly Token[], gapShare: number): Cell[] {
  const height = median(tokens.map((token) => token.y1 - token.y0));
  const groups: Token[][] = [];
  for (const token of tokens) {
    const group = groups.at(-1);
    const previous = group?.at(-1);
    if (group !== undefined && previous !== undefined && token.x0 - previous.x1 <= height * gapShare) group.push(token);
    else groups.push([token]);
  }
  return groups.map(cellOf);
}

export function cellOf(tokens: readonly Token[]): Cell {
  const x0 = Math.min(...tokens.map((token) => token.x0));
  const x1 = Math.max(...tokens.map((token) => token.x1));
  return { text: joinTokens(tokens), x0, x1, tokens };
}

function groupRows(tokens: readonly Token[], source: PageSource): Token[][] {
  const rows: { tokens: Token[]; centre: number; height: number }[] = [];
  const centreOf = (token: Token): number => (token.y0 + token.y1) / 2;
  for (const token of [...tokens].sort((a, b) => centreOf(a) - centreOf(b))) {
    const height = token.y1 - token.y0;
    const row = rows
      .slice(-4)
      .filter((other) => Math.abs(centreOf(token) - other.centre) < SAME_LINE_SHARE * Math.min(height, other.height))
      .sort((a, b) => Math.abs(centreOf(token) - a.centre) - Math.abs(centreOf(token) - b.centre))[0];
    if (row === undefined) rows.push({ tokens: [token], centre: centreOf(token), height });
    else {
      row.tokens.push(token);
      row.centre = median(row.tokens.map(centreOf));
      row.height = median(row.tokens.map((other) => other.y1 - other.y0));
    }
  }
  const sorted = rows.sort((a, b) => a.centre - b.centre).map((row) => row.tokens);
  return source === 'ocr' ? rejoin(sorted) : sorted;
}

/** Rows that share this much of their height, side by side, are one line of a slightly crooked page. */
const REJOIN_SHARE = 0.35;

function verticalOverlap(upper: readonly Token[], lower: readonly Token[]): number {
  const band = (tokens: readonly Token[]) => ({
    top: median(tokens.map((t) => t.y0)),
    bottom: median(tokens.map((t) => t.y1)),
  });
  const a = band(upper);
  const b = band(lower);
  return (Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)) / Math.min(a.bottom - a.top, b.bottom - b.top);
}

function standApart(left: readonly Token[], right: readonly Token[]): boolean {
  return left.every((a) => right.every((b) => Math.min(a.x1, b.x1) <= Math.max(a.x0, b.x0)));
}

/** Joins neighbouring rows that overlap in height but not in width. */
function rejoin(rows: readonly Token[][]): Token[][] {
  const joined: Token[][] = [];
  for (const row of rows) {
    const above = joined.at(-1);
    if (above !== undefined && verticalOverlap(above, row) > REJOIN_SHARE && standApart(above, row)) above.push(...row);
    else joined.push([...row]);
  }
  return joined;
}

export function linesOf(page: Page): Line[] {
  const placed = page.words.filter((word) => word.text.trim() !== '').map((word) => tokenOf(word, page));
  const level = page.source === 'ocr' ? levelLines(placed, page.widthPt, page.heightPt) : placed;
  const rows = groupRows(level, page.source);
  return rows.map((row) => {
    const tokens = row.sort((a, b) => a.x0 - b.x0);
    const cells = splitCells(tokens, CELL_GAP_SHARE[page.source]);
    return {
      page: page.number,
      pageWidth: page.widthPt,
      pageHeight: page.heightPt,
      y0: Math.min(...tokens.map((token) => token.y0)),
      y1: Math.max(...tokens.map((token) => token.y1)),
      text: cells.map((cell) => cell.text).join('  '),
      tokens,
      cells,
    };
  });
}

/** The smallest box around tokens, on the picture a person sees. */
export function boxOfTokens(tokens: readonly Token[]): Box | null {
  return enclosingBox(tokens.map((token) => token.box));
}
