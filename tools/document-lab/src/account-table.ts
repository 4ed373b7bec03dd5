import { columnWidths, wrapped } from './column-widths.ts';
import type { StatementWords } from './heading-words.ts';
import type { AccountMonth, Movement } from './movements.ts';
import type { PlacedText } from './placed-page.ts';
import { printedDay, printedMonth } from './printed-days.ts';
import { printedBalance, printedMagnitude, printedSigned, withCurrency } from './printed-figures.ts';
import type { ColumnKind, StatementLayout } from './statement-layout.ts';

export type Cell = Omit<PlacedText, 'y' | 'size'>;

/** Printed lines that stay on one page. */
export interface TableBlock {
  readonly lines: readonly (readonly Cell[])[];
  /** The last movement before this block, for what a page carries forward. */
  readonly before: Movement | null;
  readonly striped: boolean;
}

/** The place of a table on the page, in points. */
export interface Strip {
  readonly left: number;
  readonly right: number;
}

interface PlacedColumn extends Strip {
  readonly kind: ColumnKind;
}

const MONEY: readonly ColumnKind[] = ['out', 'in', 'amount', 'balance'];
const COLOURS = { out: '#c00000', in: '#007030' };

/** The table of one account in this layout: its heading and its blocks, for the code that prints them. */
export class AccountTable {
  readonly #layout: StatementLayout;
  readonly #words: StatementWords;
  readonly #account: AccountMonth;
  readonly #columns: readonly PlacedColumn[];

  constructor(strip: Strip, layout: StatementLayout, words: StatementWords, account: AccountMonth) {
    this.#layout = layout;
    this.#words = words;
    this.#account = account;
    this.#columns = placed(layout, strip);
  }

  get blocks(): TableBlock[] {
    const { movements, openingMinor, closingMinor } = this.#account;
    const { newestFirst, extras } = this.#layout;
    const shown = newestFirst ? movements.toReversed() : movements;
    const { from, to } = this.#account;
    const opening =
      this.#endsShown === 'none'
        ? []
        : [block([...this.#currency, ...this.#end(this.#words.opening, openingMinor, from)])];
    const closing = this.#endsShown === 'both' ? [block(this.#end(this.#words.closing, closingMinor, to))] : [];
    const nothing = movements.length === 0 ? [block(this.#note(this.#words.noMovements))] : [];
    const [first, last] = newestFirst ? [closing, opening] : [opening, closing];
    return [
      ...first,
      ...nothing,
      ...shown.map((movement, index) => this.#row(movement, shown[index - 1], index)),
      ...(extras.includes('subtotals') && this.#hasBothColumns ? [block(this.#subtotals())] : []),
      ...last,
    ];
  }

  /** Without rows nothing else would say the balance. */
  get #endsShown(): StatementLayout['ends'] {
    const { balancesAt, balance, ends } = this.#layout;
    if (balancesAt !== 'rows' || balance === 'none') return 'none';
    return this.#account.movements.length === 0 ? 'both' : ends;
  }

  get headingLines(): (readonly Cell[])[] {
    const { fontSize, headings } = this.#layout;
    if (headings === 'missing') return [];
    const named = this.#columns.map((column) => {
      const name = this.#headingOf(column.kind);
      return { column, lines: wrapped(name, column.right - column.left, fontSize) };
    });
    const deepest = Math.max(...named.map(({ lines }) => lines.length));
    return Array.from({ length: deepest }, (_, line) =>
      named.map(({ column, lines }) => ({ ...this.#heading(column, lines[line] ?? ''), bold: true })),
    );
  }

  /** The line in which a page carries the balance after a movement on, or takes it up. */
  carried(words: string, { balanceMinor }: Movement): Cell[] {
    return this.#columns.map((column) => {
      if (column.kind === 'description') return this.#place(column, words);
      return this.#place(column, column.kind === 'balance' ? this.#balanceText(balanceMinor) : '');
    });
  }

  /** What the movements between two places moved, as a line at the foot of a page. */
  pageTotal(words: string, movements: readonly Movement[]): Cell[] {
    return this.#sums(words, movements);
  }

  /** A heading that names a currency names that of the account; above several currencies it names none. */
  #headingOf(kind: ColumnKind): string {
    const name = this.#words.columns[kind];
    return this.#layout.oneTable ? name.replace(' (HKD)', '') : name.replace('HKD', this.#account.currency);
  }

  get #hasBothColumns(): boolean {
    return this.#columns.some(({ kind }) => kind === 'out');
  }

  #heading(column: PlacedColumn, text: string): Cell {
    if (!MONEY.includes(column.kind)) return this.#place(column, text);
    switch (this.#layout.alignHeadings) {
      case 'left':
        return { text, x: column.left, align: 'left' };
      case 'centre':
        return { text, x: (column.left + column.right) / 2, align: 'centre' };
      case 'right':
        return { text, x: column.right, align: 'right' };
    }
  }

  #place({ kind, left, right }: PlacedColumn, text: string): Cell {
    const isDate = this.#layout.alignDates === 'right' && kind === 'date';
    const isRight = (MONEY.includes(kind) && this.#layout.alignMoney === 'right') || isDate;
    return isRight ? { text, x: right, align: 'right' } : { text, x: left, align: 'left' };
  }

  #figure(text: string): string {
    return withCurrency(text, this.#account.currency, this.#layout.currencyOnAmounts);
  }

  #balanceText(minor: bigint): string {
    return this.#figure(printedBalance(minor, this.#layout));
  }

  /** Where accounts share a number the first row says the currency. */
  get #currency(): Cell[] {
    return this.#columns.flatMap((column) =>
      column.kind === 'currency' ? [this.#place(column, this.#account.currency)] : [],
    );
  }

