import type { AccountData, Period, Transaction } from './account-data.ts';
import { dateText } from './dates.ts';
import { balanceText, figureText } from './figures.ts';
import type { Layout, PrintedColumn, PrintedRole } from './layout.ts';
import { money, type TruthLine, type TruthStatement } from './truth.ts';
import type { Typesetter } from './typesetter.ts';

interface Printing {
  readonly setter: Typesetter;
  readonly layout: Layout;
  readonly period: Period;
  /** Prints the head of a page and says where its text may start. */
  readonly pageHead: () => number;
  y: number;
}

const BOTTOM = 760;
const RIGHT_ROLES: readonly PrintedRole[] = ['out', 'in', 'amount', 'balance'];

function columnOf(layout: Layout, role: PrintedRole): PrintedColumn | undefined {
  return layout.columns.find((column) => column.role === role);
}

function put(printing: Printing, role: PrintedRole, text: string, y = printing.y): void {
  const column = columnOf(printing.layout, role);
  if (column === undefined || text === '') return;
  if (RIGHT_ROLES.includes(role)) printing.setter.right(text, column.at, y);
  else printing.setter.left(text, column.at, y);
}

function heading(printing: Printing): void {
  const { layout, setter } = printing;
  if (!layout.heading) return;
  const rows = Math.max(...layout.columns.map((column) => column.head.length));
  for (const column of layout.columns) {
    column.head.forEach((text, index) => {
      const y = printing.y + index * setter.size * 1.2;
      if (!RIGHT_ROLES.includes(column.role)) setter.left(text, column.at, y);
      else if (layout.headAlign === 'right') setter.right(text, column.at, y);
      else if (layout.headAlign === 'left') setter.left(text, column.at - 60, y);
      else setter.centre(text, column.at - 28, y);
    });
  }
  printing.y += rows * setter.size * 1.2 + 10;
}

function amounts(printing: Printing, transaction: Transaction, balance: string | null, y: number): void {
  const { layout } = printing;
  const { cents } = transaction;
  const plain = `${layout.currencySign}${figureText(cents, layout)}`;
  if (layout.amounts === 'columns') put(printing, cents < 0 ? 'out' : 'in', plain, y);
  else if (layout.amounts === 'signed') put(printing, 'amount', `${cents < 0 ? '-' : '+'}${plain}`, y);
  else if (layout.amounts === 'minus') put(printing, 'amount', `${cents < 0 ? '-' : ''}${plain}`, y);
  else if (layout.amounts === 'brackets') put(printing, 'amount', cents < 0 ? `(${plain})` : plain, y);
  else if (layout.amounts === 'suffix') put(printing, 'amount', `${plain} ${cents < 0 ? 'Dr' : 'Cr'}`, y);
  else put(printing, 'amount', plain, y);
  if (layout.amounts === 'type column') put(printing, 'type', cents < 0 ? 'Debit' : 'Credit', y);
  if (balance !== null) put(printing, 'balance', balance, y);
}

/** A row that carries a balance, or totals. */
function balanceRow(printing: Printing, label: string, cents: number, date: string | null): void {
  const { layout } = printing;
  if (date !== null) put(printing, 'date', dateText(date, layout.date));
  put(printing, 'text', label);
  put(printing, columnOf(layout, 'balance') === undefined ? 'amount' : 'balance', balanceText(cents, layout));
  printing.y += printing.setter.size * 2;
}

function breakPage(printing: Printing, needed: number, balance: number): boolean {
  if (printing.y + needed < BOTTOM) return false;
  const { layout, setter } = printing;
  if (layout.carried !== null) balanceRow(printing, layout.carried.down, balance, null);
  setter.turnPage();
  printing.y = printing.pageHead();
  heading(printing);
  if (layout.carried !== null) balanceRow(printing, layout.carried.up, balance, null);
  return true;
}

function shownLines(transaction: Transaction, layout: Layout): readonly string[] {
  return layout.text === 'one line' ? [transaction.words.slice(0, 2).join(' ')] : transaction.words;
}

