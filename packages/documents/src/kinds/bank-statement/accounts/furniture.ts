import { amountsOf } from '../../../page/amounts.ts';
import { joinTokens, type Line } from '../../../page/layout.ts';
import type { DecimalMark } from '../../../values/amount.ts';
import { printsNoCents } from '../columns/calibrate.ts';
import { dateAt } from '../rows/row-dates.ts';

/** Repeated lines are at the same height within this share of the page. */
const SAME_HEIGHT_SHARE = 0.006;
/** Page heads and feet: the top and the bottom of a page. */
const HEAD_SHARE = 0.25;
const FOOT_SHARE = 0.85;
const MAX_ROW_GAP_SHARE = 1.2;

function shapeOf(line: Line): string {
  return line.text.replace(/\d/gu, '#').replace(/\s+/gu, ' ').trim();
}

function isAtEdge(line: Line): boolean {
  return line.y1 < line.pageHeight * HEAD_SHARE || line.y0 > line.pageHeight * FOOT_SHARE;
}

interface PrintedMoney {
  readonly decimalMark: DecimalMark;
  /** Whether it prints no cents. */
  readonly whole: boolean;
}

function hasMoney(line: Line, { decimalMark, whole }: PrintedMoney): boolean {
  return amountsOf(line.tokens, decimalMark).some(({ value, moneyLike }) =>
    whole ? moneyLike : /\.\d{2}$/u.test(value),
  );
}

/** Lines above the first and below the last line with money on their page: descriptions of rows are in between. */
function outsideMoney(lines: readonly Line[], printed: PrintedMoney): Line[] {
  const extent = new Map<number, { first: number; last: number }>();
  for (const line of lines) {
    if (!hasMoney(line, printed)) continue;
    const known = extent.get(line.page) ?? { first: line.y0, last: line.y0 };
    extent.set(line.page, { first: Math.min(known.first, line.y0), last: Math.max(known.last, line.y0) });
  }
  return lines.filter((line) => {
    const known = extent.get(line.page);
    return known === undefined || line.y0 < known.first || line.y0 > known.last;
  });
}

/** The words of the date that a line begins with; null where it begins with none. */
function leadingDate({ tokens }: Line): string | null {
  const date = dateAt(tokens, 0, 'dmy') ?? dateAt(tokens, 0, 'mdy');
  return date === null ? null : joinTokens(date.tokens);
}

/**
 * Whether a line begins a row rather than a page head: its date differs from those at the same place on other pages.
 */
function beginsRow(line: Line, twins: readonly Line[]): boolean {
  const date = leadingDate(line);
  return date !== null && twins.every((twin) => leadingDate(twin) !== date);
}

/** The heads and feet that pages repeat at the same place, digits aside: they are not rows of a table. */
export function furnitureOf(lines: readonly Line[], decimalMark: DecimalMark): ReadonlySet<Line> {
  const printed = { decimalMark, whole: printsNoCents(lines, decimalMark) };
  const byShape = new Map<string, Line[]>();
  for (const line of outsideMoney(lines, printed)) {
    if (!isAtEdge(line)) continue;
    const shape = shapeOf(line);
    byShape.set(shape, [...(byShape.get(shape) ?? []), line]);
  }
  const found = new Set<Line>();
  const rows = new Set<Line>();
  for (const alike of byShape.values()) {
    for (const line of alike) {
      const twins = alike.filter(
        (other) => other.page !== line.page && Math.abs(other.y0 - line.y0) < line.pageHeight * SAME_HEIGHT_SHARE,
      );
      if (twins.length === 0) continue;
      if (beginsRow(line, twins)) rows.add(line);
      else found.add(line);
    }
  }
  return withoutRows(lines, found, (line) => rows.has(line) || hasMoney(line, printed));
}

/** A line right below one of the table belongs to it, even where it is repeated at the same place of another page. */
function withoutRows(
  lines: readonly Line[],
  found: ReadonlySet<Line>,
  isRow: (line: Line) => boolean,
): ReadonlySet<Line> {
  const kept = new Set<Line>();
  const inTable = new Set<Line>();
  lines.forEach((line, index) => {
    if (!found.has(line)) return;
    const above = lines[index - 1];
    const follows = above?.page === line.page && !kept.has(above);
    const belongs = follows && (line.y0 > line.pageHeight * FOOT_SHARE || isRow(above) || inTable.has(above));
    if (belongs && line.y0 - above.y1 < (line.y1 - line.y0) * MAX_ROW_GAP_SHARE) inTable.add(line);
    else kept.add(line);
  });
  return kept;
}
