import { Decimal } from 'decimal.js';
import { joinTokens, type Line, type Token } from '../../page/layout.ts';
import { accountOfLine, currencyOfLine, type PrintedAccount } from './account.ts';
import { type Column, headingAt } from './columns.ts';
import { inferColumns } from './infer-columns.ts';
import { hasMovement, type Row, type RowConventions, rowOf } from './rows.ts';

/** The rows of one account in one currency, over as many pages as it takes. */
export interface Section {
  account: PrintedAccount | null;
  currency: { readonly value: string; readonly tokens: readonly Token[] } | null;
  opening: Row | null;
  closing: Row | null;
  readonly rows: Row[];
}

interface Context {
  account: PrintedAccount | null;
  currency: Section['currency'];
}

const MAX_ROW_GAP_LINES = 3;

/** Walks the lines of a document and collects the rows of each account. */
class SectionWalk {
  readonly sections: Section[] = [];
  /** Lines outside the tables: headers, summaries, footers. */
  readonly outside: Line[] = [];
  readonly #lines: readonly Line[];
  readonly #conventions: RowConventions;
  #columns: readonly Column[] = [];
  #inTable = false;
  #inferred = false;
  #current: Section | null = null;
  #context: Context = { account: null, currency: null };
  #lastRowLine: Line | null = null;

  constructor(lines: readonly Line[], conventions: RowConventions) {
    this.#lines = lines;
    this.#conventions = conventions;
  }

