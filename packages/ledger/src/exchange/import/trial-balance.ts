import type { CsvRow } from '@folio/csv';
import type { Day } from '../../calendar/index.ts';
import { addTo, type Currency, formatMoney } from '../../money/index.ts';
import { daysIn, readMonthEnd } from './days.ts';
import { fault, type ImportFault, type LeftOut } from './faults.ts';
import { type Figure, readFigure } from './figures.ts';
import { cellOf, columnOf, type Layout, type LayoutColumn } from './layout.ts';
import { rowKind } from './row-kinds.ts';
import { nameKey, type TheirAccount, theirAccount } from './their-account.ts';

/** Their balances at one day, by account key, debit positive. */
export interface TheirPeriod {
  /** Null when the file does not say. */
  readonly day: Day | null;
  readonly balances: ReadonlyMap<string, bigint>;
}

export interface TrialBalanceFile {
  /** In order of day. */
  readonly periods: readonly TheirPeriod[];
  readonly accounts: readonly TheirAccount[];
  readonly faults: readonly ImportFault[];
  readonly leftOut: LeftOut;
}

/** The columns one balance is read from. */
interface AmountColumns {
  readonly day: Day | null;
  readonly debit: number | null;
  readonly credit: number | null;
  readonly net: number | null;
}

function pairsOf(columns: readonly LayoutColumn[], day: Day | null): AmountColumns[] {
  const debits = columns.filter((column) => column.role === 'debit');
  const credits = columns.filter((column) => column.role === 'credit');
  const pairs = debits.map((debit, index) => ({ debit, credit: credits[index] }));
  // A file may have columns for the movement and for the year to date: the balance is the latter.
  const balances = pairs.filter((pair) => pair.debit.yearToDate);
  const wanted = balances.length > 0 ? balances : pairs.slice(-1);
  return wanted.map(({ debit, credit }) => ({ day, debit: debit.index, credit: credit?.index ?? null, net: null }));
}

function amountColumnsOf(layout: Layout, day: Day | null): AmountColumns[] {
  const pairs = pairsOf(layout.columns, day);
  const net = columnOf(layout, 'balance') ?? columnOf(layout, 'amount');
  const single = pairs.length > 0 || net === null ? [] : [{ day, debit: null, credit: null, net }];
  const dated = layout.columns.filter((column) => column.day !== null && column.day !== (pairs[0]?.day ?? null));
  const columns = dated.map((column) => ({ day: column.day, debit: null, credit: null, net: column.index }));
  return [...pairs, ...single, ...columns];
}

/** The last date of the lines above the headings: "as at 31 March 2026". */
export function dayOfPreamble(layout: Layout): Day | null {
  return daysIn(layout.preamble.join(' '), layout.dateOrder).sort().at(-1) ?? null;
}

class TrialBalanceReader {
  readonly #layout: Layout;
  readonly #currency: Currency;
  readonly #amounts: readonly AmountColumns[];
  readonly #dateColumn: number | null;
  readonly #nameColumn: number | null;
  readonly #periods = new Map<Day | null, Map<string, bigint>>();
  readonly #accounts = new Map<string, TheirAccount>();
  readonly #headings = new Set<string>();
  readonly #faults: ImportFault[] = [];
  #totals = 0;
  #nil = 0;

  constructor(layout: Layout, currency: Currency) {
    this.#layout = layout;
    this.#currency = currency;
    this.#dateColumn = columnOf(layout, 'date');
    this.#amounts = amountColumnsOf(layout, this.#dateColumn === null ? dayOfPreamble(layout) : null);
    const named = columnOf(layout, 'account_name') ?? columnOf(layout, 'account_code');
    // QuickBooks leaves the heading of the accounts empty.
    this.#nameColumn = named ?? layout.columns.find((column) => column.heading === '')?.index ?? null;
  }

