import { amountsOf } from '../../../page/amounts.ts';
import type { Line } from '../../../page/layout.ts';

/** Repeated lines stand at the same height within this share of the page. */
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

function hasMoney(line: Line): boolean {
  return amountsOf(line.tokens, '.').some((amount) => /\.\d{2}$/u.test(amount.value));
}

/** Lines above the first and below the last line with money of their page: descriptions of rows stand between. */
function outsideMoney(lines: readonly Line[]): Line[] {
  const extent = new Map<number, { first: number; last: number }>();
  for (const line of lines) {
    if (!hasMoney(line)) continue;
    const known = extent.get(line.page) ?? { first: line.y0, last: line.y0 };
    extent.set(line.page, { first: Math.min(known.first, line.y0), last: Math.max(known.last, line.y0) });
  }
  return lines.filter((line) => {
    const known = extent.get(line.page);
    return known === undefined || line.y0 < known.first || line.y0 > known.last;
  });
}

/** The heads and feet that pages repeat at the same place, digits apart: they are no rows of a table. */
export function furnitureOf(lines: readonly Line[]): ReadonlySet<Line> {
  const byShape = new Map<string, Line[]>();
  for (const line of outsideMoney(lines)) {
    if (!isAtEdge(line)) continue;
    const shape = shapeOf(line);
    byShape.set(shape, [...(byShape.get(shape) ?? []), line]);
  }
  const found = new Set<Line>();
  for (const alike of byShape.values()) {
    for (const line of alike) {
      const twin = alike.some(
        (other) => other.page !== line.page && Math.abs(other.y0 - line.y0) < line.pageHeight * SAME_HEIGHT_SHARE,
      );
      if (twin) found.add(line);
    }
  }
  return withoutRows(lines, found);
}

/** A line right below one of the table belongs to it, even where it is repeated at the same place of another page. */
function withoutRows(lines: readonly Line[], found: ReadonlySet<Line>): ReadonlySet<Line> {
  const kept = new Set<Line>();
  lines.forEach((line, index) => {
    if (!found.has(line)) return;
    const above = lines[index - 1];
    const follows = above?.page === line.page && !kept.has(above);
    const inTable = follows && (line.y0 > line.pageHeight * FOOT_SHARE || hasMoney(above));
    if (inTable && line.y0 - above.y1 < (line.y1 - line.y0) * MAX_ROW_GAP_SHARE) return;
    kept.add(line);
  });
  return kept;
}
