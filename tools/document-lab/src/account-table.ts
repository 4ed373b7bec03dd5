import type { StatementWords } from './heading-words.ts';
import type { AccountMonth, Movement } from './movements.ts';
import type { PaperFlow } from './paper-flow.ts';
import type { PlacedText } from './placed-page.ts';
import { printedDay } from './printed-days.ts';
import { printedMagnitude, printedSigned } from './printed-figures.ts';
import type { ColumnKind, StatementLayout } from './statement-layout.ts';

type Cell = Omit<PlacedText, 'y' | 'size'>;

interface PlacedColumn {
  readonly kind: ColumnKind;
  readonly x0: number;
  readonly x1: number;
}

const WEIGHTS: Readonly<Record<ColumnKind, number>> = {
  date: 11,
  posted: 11,
  description: 34,
  reference: 12,
  out: 14,
  in: 14,
  amount: 15,
  balance: 15,
};
const MONEY: readonly ColumnKind[] = ['out', 'in', 'amount', 'balance'];

/** Prints the table of one account as the layout says. */
export class AccountTable {
  readonly #flow: PaperFlow;
  readonly #layout: StatementLayout;
  readonly #words: StatementWords;
  readonly #account: AccountMonth;
  readonly #columns: readonly PlacedColumn[];

  constructor(flow: PaperFlow, layout: StatementLayout, words: StatementWords, account: AccountMonth) {
    this.#flow = flow;
    this.#layout = layout;
    this.#words = words;
    this.#account = account;
    this.#columns = placed(layout.columns, flow);
  }

  print(): void {
    const { movements, openingMinor, closingMinor } = this.#account;
    const { newestFirst, balancesAt, balance, extras } = this.#layout;
    const inRows = balancesAt === 'rows' && balance !== 'none';
    const shown = newestFirst ? movements.toReversed() : movements;
    const [first, last] = newestFirst
      ? ([this.#words.closing, this.#words.opening] as const)
      : ([this.#words.opening, this.#words.closing] as const);
    const [firstMinor, lastMinor] = newestFirst ? [closingMinor, openingMinor] : [openingMinor, closingMinor];
    this.heading();
    if (inRows) this.#total(first, firstMinor);
    for (const [index, movement] of shown.entries()) this.#row(movement, shown[index - 1], index);
    if (extras.includes('subtotals')) this.#subtotals();
    if (inRows) this.#total(last, lastMinor);
  }

  heading(): void {
    const { currency } = this.#account;
    const { fontSize, rules } = this.#layout;
    const named = this.#columns.map((column) => ({
      column,
      lines: wrapped(this.#words.columns[column.kind].replace('HKD', currency), column.x1 - column.x0, fontSize),
    }));
    const deepest = Math.max(...named.map(({ lines }) => lines.length));
    for (let line = 0; line < deepest; line++)
      this.#flow.line(named.map(({ column, lines }) => ({ ...this.#place(column, lines[line] ?? ''), bold: true })));
    if (rules !== 'none') this.#flow.band(0.5);
  }

  #place({ kind, x0, x1 }: PlacedColumn, text: string): Cell {
    const isRight = MONEY.includes(kind) || (this.#layout.alignDates === 'right' && kind === 'date');
    return isRight ? { text, x: x1, align: 'right' } : { text, x: x0, align: 'left' };
  }

  #figure(text: string): string {
    return this.#layout.currencyOnEveryAmount ? `${this.#account.currency} ${text}` : text;
  }

  /** A card prints what is owed without a sign, and what it owes its holder as a credit. */
  #balanceText(minor: bigint): string {
    const { kind, figures, sign } = this.#layout;
    if (kind !== 'card') return this.#figure(`${minor < 0n ? '-' : ''}${printedMagnitude(minor, figures)}`);
    return this.#figure(minor > 0n ? printedSigned(minor, false, figures, sign) : printedMagnitude(minor, figures));
  }

