import { amountsOf } from '../../../page/amounts.ts';
import type { Line } from '../../../page/layout.ts';
import { statedBalances } from '../balances/summary.ts';
import type { Column, TableHeading } from '../columns/columns.ts';
import { BALANCE_LIST, directionOfTitle } from '../cues.ts';
import { hasMovement, type Row, type RowConventions, rowOf } from '../rows/rows.ts';
import { beginsSomething, continuesDescription, isList, type TablePlan } from '../table-lines.ts';
import { accountOfLine, currencyOfLine, isAccountTitle, labelledAccounts } from './account.ts';
import { furnitureOf } from './furniture.ts';
import {
  asCheckpoint,
  balanceOf,
  type Context,
  isBroughtForward,
  isMoneyRow,
  isOther,
  type Section,
} from './section.ts';

/** Figures without words, some of them outside all columns, belong to a summary box. */
function isOnlyFigures(row: Row, { decimalMark }: RowConventions): boolean {
  if (/\p{L}/u.test(row.line.text)) return false;
  const taken = new Set([row.out, row.in, row.amount, row.balance].flatMap((amount) => [...(amount?.tokens ?? [])]));
  const printed = amountsOf(row.line.tokens, decimalMark).filter(({ value }) => value.includes('.'));
  return printed.some(({ tokens }) => tokens.every((token) => !taken.has(token)));
}

/** Whether a row has a date. Four digits of a labelled account number can look like one. */
function isDated({ date, line }: Row): boolean {
  return date !== null && labelledAccounts([line]).size === 0;
}

/** Goes through the lines of a document and collects the rows of each account. */
class SectionWalk {
  readonly #sections: Section[] = [];
  /** Lines outside the tables: headers, summaries, footers. */
  readonly outside: Line[] = [];
  readonly #lines: readonly Line[];
  readonly #conventions: RowConventions;
  readonly #headings: TablePlan;
  readonly #furniture: ReadonlySet<Line>;
  readonly #seenFurniture = new Set<string>();
  #columns: readonly Column[] = [];
  #inTable = false;
  /** Whether rows without a heading above them may start a table: not after a list of daily balances. */
  #mayResume: boolean;
  #current: Section | null = null;
  #context: Context = { account: null, currency: null };
  #listDirection: 'in' | 'out' | null = null;
  #lastRowLine: Line | null = null;
  /** Whether the title of an account was above the table since its last row. */
  #titled = false;
  /** The account at the end without rows, because it had no movements. */
  #unmoved: Section | null = null;
  /**
   * Lines with a date and no money below a closing balance: the first words of the next row, or a note below the
   * table.
   */
  #belowClosing: Row[] = [];
  /** How many of the lines outside belong to the accounts found so far. */
  #described = 0;

  constructor(lines: readonly Line[], conventions: RowConventions, plan: TablePlan) {
    this.#lines = lines;
    this.#conventions = conventions;
    this.#headings = plan;
    this.#furniture = furnitureOf(lines, conventions.decimalMark);
    this.#mayResume = plan.initial !== null;
    this.#columns = plan.initial ?? [];
  }

