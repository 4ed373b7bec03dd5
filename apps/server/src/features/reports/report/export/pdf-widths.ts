import type { SheetColumn } from '@folio/contract';
import { CELL_PADDING, PRINT_WIDTH } from '../../../../platform/sheet-file/index.ts';
import { isFigure } from './printed.ts';

/** Columns of a table that has its own pages. The first columns (text) are repeated on each page. */
export interface ColumnBlock {
  indexes: readonly number[];
  widths: readonly number[];
}

export interface PageLayout {
  landscape: boolean;
  fontSize: number;
  blocks: readonly ColumnBlock[];
}

/** Font sizes in points. A smaller size is used only if all columns then fit next to each other. */
const FONT_SIZES = [8, 7, 6.2];
const [FULL_SIZE = 8] = FONT_SIZES;
/** In ems. */
const WORDS_AT_LEAST = 4.8;
const WORDS_AT_MOST = 21;
const FIRST_WORDS_AT_LEAST = 13;

/**
 * Width of a text in ems: Chinese characters are square, digits and lower-case letters are a little over half as
 * wide.
 */
export function textWidth(text: string): number {
  let ems = 0;
  for (const sign of text) ems += signWidth(sign);
  return ems;
}

function signWidth(sign: string): number {
  if ((sign.codePointAt(0) ?? 0) > 0x2e7f) return 1;
  if (/[.,()' ]/.test(sign)) return 0.34;
  return /[A-Z%&@]/.test(sign) ? 0.67 : 0.57;
}

/** Preferred and minimum widths of columns, in points. */
interface Needs {
  wanted: readonly number[];
  least: readonly number[];
}

function needsOf(columns: readonly SheetColumn[], natural: readonly number[], fontSize: number): Needs {
  const padding = 2 * CELL_PADDING + 2;
  const wanted = columns.map(({ kind }, index) => {
    const ems = natural[index] ?? 0;
    return (isFigure(kind) ? ems : Math.min(Math.max(ems, WORDS_AT_LEAST), WORDS_AT_MOST)) * fontSize + padding;
  });
  const firstWords = columns.findIndex(({ kind }) => kind === 'text');
  const least = columns.map(({ kind }, index) => {
    const width = wanted[index] ?? 0;
    const ems = index === firstWords ? FIRST_WORDS_AT_LEAST : WORDS_AT_LEAST * 1.4;
    return kind === 'text' ? Math.min(width, ems * fontSize + padding) : width;
  });
  return { wanted, least };
}

/**
 * Arranges the columns on the page: portrait if they fit, else landscape, else a smaller font, else on several pages
 * next to each other. Figures are never broken; text columns take the remaining width. `natural`: the widest text of
 * each column, in ems.
 */
export function pageLayout(columns: readonly SheetColumn[], natural: readonly number[]): PageLayout {
  const all = columns.map((_, index) => index);
  const whole = (needs: Needs, room: number) => [block(columns, all, needs, room)];
  const full = needsOf(columns, natural, FULL_SIZE);
  if (sum(full.wanted) <= PRINT_WIDTH.portrait)
    return { landscape: false, fontSize: FULL_SIZE, blocks: whole(full, PRINT_WIDTH.portrait) };
  for (const fontSize of FONT_SIZES) {
    const needs = needsOf(columns, natural, fontSize);
    if (sum(needs.least) <= PRINT_WIDTH.landscape)
      return { landscape: true, fontSize, blocks: whole(needs, PRINT_WIDTH.landscape) };
  }
  return { landscape: true, fontSize: FULL_SIZE, blocks: split(columns, full) };
}

/** Blocks of figures, each preceded by the text columns. */
function split(columns: readonly SheetColumn[], needs: Needs): ColumnBlock[] {
  const { least } = needs;
  const firstFigure = columns.findIndex(({ kind }) => isFigure(kind));
  const head = columns.map((_, index) => index).slice(0, Math.max(firstFigure, 1));
  const room = PRINT_WIDTH.landscape;
  const headWidth = Math.min(sum(head.map((index) => least[index] ?? 0)), room / 2);
  const blocks: number[][] = [];
  let left = 0;
  for (let index = head.length; index < columns.length; index++) {
    const width = least[index] ?? 0;
    if (left < width || blocks.length === 0) {
      blocks.push([]);
      left = room - headWidth;
    }
    blocks.at(-1)?.push(index);
    left -= width;
  }
  return blocks.map((own) => block(columns, [...head, ...own], needs, room));
}

/**
 * Gives every column its minimum width, shares the remaining width among columns that want more, and gives the rest
 * to the first text column.
 */
function block(
  columns: readonly SheetColumn[],
  indexes: readonly number[],
  { wanted, least }: Needs,
  room: number,
): ColumnBlock {
  const base = indexes.map((index) => least[index] ?? 0);
  const more = indexes.map((index, place) => (wanted[index] ?? 0) - (base[place] ?? 0));
  const share = sum(more) === 0 ? 0 : Math.min(1, Math.max(room - sum(base), 0) / sum(more));
  const squeeze = Math.min(1, room / Math.max(sum(base), 1));
  const widths = base.map((width, place) => (width + (more[place] ?? 0) * share) * squeeze);
  const words = indexes.findIndex((index) => columns[index]?.kind === 'text');
  const rest = Math.max(room - sum(widths), 0);
  return { indexes, widths: widths.map((width, place) => (place === Math.max(words, 0) ? width + rest : width)) };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