  read(rows: readonly CsvRow[]): TrialBalanceFile {
    if (this.#nameColumn === null) return this.#result([fault(null, 'column_missing_account')]);
    if (this.#amounts.length === 0) return this.#result([fault(null, 'column_missing_amount')]);
    for (const row of rows) this.#row(row);
    if (this.#accounts.size === 0) return this.#result([fault(null, 'no_rows')]);
    return this.#result([...this.#faults, ...this.#unbalanced()]);
  }

  #row(row: CsvRow): void {
    const texts = row.cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
    if (texts.length === 0) return;
    if (rowKind(texts, this.#headings) === 'total') {
      this.#totals += 1;
      return;
    }
    const code = cellOf(row, columnOf(this.#layout, 'account_code'));
    const name = cellOf(row, columnOf(this.#layout, 'account_name') ?? (code === '' ? this.#nameColumn : null));
    const account = theirAccount(code, name, cellOf(row, columnOf(this.#layout, 'account_type')));
    const figures = this.#amounts.map((columns) => this.#figure(row, columns));
    if (figures.every((figure) => figure === 'none')) {
      if (texts.length === 1) this.#headings.add(nameKey(texts[0] ?? ''));
      else this.#nil += 1;
      return;
    }
    if (account === null) this.#faults.push(fault(row.line, 'row_account'));
    else this.#take(row, account, figures);
  }

  #figure(row: CsvRow, columns: AmountColumns): Figure {
    const read = (index: number | null): Figure => {
      const text = cellOf(row, index);
      const figure = readFigure(text, this.#currency);
      if (figure === 'bad') this.#faults.push(fault(row.line, 'row_amount', { found: text }));
      return figure;
    };
    if (columns.net !== null) return read(columns.net);
    const [debit, credit] = [read(columns.debit), read(columns.credit)];
    if (debit === 'bad' || credit === 'bad') return 'bad';
    if (debit === 'none' && credit === 'none') return 'none';
    return (debit === 'none' ? 0n : debit) - (credit === 'none' ? 0n : credit);
  }

  #take(row: CsvRow, account: TheirAccount, figures: readonly Figure[]): void {
    this.#accounts.set(account.key, this.#accounts.get(account.key) ?? account);
    figures.forEach((figure, index) => {
      if (typeof figure !== 'bigint') return;
      const day = this.#dateColumn === null ? (this.#amounts[index]?.day ?? null) : this.#dayOf(row);
      if (day === 'bad') return;
      const balances = this.#periods.get(day) ?? new Map<string, bigint>();
      this.#periods.set(day, balances);
      addTo(balances, account.key, figure);
    });
  }

  #dayOf(row: CsvRow): Day | 'bad' {
    const text = cellOf(row, this.#dateColumn);
    const day = readMonthEnd(text, this.#layout.dateOrder);
    if (day === null) this.#faults.push(fault(row.line, 'row_date', { found: text }));
    return day ?? 'bad';
  }

  #unbalanced(): ImportFault[] {
    return [...this.#periods].flatMap(([day, balances]) => {
      const sum = [...balances.values()].reduce((total, balance) => total + balance, 0n);
      if (sum === 0n) return [];
      return [fault(null, 'file_unbalanced', { difference: formatMoney(sum, this.#currency), date: day ?? '' })];
    });
  }

  #result(faults: readonly ImportFault[]): TrialBalanceFile {
    const periods = [...this.#periods].map(([day, balances]) => ({ day, balances }));
    periods.sort((a, b) => ((a.day ?? '') < (b.day ?? '') ? -1 : 1));
    const leftOut = { totals: this.#totals, headings: this.#headings.size, nil: this.#nil };
    return { periods, accounts: [...this.#accounts.values()], faults, leftOut };
  }
}

/**
 * Reads a trial balance: one day, or one column or row for each of several. Balances are debit positive; totals and
 * the headings of groups are left out. A day whose balances do not sum to zero is a fault.
 */
export function readTrialBalance(rows: readonly CsvRow[], layout: Layout, currency: Currency): TrialBalanceFile {
  return new TrialBalanceReader(layout, currency).read(rows.slice(layout.headerAt + 1));
}