  run(): void {
    for (let index = 0; index < this.#lines.length; index++) {
      const line = this.#lines[index];
      if (line === undefined) continue;
      // On a page with its own table heading, everything above the heading is page furniture.
      if (this.#turnsPage(index) && this.#headings.followsOnPage(index)) this.#inTable = false;
      const heading = this.#headings.at(index);
      if (heading !== undefined) {
        this.#startTable(index, heading);
        index += heading.lines - 1;
      } else if (this.#furniture.has(line)) this.#furnitureLine(line);
      else if (this.#inTable || this.#resumes(line)) this.#tableLine(line, index);
      else this.#contextLine(line);
    }
    this.#leaveBelowClosing();
    this.#openWithoutRows();
  }

  /** No row followed: lines below the closing balance are outside the table. */
  #leaveBelowClosing(): void {
    for (const { line } of this.#belowClosing) this.outside.push(line);
    this.#belowClosing = [];
  }

  /** Opens an account below the last one that states its balances and has no rows: it had no movements. */
  #openWithoutRows(): void {
    const conventions = { decimalMark: this.#conventions.decimalMark, card: false };
    const { opening, closing } = statedBalances(this.outside.slice(this.#described), conventions);
    const [current] = this.#sections.slice(-1);
    if (current === undefined || opening === null || closing === null || opening.value !== closing.value) return;
    if (!this.#opensAgain(current)) return;
    this.#open();
    this.#unmoved = this.#current;
  }

  /** The accounts with rows or with an opening balance in the table, and an account that only states its balances. */
  found(): Section[] {
    return this.#sections.filter(
      (section) => section.rows.length > 0 || section.opening !== null || section === this.#unmoved,
    );
  }

  #startTable(index: number, heading: TableHeading): void {
    this.#columns = heading.columns;
    this.#inTable = true;
    this.#mayResume = true;
    this.#lastRowLine = this.#lines[index + heading.lines - 1] ?? null;
    this.#openIfChanged();
  }

  #turnsPage(index: number): boolean {
    return this.#lines[index - 1]?.page !== this.#lines[index]?.page;
  }

  /** Rows continue without a heading: a dated movement, or a balance brought forward. */
  #resumes(line: Line): boolean {
    if (!this.#mayResume) return false;
    const row = rowOf(line, this.#columns, this.#conventions);
    const columns = this.#columns.some(({ role, grid }) => role === 'balance' && grid !== true);
    const goesOn = row.date !== null || this.#goesOnUndated(row);
    const resumes = row.cue === 'opening' ? isMoneyRow(row) : goesOn && hasMovement(row);
    if (!resumes || (columns && row.balance === null)) return false;
    this.#inTable = true;
    this.#lastRowLine = line;
    this.#openIfChanged();
    return true;
  }

  /** Whether a row at the top of a page has the day of the row before it, which is the only one with a printed date. */
  #goesOnUndated({ line, cue, description }: Row): boolean {
    const current = this.#current;
    const last = this.#lastRowLine;
    if (cue !== null || description.length === 0 || current === null || current.closed || this.#titled) return false;
    if (last === null || last.page !== line.page - 1 || isOther(current, this.#context)) return false;
    return current.rows.some(({ date, cue: other }, index) => index > 0 && date === null && other === null);
  }

  #openIfChanged(): void {
    const current = this.#current;
    const isNew = current === null || isOther(current, this.#context);
    if (isNew || this.#followsClosed(current) || this.#opensAgain(current)) this.#open();
    else if (isList(this.#columns)) current.listStarts.push(current.rows.length);
  }

  /**
   * A table below the closing balance of another, with a title between, belongs to another account, even if the title
   * is not readable.
   */
  #followsClosed({ closed, closing }: Section): boolean {
    return closed && this.#titled && closing?.line.page === this.#lastRowLine?.page;
  }

  /** A second, different opening balance below the title of an account: the same number in another currency. */
  #opensAgain({ above, opening }: Section): boolean {
    const conventions = { decimalMark: this.#conventions.decimalMark, card: false };
    const stated = statedBalances(this.outside.slice(this.#described), conventions).opening?.value;
    const known = statedBalances(above, conventions).opening?.value ?? (opening === null ? null : balanceOf(opening));
    return this.#titled && stated !== undefined && known !== null && stated !== known;
  }

  #open(): void {
    this.#leaveBelowClosing();
    const above = this.outside.slice(this.#described);
    this.#described = this.outside.length;
    this.#current = { ...this.#context, opening: null, closing: null, closed: false, rows: [], above, listStarts: [] };
    this.#sections.push(this.#current);
  }

  /** A line that pages repeat word for word gives no new information about the rows below it. */
  #furnitureLine(line: Line): void {
    if (this.#seenFurniture.has(line.text)) {
      this.outside.push(line);
      this.#listTitle(line);
    } else this.#contextLine(line);
    this.#seenFurniture.add(line.text);
  }

  #contextLine(line: Line): void {
    this.outside.push(line);
    const current = this.#current;
    if (current !== null && current.rows.length === 0 && current.opening === null) {
      current.above.push(line);
      this.#described = this.outside.length;
    }
    const account = accountOfLine(line);
    if (account !== null) this.#context = { account, currency: null };
    if (isAccountTitle(line)) this.#titled = true;
    const currency = currencyOfLine(line);
    if (currency !== null) this.#context.currency = { value: currency, tokens: line.tokens };
    this.#listTitle(line);
  }

  /** The title of a list of deposits, of withdrawals or of balances; each account and page may repeat it. */
  #listTitle({ text }: Line): void {
    this.#listDirection = directionOfTitle(text.replace(/\(continued\)/iu, '')) ?? this.#listDirection;
    if (BALANCE_LIST.test(text)) this.#mayResume = false;
  }

  #tableLine(line: Line, index: number): void {
    const read = rowOf(line, this.#columns, this.#conventions);
    const row: Row = {
      ...read,
      direction: read.direction ?? (isList(this.#columns) ? this.#listDirection : null),
      cue: read.cue === 'balance' ? this.#endOf() : this.#isFirstBalance(read) ? 'opening' : read.cue,
    };
    if (row.date === null && isOnlyFigures(row, this.#conventions)) this.#contextLine(line);
    else if (!isMoneyRow(row) && !isDated(row) && beginsSomething(row, this.#columns, this.#headings, index)) {
      this.#contextLine(line);
      this.#inTable = !BALANCE_LIST.test(line.text) && !this.#headings.followsOnPage(index);
      if (this.#inTable) this.#adoptAccount();
    } else if (row.cue === 'opening') this.#opening(row);
    else if (row.cue === 'closing' && isMoneyRow(row)) this.#closing(row);
    else if (row.cue === 'totals' || row.cue === 'noise') this.outside.push(line);
    else if (
      isMoneyRow(row) ||
      row.date !== null ||
      continuesDescription(row, this.#columns, this.#lastRowLine, this.#current)
    )
      this.#keep(row);
    else this.#contextLine(line);
  }

  /** A balance without a date above all rows is the opening balance, even if its words are misread. */
  #isFirstBalance(row: Row): boolean {
    const current = this.#current;
    const isBalance = row.cue === null && row.balance !== null && !hasMovement(row) && row.date === null;
    return isBalance && current !== null && current.rows.length === 0 && current.opening === null;
  }

  /** A balance before the first row is the opening balance, one below the rows the closing balance. */
  #endOf(): 'opening' | 'closing' {
    const current = this.#current;
    return current === null || (current.rows.length === 0 && current.opening === null) ? 'opening' : 'closing';
  }

  /** An account named inside the table before any row is the account of the table; later, it starts another account. */
  #adoptAccount(): void {
    const current = this.#current;
    if (current === null) return;
    if (current.account === null && current.rows.length === 0) current.account = this.#context.account;
    else if (isOther(current, this.#context)) this.#open();
  }

  #keep(row: Row): void {
    if (this.#current?.closed && this.#waits(row)) return;
    this.#lastRowLine = row.line;
    this.#titled = false;
    this.#followCurrency(row);
    const current = this.#current;
    if (current === null) return;
    if (current.closed) this.#reopen(current);
    for (const waiting of this.#belowClosing) current.rows.push(waiting);
    current.rows.push(row);
    this.#belowClosing = [];
  }

  /** Below a closing balance, lines without money are rows only if one with money follows. */
  #waits(row: Row): boolean {
    const belongs = row.date !== null || row.postDate !== null || this.#belowClosing.length > 0;
    if (belongs && isMoneyRow(row)) return false;
    if (belongs) this.#belowClosing.push(row);
    else this.outside.push(row.line);
    return true;
  }

  /** A closing balance with rows below it belongs to a day or a page. */
  #reopen(section: Section): void {
    section.closed = false;
    // A closing balance above all rows is the balance at the end.
    if (section.rows.length === 0) return;
    if (section.closing?.balance != null) section.rows.push(asCheckpoint(section.closing));
    section.closing = null;
  }

  /** A currency column gives the currency of its row and of the rows below it. */
  #followCurrency(row: Row): void {
    const current = this.#current;
    if (row.currency === null || current === null || current.currency?.value === row.currency) return;
    const currency = { value: row.currency, tokens: row.line.tokens };
    this.#context.currency = currency;
    if (current.currency === null || (current.rows.length === 0 && current.opening === null))
      current.currency = currency;
    else this.#open();
  }

  #opening(row: Row): void {
    this.#lastRowLine = row.line;
    this.#followCurrency(row);
    const current = this.#current;
    if (current === null) return;
    if (current.opening !== null || current.rows.length > 0) {
      // When the newest line comes first, the opening balance is below the rows.
      if (current.opening === null && current.closing !== null && !current.closed) {
        current.opening = row;
        current.closed = true;
        return;
      }
      if (isBroughtForward(current, row, this.#titled)) {
        current.closing = null;
        current.closed = false;
        return;
      }
      if (current.opening !== null) this.#open();
    }
    if (this.#current !== null) this.#current.opening = row;
  }

  #closing(row: Row): void {
    this.#lastRowLine = row.line;
    const current = this.#current;
    if (current === null) return;
    current.closing = row;
    current.closed = current.rows.length > 0 || current.opening !== null;
  }
}

/** The sections of a document, and the lines outside its tables. */
export function sectionsOf(lines: readonly Line[], conventions: RowConventions, plan: TablePlan) {
  const walk = new SectionWalk(lines, conventions, plan);
  walk.run();
  return { sections: walk.found(), outside: walk.outside };
}