function transactionRow(printing: Printing, transaction: Transaction, balance: string | null, dated: boolean): string {
  const { layout, setter } = printing;
  const lines = shownLines(transaction, layout);
  const step = setter.size * 1.25;
  if (dated) put(printing, 'date', dateText(transaction.date, layout.date));
  put(printing, 'value_date', dateText(transaction.date, layout.date));
  put(printing, 'reference', String(Math.abs(transaction.cents) * 7 + 100_000));
  lines.forEach((text, index) => {
    put(printing, 'text', text, printing.y + index * step);
  });
  amounts(printing, transaction, balance, printing.y + (layout.text === 'above' ? (lines.length - 1) * step : 0));
  printing.y += lines.length * step + setter.size * 0.6;
  return lines.join('\n');
}

/** Where the balance of the day stands: with every line, with the last or with the first line of the day. */
function showsBalance(layout: Layout, list: readonly Transaction[], index: number): boolean {
  const day = list[index]?.date;
  if (layout.balance === 'every') return true;
  if (layout.balance === 'day-end') return list[index + 1]?.date !== day;
  return layout.balance === 'day-first' && list[index - 1]?.date !== day;
}

function balancesOf(data: AccountData): number[] {
  let balance = data.opening;
  return data.transactions.map((transaction) => {
    balance += transaction.cents;
    return balance;
  });
}

/** The balance printed beside a transaction: on a day-first layout that of the end of the day. */
function printedBalance(layout: Layout, data: AccountData, balances: readonly number[], index: number): number | null {
  if (!showsBalance(layout, data.transactions, index)) return null;
  if (layout.balance !== 'day-first') return balances[index] ?? null;
  const day = data.transactions[index]?.date;
  return balances[data.transactions.findLastIndex((transaction) => transaction.date === day)] ?? null;
}

function truthBalance(layout: Layout, data: AccountData, balances: readonly number[], index: number): string | null {
  const shown = layout.balance === 'day-first' ? { ...layout, balance: 'day-end' as const } : layout;
  return showsBalance(shown, data.transactions, index) ? money(balances[index] ?? 0) : null;
}

function printTransactions(printing: Printing, data: AccountData, balances: readonly number[]): TruthLine[] {
  const { layout } = printing;
  const truth: TruthLine[] = [];
  const order = data.transactions.map((_, index) => index);
  let day = '';
  for (const index of layout.newestFirst ? order.reverse() : order) {
    const transaction = data.transactions[index];
    if (transaction === undefined) continue;
    if (breakPage(printing, 50, balances[index - 1] ?? data.opening)) day = '';
    const balance = printedBalance(layout, data, balances, index);
    const dated = !layout.dateOncePerDay || transaction.date !== day;
    day = transaction.date;
    const shown = balance === null ? null : balanceText(balance, layout);
    truth.push({
      date: transaction.date,
      description: transactionRow(printing, transaction, shown, dated),
      out: transaction.cents < 0 ? money(-transaction.cents) : null,
      in: transaction.cents < 0 ? null : money(transaction.cents),
      balance: truthBalance(layout, data, balances, index),
    });
  }
  return truth;
}

/** Prints the table of one account from `printing.y` down, over as many pages as it takes. */
export function printTable(printing: Printing, data: AccountData): TruthStatement {
  const { layout, period, setter } = printing;
  const balances = balancesOf(data);
  const closing = balances.at(-1) ?? data.opening;
  heading(printing);
  if (columnOf(layout, 'currency') !== undefined) put(printing, 'currency', data.currency);
  if (layout.opening !== null) balanceRow(printing, layout.opening, data.opening, period.start);
  const truth = printTransactions(printing, data, balances);
  if (truth.length === 0) put(printing, 'text', 'No transaction 無交易');
  if (truth.length === 0) printing.y += setter.size * 2;
  printTotals(printing, data);
  if (layout.closing !== null) balanceRow(printing, layout.closing, closing, period.end);
  const lines = layout.newestFirst ? truth.reverse() : truth;
  return {
    account: data.number,
    currency: data.currency,
    opening: money(data.opening),
    closing: money(closing),
    lines,
  };
}

function printTotals(printing: Printing, data: AccountData): void {
  const { layout, setter } = printing;
  if (layout.totals === null || layout.amounts !== 'columns') return;
  const sum = (sign: number): number =>
    data.transactions.reduce((all, { cents }) => all + (Math.sign(cents) === sign ? cents : 0), 0);
  put(printing, 'text', layout.totals);
  put(printing, 'in', figureText(sum(1), layout));
  put(printing, 'out', figureText(sum(-1), layout));
  printing.y += setter.size * 2;
}
