import { joinTokens, type Line } from '../../../page/layout.ts';
import type { Token } from '../../../page/page.ts';
import type { DecimalMark } from '../../../values/amount.ts';
import { editDistance } from '../../../values/words.ts';
import { type ItemColumn, type ItemHeading, itemHeadingAt } from './item-columns.ts';
import { summaryOf } from './item-labels.ts';
import { type ItemNumber, isFiller, itemNumbers } from './item-numbers.ts';

/** The lines that may be rows of one table, with the headings above them (empty for a table without headings). */
export interface TableBody {
  readonly headings: readonly ItemColumn[];
  readonly lines: readonly Line[];
  /** Numbers of the lines that are not totals. */
  readonly numbers: ReadonlyMap<Line, readonly ItemNumber[]>;
}

/** The words of a line that are neither numbers nor signs. */
export function labelOf(line: Line, numbers: readonly ItemNumber[]): string {
  const spent = new Set(numbers.filter(({ place }) => place !== 'inside').flatMap((number) => number.tokens));
  const words = line.cells.flatMap((cell): Token[] =>
    cell.tokens.filter((token, index) => !spent.has(token) && !isFiller(cell.tokens, index)),
  );
  return joinTokens(words);
}

function aloneCount(numbers: readonly ItemNumber[]): number {
  return numbers.filter((number) => number.place === 'alone').length;
}

interface ReadLine {
  readonly line: Line;
  readonly numbers: readonly ItemNumber[];
  readonly summary: ReturnType<typeof summaryOf>;
}

function readLines(lines: readonly Line[], decimalMark: DecimalMark): ReadLine[] {
  return lines.map((line) => {
    const numbers = itemNumbers(line, decimalMark);
    return { line, numbers, summary: summaryOf(labelOf(line, numbers)) };
  });
}

/** A row has the same parts as the rows above it: a subtotal followed by such rows is inside the table. */
function looksLikeRow(read: ReadLine, usual: number): boolean {
  return read.summary === null && aloneCount(read.numbers) >= Math.max(2, usual - 1);
}

function isRow({ numbers, summary }: ReadLine): boolean {
  return summary === null && numbers.some((number) => number.moneyLike || number.place === 'alone');
}

const MAX_TEXT_LINES_BETWEEN = 14;

/** Cuts the lines below a heading at the end of the table: at its total, or where only text follows. */
function withoutTail(read: readonly ReadLine[]): ReadLine[] {
  const kept: ReadLine[] = [];
  let usual = 0;
  let idle = 0;
  for (const [index, current] of read.entries()) {
    const { summary, numbers } = current;
    if (summary === 'total' && usual > 0) {
      const rest = read.slice(index + 1, index + 1 + MAX_TEXT_LINES_BETWEEN);
      const next = rest.findIndex((later) => looksLikeRow(later, usual));
      const isFinal = rest
        .slice(0, Math.max(0, next))
        .some((later) => later.summary === 'payment' || later.summary === 'tax');
      if (usual < 2 || next < 0 || isFinal) break;
    }
    if (summary !== null) continue;
    idle = isRow(current) ? 0 : idle + 1;
    if (idle > MAX_TEXT_LINES_BETWEEN && usual > 0) break;
    if (isRow(current)) usual = Math.max(usual, aloneCount(numbers));
    kept.push(current);
  }
  return kept;
}

function bodyOf(headings: readonly ItemColumn[], lines: readonly Line[], decimalMark: DecimalMark): TableBody {
  const kept = withoutTail(readLines(lines, decimalMark));
  const withNumbers = kept.filter(({ numbers }) => numbers.length > 0);
  return {
    headings,
    lines: kept.map(({ line }) => line),
    numbers: new Map(withNumbers.map(({ line, numbers }) => [line, numbers])),
  };
}

/** At most this share of a heading may change between pages by misreading. */
const MAX_CHANGED_SHARE = 0.3;

function isSameHeading(a: ItemHeading, b: ItemHeading): boolean {
  const text = ({ columns }: ItemHeading): string => columns.map((column) => column.text.toLowerCase()).join('|');
  const [left, right] = [text(a), text(b)];
  return editDistance(left, right) <= Math.max(left.length, right.length) * MAX_CHANGED_SHARE;
}

interface PlacedHeading {
  readonly heading: ItemHeading;
  readonly index: number;
}

function placedHeadings(lines: readonly Line[]): PlacedHeading[] {
  const found: PlacedHeading[] = [];
  for (let index = 0; index < lines.length; index++) {
    const heading = itemHeadingAt(lines, index);
    if (heading === null) continue;
    found.push({ heading, index });
    index += heading.lines - 1;
  }
  return found;
}

/**
 * The lines that belong to a heading: up to the next other heading; where it is repeated on a new page, the head of
 * that page is left out.
 */
function ruledBy(own: PlacedHeading, all: readonly PlacedHeading[], lines: readonly Line[]): Line[] {
  const later = all.filter(({ index }) => index > own.index);
  const other = later.find(({ heading }) => !isSameHeading(heading, own.heading));
  const end = other?.index ?? lines.length;
  let ruled: Line[] = [];
  let start = own.index + own.heading.lines;
  for (const repeat of [...later.filter(({ index }) => index < end), null]) {
    const until = repeat?.index ?? end;
    const page = repeat === null ? null : lines[repeat.index]?.page;
    ruled = [...ruled, ...lines.slice(start, until).filter((line) => line.page !== page)];
    start = repeat === null ? end : repeat.index + repeat.heading.lines;
  }
  return ruled;
}

/** Every table with headings that could hold the items. */
export function headedBodies(lines: readonly Line[], decimalMark: DecimalMark): TableBody[] {
  const placed = placedHeadings(lines);
  const first = placed.filter(
    (own, index) => !placed.slice(0, index).some((other) => isSameHeading(own.heading, other.heading)),
  );
  return first.map((own) => bodyOf(own.heading.columns, ruledBy(own, placed, lines), decimalMark));
}

/** The whole document as one table without headings. */
export function headlessBody(lines: readonly Line[], decimalMark: DecimalMark): TableBody {
  return bodyOf([], lines, decimalMark);
}