  #note(words: string): Cell[] {
    return this.#columns.flatMap((column) => (column.kind === 'description' ? [this.#place(column, words)] : []));
  }

  #end(words: string, minor: bigint, day: string): Cell[] {
    const { datesEnds, dates } = this.#layout;
    const at =
      this.#columns.find(({ kind }) => kind === 'balance') ??
      this.#columns.findLast(({ kind }) => MONEY.includes(kind));
    const description = this.#columns.find(({ kind }) => kind === 'description');
    if (at === undefined || description === undefined) throw new Error('a table without figures or words');
    const date = this.#columns.find(({ kind }) => kind === 'date');
    const isDated = datesEnds && dates !== '3' && date !== undefined;
    const cells = [this.#place(description, words), this.#place(at, this.#balanceText(minor))];
    return isDated ? [this.#place(date, printedDay(day, dates)), ...cells] : cells;
  }

  #row(movement: Movement, before: Movement | undefined, index: number): TableBlock {
    const { rules } = this.#layout;
    return {
      lines: [...this.#monthLine(movement, before), ...this.#rowLines(movement, before, index)],
      before: before ?? null,
      striped: rules === 'stripes' && index % 2 === 0,
    };
  }

  /** Above days without a month the month is named. */
  #monthLine({ day }: Movement, before: Movement | undefined): (readonly Cell[])[] {
    const [first] = this.#columns;
    const isNew = this.#layout.dates === '3' && before?.day.slice(0, 7) !== day.slice(0, 7);
    return isNew && first !== undefined ? [[{ ...this.#place(first, printedMonth(day)), bold: true }]] : [];
  }

  #rowLines(movement: Movement, before: Movement | undefined, index: number): (readonly Cell[])[] {
    const { moreWords, repeatsDates, extras } = this.#layout;
    const isDated = repeatsDates || before === undefined || before.day !== movement.day;
    const more = movement.moreWords.map((words) => this.#note(words));
    const exchange = extras.includes('exchange') && movement.exchange !== null ? [this.#note(movement.exchange)] : [];
    const cells = this.#columns.map((column) => this.#cell(column, movement, isDated, index));
    if (moreWords === 'above_with_date') return [...this.#figuresLast(cells, more), ...exchange];
    const [above, below] = [moreWords === 'above' ? more : [], moreWords === 'below' ? more : []];
    return [...above, cells, ...below, ...exchange];
  }

  /** Date and words above, then further words, the figures with the last of them. */
  #figuresLast(cells: readonly Cell[], more: readonly (readonly Cell[])[]): (readonly Cell[])[] {
    const isMoney = (_: Cell, index: number) => MONEY.includes(this.#columns[index]?.kind ?? 'date');
    const figures = cells.filter(isMoney);
    const lines = [cells.filter((cell, index) => !isMoney(cell, index)), ...more];
    return lines.map((line, index) => (index === lines.length - 1 ? [...line, ...figures] : line));
  }

  #cell(column: PlacedColumn, movement: Movement, isDated: boolean, index: number): Cell {
    const cell = this.#place(column, this.#text(column.kind, movement, isDated, index));
    const isColoured = this.#layout.sign === 'colour' && column.kind === 'amount';
    return isColoured ? { ...cell, colour: movement.minor < 0n ? COLOURS.out : COLOURS.in } : cell;
  }

  #text(kind: ColumnKind, movement: Movement, isDated: boolean, index: number): string {
    const { figures, sign, dates } = this.#layout;
    const emptyFigure = this.#layout.emptyFigure === '0.00' ? printedMagnitude(0n, figures) : this.#layout.emptyFigure;
    const { minor } = movement;
    switch (kind) {
      case 'counter':
        return String(index + 1);
      case 'currency':
        return this.#layout.oneTable && isDated ? this.#account.currency : '';
      case 'code':
        return movement.code;
      case 'date':
        return isDated ? printedDay(movement.day, dates) : '';
      case 'posted':
        return isDated ? printedDay(movement.postedDay, dates) : '';
      case 'description':
        return movement.words;
      case 'reference':
        return movement.reference;
      case 'direction':
        return minor < 0n ? this.#words.wentOut : this.#words.cameIn;
      case 'out':
        return minor < 0n ? this.#figure(printedMagnitude(minor, figures)) : emptyFigure;
      case 'in':
        return minor >= 0n ? this.#figure(printedMagnitude(minor, figures)) : emptyFigure;
      case 'amount':
        return this.#figure(this.#signed(minor, figures, sign));
      case 'balance':
        return this.#rowBalance(movement);
    }
  }

  #rowBalance(movement: Movement): string {
    const { movements } = this.#account;
    if (this.#layout.balance !== 'start_of_day')
      return showsBalance(this.#layout, this.#account, movement) ? this.#balanceText(movement.balanceMinor) : '';
    const ofDay = movements.filter(({ day }) => day === movement.day);
    return ofDay[0] === movement ? this.#balanceText(ofDay.at(-1)?.balanceMinor ?? movement.balanceMinor) : '';
  }

  /** Cards print purchases plainly and payments with the sign; accounts print money out with it. */
  #signed(minor: bigint, figures: StatementLayout['figures'], sign: StatementLayout['sign']): string {
    const isMarked = this.#layout.kind === 'card' && sign !== 'cr_suffix' ? minor >= 0n : minor < 0n;
    return printedSigned(minor, isMarked, figures, sign);
  }

  #subtotals(): Cell[] {
    return this.#sums(this.#words.subtotal, this.#account.movements);
  }

  #sums(words: string, movements: readonly Movement[]): Cell[] {
    const sum = (isOut: boolean) =>
      movements.filter(({ minor }) => minor < 0n === isOut).reduce((total, { minor }) => total + minor, 0n);
    const totals: Partial<Record<ColumnKind, bigint>> = { out: sum(true), in: sum(false) };
    return this.#columns.map((column) => {
      const minor = totals[column.kind];
      if (minor !== undefined) return this.#place(column, this.#figure(printedMagnitude(minor, this.#layout.figures)));
      return this.#place(column, column.kind === 'description' ? words : '');
    });
  }
}

const block = (cells: readonly Cell[]): TableBlock => ({ lines: [cells], before: null, striped: false });

/**
 * Whether the statement prints the balance after a movement. A balance printed with the first row of a day is the
 * balance after the last row of that day.
 */
export function showsBalance({ balance }: StatementLayout, { movements }: AccountMonth, movement: Movement): boolean {
  if (balance === 'every_row') return true;
  if (balance !== 'end_of_day' && balance !== 'start_of_day') return false;
  return movements.findLast(({ day }) => day === movement.day) === movement;
}

/** Columns over the whole strip; what is left over widens the description. */
function placed(layout: StatementLayout, { left, right }: Strip): PlacedColumn[] {
  const widths = columnWidths(layout, layout.fontSize);
  const spare = Math.max(0, right - left - widths.reduce((sum, width) => sum + width, 0));
  const gap = layout.fontSize * layout.gapShare;
  let x = left;
  return layout.columns.map((kind, index) => {
    const width = (widths[index] ?? 0) + (kind === 'description' ? spare * 0.7 : (spare * 0.3) / layout.columns.length);
    const column = { kind, left: x, right: x + width - gap };
    x += width;
    return column;
  });
}
