import type { Line } from '../../page/layout.ts';
import { accountOfLine, currencyOfLine } from '../bank-statement/accounts/account.ts';
import { furnitureOf } from '../bank-statement/accounts/furniture.ts';
import {
  asCheckpoint,
  type Context,
  isBroughtForward,
  isMoneyRow,
  isOther,
  type Section,
} from '../bank-statement/accounts/section.ts';
import { hasMovement, type Row, type RowConventions } from '../bank-statement/rows/rows.ts';
import type { Months } from './months.ts';
import type { TaughtColumns } from './taught-layout.ts';
import { isTextOnly, taughtRow } from './taught-row.ts';

/** A line belongs to the last row only within this many times its height. */
const MAX_GAP_LINES = 3;

/**
 * Goes through the lines of a document whose columns a person taught: text in these columns is a row, headings decide
 * nothing.
 */
class TaughtWalk {
  readonly sections: Section[] = [];
  readonly outside: Line[] = [];
  /** Lines above the rows of each account, below those of the account before it. */
  readonly above = new Map<Section, readonly Line[]>();
  #passed: Line[] = [];
  readonly #lines: readonly Line[];
  readonly #rows: readonly Row[];
  readonly #taught: TaughtColumns;
  readonly #furniture: ReadonlySet<Line>;
  #context: Context = { account: null, currency: null };
  #last: Line | null = null;

  constructor(lines: readonly Line[], taught: TaughtColumns, conventions: RowConventions, months: Months) {
    this.#lines = lines;
    this.#taught = taught;
    this.#rows = lines.map((line) => {
      months.pass(line);
      return taughtRow(line, taught, conventions, months);
    });
    this.#furniture = furnitureOf(lines, conventions.decimalMark);
  }

  run(): void {
    for (const [index, row] of this.#rows.entries()) {
      if (this.#furniture.has(row.line) || !this.#take(row, index)) this.#pass(row.line);
    }
  }

  #take(row: Row, index: number): boolean {
    if (row.cue === 'totals' || row.cue === 'noise') return false;
    if (row.cue === 'opening') return isMoneyRow(row) && this.#opening(row);
    if (row.cue === 'closing' && isMoneyRow(row)) return this.#closing(row);
    const isDated = row.date !== null || row.postDate !== null;
    if (isDated) return isMoneyRow(row) || this.#follows(row.line) ? this.#keep(row) : this.#announces(index);
    const follows = this.#follows(row.line) && !this.#section()?.closed;
    return follows && (isMoneyRow(row) || isTextOnly(row, this.#taught)) ? this.#keep(row) : false;
  }

  /** A dated line without money above the first row: its money is on the next lines. */
  #announces(index: number): boolean {
    const [row, next] = [this.#rows[index], this.#rows[index + 1]];
    if (row === undefined || next === undefined || next.date !== null || !isMoneyRow(next)) return false;
    return isNear(row.line, next.line) && this.#keep(row);
  }

  #follows(line: Line): boolean {
    return this.#last !== null && (isNear(this.#last, line) || this.#goesOn(line));
  }

  /** On a new page a line continues the page before when it moves money, or when a dated row is directly below it. */
  #goesOn(line: Line): boolean {
    if (this.#last === null || this.#last.page === line.page) return false;
    const index = this.#lines.indexOf(line);
    const [row, next] = [this.#rows[index], this.#rows[index + 1]];
    const moves = row !== undefined && hasMovement(row) && row.description.length > 0;
    if (moves && line.page === this.#last.page + 1 && !this.#isNamedAnew()) return true;
    return next !== undefined && next.date !== null && isMoneyRow(next) && isNear(line, next.line);
  }

  /** Whether another account was named since the last row. */
  #isNamedAnew(): boolean {
    const { account, currency } = this.#context;
    const section = this.#section();
    const isOtherAccount = account !== null && account.value !== section?.account?.value;
    return isOtherAccount || (currency !== null && currency.value !== section?.currency?.value);
  }

  #section(): Section | undefined {
    return this.sections.at(-1);
  }

  #open(): Section {
    const section: Section = {
      ...this.#context,
      opening: null,
      closing: null,
      closed: false,
      rows: [],
      above: [],
      listStarts: [],
    };
    this.sections.push(section);
    this.above.set(section, this.#passed);
    this.#passed = [];
    return section;
  }

  #current(): Section {
    const section = this.#section();
    return section === undefined || isOther(section, this.#context) ? this.#open() : section;
  }

  #keep(row: Row): boolean {
    const section = this.#current();
    // A closing balance with rows below it belongs to a day or a page.
    if (section.closed && section.closing !== null) section.rows.push(asCheckpoint(section.closing));
    if (section.closed) section.closing = null;
    section.closed = false;
    section.rows.push(row);
    this.#last = row.line;
    return true;
  }

  #opening(row: Row): boolean {
    const section = this.#current();
    this.#last = row.line;
    const isFirst = section.opening === null && section.rows.length === 0;
    if (!isFirst && isBroughtForward(section, row, false)) {
      section.closing = null;
      section.closed = false;
    } else if (section.opening === null && !section.closed) section.opening = row;
    else this.#open().opening = row;
    return true;
  }

  #closing(row: Row): boolean {
    const section = this.#current();
    this.#last = row.line;
    section.closing = row;
    section.closed = section.rows.length > 0 || section.opening !== null;
    return true;
  }

  #pass(line: Line): void {
    this.outside.push(line);
    this.#passed.push(line);
    const account = accountOfLine(line);
    if (account !== null) this.#context = { account, currency: null };
    const currency = currencyOfLine(line);
    if (currency !== null) this.#context.currency = { value: currency, tokens: line.tokens };
  }
}

function isNear(upper: Line, lower: Line): boolean {
  return upper.page === lower.page && lower.y0 - upper.y1 < (lower.y1 - lower.y0) * MAX_GAP_LINES;
}

/**
 * Sorts lines into the rows of each account, by taught columns, and the other lines.
 * @param months gives the month of days that are printed without one
 */
export function taughtSections(
  lines: readonly Line[],
  taught: TaughtColumns,
  conventions: RowConventions,
  months: Months,
) {
  const walk = new TaughtWalk(lines, taught, conventions, months);
  walk.run();
  const sections = walk.sections.filter((section) => section.rows.length > 0 || section.opening !== null);
  return { sections, outside: walk.outside, above: walk.above };
}