  #total(words: string, minor: bigint): void {
    this.#makeRoom(1, null);
    const at =
      this.#columns.find(({ kind }) => kind === 'balance') ??
      this.#columns.findLast(({ kind }) => MONEY.includes(kind));
    const description = this.#columns.find(({ kind }) => kind === 'description');
    if (at === undefined || description === undefined) throw new Error('a table without figures or words');
    this.#flow.line([this.#place(description, words), this.#place(at, this.#balanceText(minor))]);
  }

  #row(movement: Movement, before: Movement | undefined, index: number): void {
    const { moreWords, repeatsDates, rules } = this.#layout;
    this.#makeRoom(moreWords === 'none' ? 1 : 2, before ?? null);
    const description = this.#columns.find(({ kind }) => kind === 'description');
    if (description === undefined) throw new Error('a table without words');
    if (moreWords === 'above') this.#flow.line([this.#place(description, movement.moreWords)]);
    if (rules === 'stripes' && index % 2 === 0) this.#flow.band(this.#flow.lineHeight);
    const isDated = repeatsDates || before === undefined || before.day !== movement.day;
    this.#flow.line(this.#columns.map((column) => this.#place(column, this.#cell(column.kind, movement, isDated))));
    if (moreWords === 'below') this.#flow.line([this.#place(description, movement.moreWords)]);
    if (rules === 'lines') this.#flow.band(0.4);
  }

  #cell(kind: ColumnKind, movement: Movement, isDated: boolean): string {
    const { figures, sign, dates } = this.#layout;
    const { minor } = movement;
    switch (kind) {
      case 'date':
        return isDated ? printedDay(movement.day, dates) : '';
      case 'posted':
        return isDated ? printedDay(movement.postedDay, dates) : '';
      case 'description':
        return movement.words;
      case 'reference':
        return movement.reference;
      case 'out':
        return minor < 0n ? this.#figure(printedMagnitude(minor, figures)) : '';
      case 'in':
        return minor >= 0n ? this.#figure(printedMagnitude(minor, figures)) : '';
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

  #subtotals(): void {
    this.#makeRoom(1, null);
    const { movements } = this.#account;
    const sum = (isOut: boolean) =>
      movements.filter(({ minor }) => minor < 0n === isOut).reduce((total, { minor }) => total + minor, 0n);
    const totals: Partial<Record<ColumnKind, bigint>> = { out: sum(true), in: sum(false) };
    const cells = this.#columns.map((column) => {
      const minor = totals[column.kind];
      if (minor !== undefined) return this.#place(column, this.#figure(printedMagnitude(minor, this.#layout.figures)));
      return this.#place(column, column.kind === 'description' ? this.#words.subtotal : '');
    });
    if (this.#columns.some(({ kind }) => kind === 'out')) this.#flow.line(cells);
  }

  #makeRoom(lines: number, before: Movement | null): void {
    const carries = this.#layout.carriesForward && this.#layout.balance === 'every_row' && !this.#layout.newestFirst;
    if (this.#flow.hasRoom(lines + (carries ? 1 : 0))) return;
    if (carries && before !== null) this.#carried(this.#words.carried, before.balanceMinor);
    this.#flow.turn();
    if (this.#layout.repeatsHeading) this.heading();
    if (carries && before !== null) this.#carried(this.#words.broughtPage, before.balanceMinor);
  }

  #carried(words: string, minor: bigint): void {
    const cells = this.#columns.map((column) => {
      if (column.kind === 'description') return this.#place(column, words);
      return this.#place(column, column.kind === 'balance' ? this.#balanceText(minor) : '');
    });
    this.#flow.line(cells);
  }
}

/** Whether the paper prints the balance after a movement. */
export function showsBalance({ balance }: StatementLayout, { movements }: AccountMonth, movement: Movement): boolean {
  if (balance === 'every_row') return true;
  if (balance !== 'end_of_day') return false;
  return movements.findLast(({ day }) => day === movement.day) === movement;
}

function placed(kinds: readonly ColumnKind[], flow: PaperFlow): PlacedColumn[] {
  const whole = kinds.reduce((sum, kind) => sum + WEIGHTS[kind], 0);
  let x = flow.left;
  return kinds.map((kind) => {
    const width = ((flow.right - flow.left) * WEIGHTS[kind]) / whole;
    const column = { kind, x0: x, x1: x + width - 6 };
    x += width;
    return column;
  });
}

const HAN = /\p{Script=Han}/u;

function widthOf(text: string, size: number): number {
  return [...text].reduce((sum, character) => sum + (HAN.test(character) ? size : size * 0.58), 0);
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
