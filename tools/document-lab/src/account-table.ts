import { columnWidths, widthOf } from './column-widths.ts';
import type { StatementWords } from './heading-words.ts';
import type { AccountMonth, Movement } from './movements.ts';
import type { PlacedText } from './placed-page.ts';
import { printedDay, printedMonth } from './printed-days.ts';
import { printedMagnitude, printedSigned, withCurrency } from './printed-figures.ts';
import type { ColumnKind, StatementLayout } from './statement-layout.ts';

export type Cell = Omit<PlacedText, 'y' | 'size'>;

/** Printed lines that no page break parts. */
export interface TableBlock {
  readonly lines: readonly (readonly Cell[])[];
  /** The last movement before this block, for what a page carries forward. */
  readonly before: Movement | null;
  readonly striped: boolean;
}

/** Where a table stands on the page (points). */
export interface Strip {
  readonly left: number;
  readonly right: number;
}

interface PlacedColumn extends Strip {
  readonly kind: ColumnKind;
}

const MONEY: readonly ColumnKind[] = ['out', 'in', 'amount', 'balance'];
const COLOURS = { out: '#c00000', in: '#007030' };

/** The table of one account as the layout says: its heading and its blocks, for whoever prints them. */
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
    const { newestFirst, balancesAt, balance, extras } = this.#layout;
    const inRows = balancesAt === 'rows' && balance !== 'none';
    const shown = newestFirst ? movements.toReversed() : movements;
    const ends = [this.#total(this.#words.opening, openingMinor), this.#total(this.#words.closing, closingMinor)];
    const [first = [], last = []] = newestFirst ? ends.toReversed() : ends;
    const block = (cells: readonly Cell[]): TableBlock => ({ lines: [cells], before: null, striped: false });
    return [
      ...(inRows ? [block(first)] : []),
      ...shown.map((movement, index) => this.#row(movement, shown[index - 1], index)),
      ...(extras.includes('subtotals') && this.#hasBothColumns ? [block(this.#subtotals())] : []),
      ...(inRows ? [block(last)] : []),
    ];
  }

  get headingLines(): (readonly Cell[])[] {
    const { fontSize, headings } = this.#layout;
    if (headings === 'missing') return [];
    const named = this.#columns.map((column) => {
      const name = this.#words.columns[column.kind].replace('HKD', this.#account.currency);
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

  /** A card prints what is owed without a sign, and what it owes its holder as a credit. */
  #balanceText(minor: bigint): string {
    const { kind, figures, sign, marksBalances } = this.#layout;
    const plain = printedMagnitude(minor, figures);
    if (marksBalances) return this.#figure(`${plain} ${minor < 0n ? 'DR' : 'CR'}`);
    if (kind !== 'card') return this.#figure(`${minor < 0n ? '-' : ''}${plain}`);
    return this.#figure(minor > 0n ? printedSigned(minor, false, figures, sign) : plain);
  }

  #total(words: string, minor: bigint): Cell[] {
    const at =
      this.#columns.find(({ kind }) => kind === 'balance') ??
      this.#columns.findLast(({ kind }) => MONEY.includes(kind));
    const description = this.#columns.find(({ kind }) => kind === 'description');
    if (at === undefined || description === undefined) throw new Error('a table without figures or words');
    return [this.#place(description, words), this.#place(at, this.#balanceText(minor))];
  }

  #row(movement: Movement, before: Movement | undefined, index: number): TableBlock {
    const { moreWords, repeatsDates, rules, dates, extras } = this.#layout;
    const description = this.#columns.find(({ kind }) => kind === 'description');
    if (description === undefined) throw new Error('a table without words');
    const isDated = repeatsDates || before === undefined || before.day !== movement.day;
    const more = movement.moreWords.map((words) => [this.#place(description, words)]);
    const exchange =
      extras.includes('exchange') && movement.exchange !== null ? [[this.#place(description, movement.exchange)]] : [];
    const own = this.#columns.map((column) => this.#cell(column, movement, isDated, index));
    const newMonth = dates === '3' && before?.day.slice(0, 7) !== movement.day.slice(0, 7);
    const [first] = this.#columns;
    const month =
      newMonth && first !== undefined ? [[{ ...this.#place(first, printedMonth(movement.day)), bold: true }]] : [];
    return {
      lines: [
        ...month,
        ...(moreWords === 'above' ? more : []),
        own,
        ...(moreWords === 'below' ? more : []),
        ...exchange,
      ],
      before: before ?? null,
      striped: rules === 'stripes' && index % 2 === 0,
    };
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
      case 'out':
        return minor < 0n ? this.#figure(printedMagnitude(minor, figures)) : emptyFigure;
      case 'in':
        return minor >= 0n ? this.#figure(printedMagnitude(minor, figures)) : emptyFigure;
      case 'amount':
        return this.#figure(this.#signed(minor, figures, sign));
      case 'balance':
        return showsBalance(this.#layout, this.#account, movement) ? this.#balanceText(movement.balanceMinor) : '';
    }
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

/** Whether the paper prints the balance after a movement. */
export function showsBalance({ balance }: StatementLayout, { movements }: AccountMonth, movement: Movement): boolean {
  if (balance === 'every_row') return true;
  if (balance !== 'end_of_day') return false;
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

/** A heading over as many lines as its column is narrow. */
function wrapped(text: string, width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
