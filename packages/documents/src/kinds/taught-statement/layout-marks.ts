import { labelKey } from '../../memory/places.ts';
import type { Line } from '../../page/layout.ts';
import { editDistance } from '../../values/words.ts';
import { anyMonth } from './months.ts';
import { taughtConventions } from './read-taught.ts';
import type { KeptLayout, LayoutMarks, TaughtColumns } from './taught-layout.ts';
import { taughtRow } from './taught-row.ts';

/** How many lines above the first row may be headings, and how far above it they may be (share of the page). */
const MAX_HEADING_LINES = 3;
const MAX_HEADING_DISTANCE = 0.12;
/** A word of one layout is at the same place in every period, within this share of the width. */
const SAME_PLACE = 0.02;
/** Recognition misreads letters: words are equal when at most this share of letters differs. */
const SAME_WORD = 0.25;
const LETTERHEAD_WEIGHT = 2;
const MIN_AGREEMENT = 0.75;
const MIN_WEIGHT = 2;

interface Place {
  readonly text: string;
  readonly x: number;
}

/** The cells of a line that are equal in every period: those without a digit. */
function steadyCells(line: Line): Place[] {
  return line.cells.flatMap((cell) => {
    const text = /\d/u.test(cell.text) ? null : labelKey(cell.text);
    return text === null ? [] : [{ text, x: Math.round((cell.x0 / line.pageWidth) * 1000) / 1000 }];
  });
}

/** The first line that is a row by the taught columns: dated, with money. */
function firstRow(lines: readonly Line[], taught: TaughtColumns): number {
  const conventions = { ...taughtConventions(lines, taught), recognised: false };
  return lines.findIndex((line) => {
    const row = taughtRow(line, taught, conventions, anyMonth(conventions.dateOrder));
    return row.date !== null && (row.out ?? row.in ?? row.amount ?? row.balance) !== null;
  });
}

function headsAbove(lines: readonly Line[], index: number): Place[] {
  const row = lines[index];
  if (row === undefined) return [];
  const above = lines.slice(0, index).filter((line) => {
    const distance = (row.y0 - line.y1) / line.pageHeight;
    return line.page === row.page && distance < MAX_HEADING_DISTANCE && !/\d/u.test(line.text);
  });
  return above.slice(-MAX_HEADING_LINES).flatMap(steadyCells);
}

/**
 * The marks that identify a layout and stay the same from period to period: no figure, no date, no name of a period.
 */
export function marksOf(lines: readonly Line[], taught: TaughtColumns): LayoutMarks {
  const [first] = lines;
  const letterhead = lines.filter((line) => line.page === first?.page).flatMap(steadyCells)[0];
  return {
    letterhead: letterhead?.text ?? null,
    heads: headsAbove(lines, firstRow(lines, taught)),
    landscape: first !== undefined && first.pageWidth > first.pageHeight,
  };
}

/** The common marks of documents with the same layout, as one text: the key under which a layout is kept. */
export function layoutKey({ letterhead, heads, landscape }: LayoutMarks): string {
  const words = heads.map(({ text }) => text).sort();
  return [landscape ? 'wide' : 'tall', letterhead ?? '', ...words].join('|').slice(0, 400);
}

function isSameWord(one: string, other: string): boolean {
  const longer = Math.max(one.length, other.length);
  return Math.abs(one.length - other.length) <= longer * SAME_WORD && editDistance(one, other) <= longer * SAME_WORD;
}

/** The share of a layout's marks that are on these pages, 0..1; 0 when it has too few marks to be recognised. */
export function agreement(lines: readonly Line[], { letterhead, heads, landscape }: LayoutMarks): number {
  const [first] = lines;
  if (first === undefined || landscape !== first.pageWidth > first.pageHeight) return 0;
  const steady = lines.flatMap((line) => (/\d/u.test(line.text) && line.page !== first.page ? [] : steadyCells(line)));
  const here = heads.filter(({ text, x }) =>
    steady.some((cell) => Math.abs(cell.x - x) <= SAME_PLACE && isSameWord(cell.text, text)),
  );
  const headed = lines.filter((line) => line.page === first.page).flatMap(steadyCells)[0];
  const isNamed = letterhead !== null && headed !== undefined && isSameWord(headed.text, letterhead);
  const whole = heads.length + (letterhead === null ? 0 : LETTERHEAD_WEIGHT);
  if (whole < MIN_WEIGHT) return 0;
  return (here.length + (isNamed ? LETTERHEAD_WEIGHT : 0)) / whole;
}

/** The kept layouts that match these pages, the best match first. */
export function layoutsOf(lines: readonly Line[], kept: readonly KeptLayout[]): KeptLayout[] {
  return kept
    .map((one) => ({ one, share: agreement(lines, one.layout.marks) }))
    .filter(({ share }) => share >= MIN_AGREEMENT)
    .sort((a, b) => b.share - a.share)
    .map(({ one }) => one);
}
