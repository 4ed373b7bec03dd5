import type { Line } from '../../page/layout.ts';
import { accountOfLine, isAccountTitle } from './accounts/account.ts';
import type { Section } from './accounts/section.ts';
import type { Column, TableHeading } from './columns/columns.ts';
import { BALANCE_LIST, directionOfTitle } from './cues.ts';
import type { Row } from './rows/rows.ts';

const MAX_ROW_GAP_LINES = 3;
/** A title is at most this many lines above its heading. */
const TITLE_LINES = 5;

/** Where the tables of a document begin, and what their columns mean. */
export interface TablePlan {
  /** The columns of a document whose tables have no heading; null where headings say where tables begin. */
  readonly initial: readonly Column[] | null;
  at(index: number): TableHeading | undefined;
  /** Whether a heading follows on the same page, within so many lines. */
  followsOnPage(index: number, within?: number): boolean;
}

/** Whether the table is a list with one column of amounts and no balance: its title gives the direction. */
export function isList(columns: readonly Column[]): boolean {
  return !columns.some(({ role }) => role === 'balance' || role === 'in' || role === 'out');
}

/** Whether a line without money or date begins a new part: it is left of the descriptions, or a heading follows. */
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

/** Text without money belongs to a description when it is in that column, close to other rows. */
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
