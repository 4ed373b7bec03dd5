import type { Line } from '../../page/layout.ts';
import { accountOfLine, isAccountTitle } from './account.ts';
import { calibrated, printsNoCents } from './calibrate.ts';
import { type Column, headingAt, type TableHeading } from './columns.ts';
import { BALANCE_LIST, directionOfTitle } from './cues.ts';
import { inferColumns } from './infer-columns.ts';
import type { Row, RowConventions } from './rows.ts';
import type { Section } from './section.ts';

const MAX_ROW_GAP_LINES = 3;
/** A title stands this many lines or less above its heading. */
const TITLE_LINES = 5;

/** Where the tables of a document begin, and what their columns mean. */
export interface TablePlan {
  /** The columns of a document whose tables have no heading; null where headings say where tables begin. */
  readonly initial: readonly Column[] | null;
  /** The heading that begins at a line. */
  at(index: number): TableHeading | undefined;
  /** Whether a heading follows on the same page, within so many lines. */
  followsOnPage(index: number, within?: number): boolean;
}

/** The tables as their headings alone tell. */
export class TableHeadings implements TablePlan {
  readonly initial: readonly Column[] | null;
  readonly #lines: readonly Line[];
  readonly #found = new Map<number, TableHeading>();

  constructor(lines: readonly Line[], conventions: RowConventions) {
    this.#lines = lines;
    const found = new Map<number, TableHeading>();
    for (let index = 0; index < lines.length; index++) {
      const heading = headingAt(lines, index);
      if (heading === null) continue;
      found.set(index, heading);
      index += heading.lines - 1;
    }
    const whole = printsNoCents(lines, conventions.decimalMark);
    const calibrate = (columns: readonly Column[], below: readonly Line[]) =>
      calibrated(columns, below, conventions.decimalMark, whole);
    for (const [index, heading] of found)
      this.#found.set(index, {
        ...heading,
        columns: calibrate(heading.columns, this.#linesBelow(index, heading, found)),
      });
    const inferred = found.size === 0 ? inferColumns(lines, conventions) : null;
    this.initial = inferred === null ? null : calibrate(inferred, lines);
  }

  at(index: number): TableHeading | undefined {
    return this.#found.get(index);
  }

  followsOnPage(index: number, within = Number.POSITIVE_INFINITY): boolean {
    const page = this.#lines[index]?.page;
    for (let at = index; at <= index + within && page !== undefined && this.#lines[at]?.page === page; at++) {
      if (this.#found.has(at)) return true;
    }
    return false;
  }

  /** The lines below a heading, as far as the next one or the end of the page. */
  #linesBelow(index: number, heading: TableHeading, found: ReadonlyMap<number, TableHeading>): readonly Line[] {
    const from = index + heading.lines;
    let end = from;
    while (end < this.#lines.length && this.#lines[end]?.page === this.#lines[index]?.page && !found.has(end)) end++;
    return this.#lines.slice(from, end);
  }
}

/** A list with one column of amounts and no balance: its title tells the direction. */
export function isList(columns: readonly Column[]): boolean {
  return !columns.some(({ role }) => role === 'balance' || role === 'in' || role === 'out');
}

/** Whether a line without money or date begins something new: it stands left of the descriptions, or a heading follows. */
export function beginsSomething(row: Row, columns: readonly Column[], headings: TablePlan, index: number): boolean {
  const { line } = row;
  const column = columns.find((other) => other.role === 'description');
  const height = line.y1 - line.y0;
  const left = column === undefined || (line.tokens[0]?.x0 ?? 0) < column.x0 - height;
  const headed = headings.followsOnPage(index, TITLE_LINES);
  if (!left && !headed) return false;
  if (accountOfLine(line) !== null || BALANCE_LIST.test(line.text)) return true;
  if (isList(columns) && directionOfTitle(line.text) !== null) return true;
  return left && isAccountTitle(line) && headed;
}

/** Text without money belongs to a description when it stands in that column, close to other rows. */
export function continuesDescription(
  row: Row,
  columns: readonly Column[],
  last: Line | null,
  section: Section | null,
): boolean {
  const column = columns.find((other) => other.role === 'description');
  const first = row.description[0] ?? row.reference[0];
  if (first === undefined || last === null || section === null || section.closed) return false;
  const height = row.line.y1 - row.line.y0;
  const inColumn = column === undefined || first.x0 >= column.x0 - height;
  return inColumn && (last.page !== row.line.page || row.line.y0 - last.y1 < height * MAX_ROW_GAP_LINES);
}