  run(): void {
    this.#inferWithoutHeading();
    for (let index = 0; index < this.#lines.length; index++) {
      const line = this.#lines[index];
      if (line === undefined) continue;
      this.#turnPage(index);
      const heading = headingAt(this.#lines, index);
      if (heading !== null) {
        this.#columns = heading.columns;
        this.#inTable = true;
        this.#lastRowLine = this.#lines[index + heading.lines - 1] ?? line;
        this.#openIfChanged();
        index += heading.lines - 1;
        continue;
      }
      if (this.#startsInferred(line)) {
        this.#inTable = true;
        this.#openIfChanged();
      }
      if (this.#inTable) this.#tableLine(line);
      else this.#contextLine(line);
    }
  }

  /** Without any readable heading the amounts themselves tell where the columns are. */
  #inferWithoutHeading(): void {
    if (this.#lines.some((_, index) => headingAt(this.#lines, index) !== null)) return;
    const columns = inferColumns(this.#lines, this.#conventions);
    if (columns === null) return;
    this.#columns = columns;
    this.#inferred = true;
  }

  /** An inferred table starts with its first dated amount or with the balance brought forward. */
  #startsInferred(line: Line): boolean {
    if (!this.#inferred || this.#inTable) return false;
    const row = rowOf(line, this.#columns, this.#conventions);
    return row.balance !== null && (row.date !== null || row.cue === 'opening');
  }

  /** On a new page with its own table heading, everything above the heading is page furniture. */
  #turnPage(index: number): void {
    const line = this.#lines[index];
    if (line === undefined || this.#lines[index - 1]?.page === line.page) return;
    const onPage = this.#lines.map((other, at) => ({ other, at })).filter(({ other }) => other.page === line.page);
    if (onPage.some(({ at }) => headingAt(this.#lines, at) !== null)) this.#inTable = false;
  }

  #openIfChanged(): void {
    const current = this.#current;
    if (current === null || this.#isOther(current)) this.#open();
  }

  #isOther(current: Section): boolean {
    const { account, currency } = this.#context;
    const otherAccount = account !== null && current.account !== null && account.value !== current.account.value;
    const otherCurrency = currency !== null && current.currency !== null && currency.value !== current.currency.value;
    return otherAccount || otherCurrency;
  }

  #open(): void {
    this.#current = { ...this.#context, opening: null, closing: null, rows: [] };
    this.sections.push(this.#current);
  }

  #contextLine(line: Line): void {
    this.outside.push(line);
    const account = accountOfLine(line);
    if (account !== null) this.#context = { account, currency: null };
    const currency = currencyOfLine(line);
    if (currency !== null) this.#context.currency = { value: currency, tokens: line.tokens };
  }

  #tableLine(line: Line): void {
    const row = rowOf(line, this.#columns, this.#conventions);
    const isMoneyRow = hasMovement(row) || row.balance !== null;
    if (!isMoneyRow && accountOfLine(line) !== null && row.date === null) {
      this.#contextLine(line);
      this.#inTable = !this.#headingFollowsOnPage(line);
      if (this.#inTable) this.#adoptAccount();
    } else if (row.cue === 'opening' && (isMoneyRow || row.date !== null)) this.#opening(row);
    else if (row.cue === 'closing' && isMoneyRow) this.#closing(row);
    else if (row.cue === 'totals' && row.date === null) this.outside.push(line);
    else if (row.cue === 'noise') this.outside.push(line);
    else if (isMoneyRow || row.date !== null || this.#continuesDescription(row)) this.#keep(row);
    else this.#contextLine(line);
  }

  #headingFollowsOnPage(line: Line): boolean {
    const index = this.#lines.indexOf(line);
    return this.#lines.some(
      (other, at) => at > index && other.page === line.page && headingAt(this.#lines, at) !== null,
    );
  }

  /** An account named inside the table, before any row, is the account of the table; later, it starts another. */
  #adoptAccount(): void {
    const current = this.#current;
    if (current === null) return;
    if (current.account === null && current.rows.length === 0) current.account = this.#context.account;
    else if (this.#isOther(current)) this.#open();
  }

  /** Text without money belongs to a description when it stands in that column, close to other rows. */
  #continuesDescription(row: Row): boolean {
    const column = this.#columns.find((other) => other.role === 'description');
    const first = row.description[0] ?? row.reference[0];
    const last = this.#lastRowLine;
    if (first === undefined || last === null) return false;
    const height = row.line.y1 - row.line.y0;
    const inColumn = column === undefined || first.x0 >= column.x0 - height;
    const isClose = last.page !== row.line.page || row.line.y0 - last.y1 < height * MAX_ROW_GAP_LINES;
    return inColumn && isClose && this.#current !== null && this.#current.closing === null;
  }

  #keep(row: Row): void {
    this.#lastRowLine = row.line;
    const currency = row.currency;
    const current = this.#current;
    if (current === null) return;
    if (currency !== null && this.#changesCurrency(current, currency)) {
      this.#context.currency = { value: currency, tokens: row.line.tokens };
      this.#open();
    }
    this.#current?.rows.push(row);
  }

  #changesCurrency(current: Section, currency: string): boolean {
    if (current.currency === null || (current.rows.length === 0 && current.opening === null)) {
      current.currency = { value: currency, tokens: [] };
      return false;
    }
    return current.currency.value !== currency;
  }

  #opening(row: Row): void {
    this.#lastRowLine = row.line;
    const current = this.#current;
    if (current === null) return;
    if (row.currency !== null && this.#changesCurrency(current, row.currency)) {
      this.#context.currency = { value: row.currency, tokens: row.line.tokens };
      this.#open();
    } else if (current.opening !== null) {
      if (this.#isBroughtForward(current, row)) {
        current.closing = null;
        return;
      }
      this.#open();
    }
    if (this.#current !== null) this.#current.opening = row;
  }

  /** A balance brought forward on a continuation page repeats the last balance of the same account. */
  #isBroughtForward(current: Section, row: Row): boolean {
    if (this.#isOther(current)) return false;
    if (current.closing === null) return true;
    const carried = balanceOf(current.closing);
    const brought = balanceOf(row);
    return (
      carried !== null &&
      brought !== null &&
      new Decimal(carried).equals(brought) &&
      current.closing.line.page !== row.line.page
    );
  }

  #closing(row: Row): void {
    this.#lastRowLine = row.line;
    if (this.#current !== null) this.#current.closing = row;
  }
}

/** The amount an opening or closing row carries, wherever in the money columns it stands. */
export function balanceOf(row: Row): string | null {
  const amount = row.balance ?? row.amount ?? row.in ?? row.out;
  return amount === null ? null : amount.value;
}

/** The sections of a document, and the lines that stand outside its tables. */
export function sectionsOf(lines: readonly Line[], conventions: RowConventions) {
  const walk = new SectionWalk(lines, conventions);
  walk.run();
  const sections = walk.sections.filter((section) => section.rows.length > 0 || section.opening !== null);
  return { sections, outside: walk.outside };
}

export function rowText(row: Row): string {
  return joinTokens(row.description);
}
