import { type Cell, joinTokens, type Line } from './layout.ts';

/** The text of one column heading and its position (points). */
export interface Heading {
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
}

function overlap(a: Heading, b: Heading): boolean {
  return Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0) > 0;
}

export function headingOfCell(cell: Cell): Heading {
  return { text: joinTokens(cell.tokens), x0: cell.x0, x1: cell.x1 };
}

/** Stacks headings that are above one another on neighbouring lines into one text for each column, left to right. */
export function stackHeadings(lines: readonly (readonly Heading[])[]): Heading[] {
  const stacked: Heading[] = [];
  for (const heading of lines.flat()) {
    const touched = stacked.filter((other) => overlap(other, heading));
    // Two headings read as one add no new information to the two separate ones.
    if (touched.length > 1) continue;
    const [above] = touched;
    const index = above === undefined ? -1 : stacked.indexOf(above);
    if (above === undefined) stacked.push(heading);
    else {
      const x0 = Math.min(above.x0, heading.x0);
      stacked[index] = { text: `${above.text} ${heading.text}`, x0, x1: Math.max(above.x1, heading.x1) };
    }
  }
  return stacked.sort((a, b) => a.x0 - b.x0);
}

/** Whether lines follow one another closely enough to be one heading. */
export function areStackable(lines: readonly Line[]): boolean {
  return lines.every((line, index) => {
    const above = lines[index - 1];
    if (above === undefined) return true;
    return above.page === line.page && line.y0 - above.y1 < (line.y1 - line.y0) * 1.2;
  });
}
