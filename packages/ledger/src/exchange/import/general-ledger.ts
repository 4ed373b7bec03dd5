import type { CsvRow } from '@folio/csv';
import type { Day } from '../../calendar/index.ts';
import { addTo, type Currency, isCurrency } from '../../money/index.ts';
import { readDay } from './days.ts';
import { fault, type ImportFault, type LeftOut } from './faults.ts';
import { type Figure, readFigure } from './figures.ts';
import type { ColumnRole } from './headings.ts';
import { cellOf, columnOf, type Layout } from './layout.ts';
import { type RowKind, rowKind } from './row-kinds.ts';
import { nameKey, type TheirAccount, theirAccount } from './their-account.ts';

/** A posting of the other system. */
export interface TheirLine {
  /** Line of the file. */
  readonly row: number;
  readonly date: Day;
  readonly account: string;
  /** Base currency as the file signs it: debit positive, unless its one column of amounts follows each account's own side. */
  readonly amountMinor: bigint;
  /** True when the amount came from columns for debit and credit, so that its sign is beyond doubt. */
  readonly sided: boolean;
  readonly foreign: { readonly currency: Currency; readonly amountMinor: bigint } | null;
  readonly entry: string;
  readonly kind: string;
  readonly reference: string;
  readonly contact: string;
  readonly description: string;
}

export interface GeneralLedgerFile {
  readonly lines: readonly TheirLine[];
  /** Balances the file begins with, by account. */
  readonly openings: ReadonlyMap<string, bigint>;
  readonly accounts: readonly TheirAccount[];
  readonly faults: readonly ImportFault[];
  readonly leftOut: LeftOut;
}

/** Sides of one row; `bad` has been reported already. */
interface Amount {
  readonly figure: Figure;
  readonly sided: boolean;
}

/** The fields common to the rows of one entry. */
type EntryHead = Pick<TheirLine, 'date' | 'entry' | 'kind' | 'reference' | 'contact'>;

class GeneralLedgerReader {
  readonly #layout: Layout;
  readonly #currency: Currency;
  readonly #at: Readonly<Record<ColumnRole, number | null>>;
  readonly #lines: TheirLine[] = [];
  readonly #openings = new Map<string, bigint>();
  readonly #accounts = new Map<string, TheirAccount>();
  readonly #headings = new Set<string>();
  readonly #faults: ImportFault[] = [];
  /** The account whose section is being read, in a file that gives it once above its postings. */
  #section: TheirAccount | null = null;
  /** The fields common to the rows of one entry, if only its first row gives them. */
  #carried: EntryHead | null = null;
  #totals = 0;
  #nil = 0;

  constructor(layout: Layout, currency: Currency) {
    this.#layout = layout;
    this.#currency = currency;
    const of = (role: ColumnRole) => columnOf(layout, role);
    this.#at = {
      date: of('date'),
      account_code: of('account_code'),
      account_name: of('account_name'),
      account_type: of('account_type'),
      debit: of('debit'),
      credit: of('credit'),
      amount: of('amount'),
      balance: of('balance'),
      entry: of('entry'),
      kind: of('kind'),
      reference: of('reference'),
      contact: of('contact'),
      description: of('description'),
      currency: of('currency'),
      foreign_debit: of('foreign_debit'),
      foreign_credit: of('foreign_credit'),
      foreign_amount: of('foreign_amount'),
    };
  }

  read(rows: readonly CsvRow[]): GeneralLedgerFile {
    const { date, debit, credit, amount } = this.#at;
    if (date === null) return this.#result([fault(null, 'column_missing_date')]);
    if (amount === null && (debit === null || credit === null))
      return this.#result([fault(null, 'column_missing_amount')]);
    for (const row of rows) this.#row(row);
    const none = this.#lines.length === 0 && this.#openings.size === 0 && this.#faults.length === 0;
    return this.#result(none ? [fault(null, 'no_rows')] : this.#faults);
  }

  get #inSections(): boolean {
    return this.#at.account_code === null && this.#at.account_name === null;
  }

  #row(row: CsvRow): void {
    const texts = row.cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
    if (texts.length === 0) {
      this.#carried = null;
      return;
    }
    const kind = this.#kindOf(row, texts);
    if (kind === 'opening') this.#opening(row);
    else if (kind !== 'line') this.#end();
    else if (this.#isHeading(row, texts)) this.#heading(texts[0] ?? '');
    else this.#line(row);
  }

  /**
   * Classifies a row. The description of a posting may be "Opening balance": a row with a date and an amount is a
   * posting, and only a text in the date or account column makes a row a total.
   */
  #kindOf(row: CsvRow, texts: readonly string[]): RowKind {
    if (this.#dayOf(row) !== null) {
      const forward = rowKind(texts, new Set()) === 'opening' && this.#amount(row, false).figure === 'none';
      return forward && cellOf(row, this.#at.balance) !== '' ? 'opening' : 'line';
    }
    const { date, account_code, account_name } = this.#at;
    const heads = [texts[0] ?? '', ...[date, account_code, account_name].map((index) => cellOf(row, index))];
    return rowKind(this.#carried === null ? texts : heads.filter((text) => text !== ''), this.#headings);
  }

  #end(): void {
    this.#totals += 1;
    this.#carried = null;
  }

  /** One text alone, which is no date: an account whose postings follow, or the name of a group. */
  #isHeading(row: CsvRow, texts: readonly string[]): boolean {
    return texts.length === 1 && this.#dayOf(row) === null && this.#amount(row, false).figure === 'none';
  }

  #heading(label: string): void {
    this.#headings.add(nameKey(label));
    this.#carried = null;
    if (!this.#inSections) return;
    this.#section = theirAccount('', label, '');
    if (this.#section !== null) this.#headings.add(nameKey(this.#section.name));
  }

  #accountOf(row: CsvRow): TheirAccount | null {
    if (this.#inSections) return this.#section;
    const { account_code, account_name, account_type } = this.#at;
    return theirAccount(cellOf(row, account_code), cellOf(row, account_name), cellOf(row, account_type));
  }

  #dayOf(row: CsvRow): Day | null {
    return readDay(cellOf(row, this.#at.date), this.#layout.dateOrder);
  }

  #figure(row: CsvRow, index: number | null, currency: Currency, report: boolean): Figure {
    const text = cellOf(row, index);
    const figure = readFigure(text, currency);
    if (figure === 'bad' && report) this.#faults.push(fault(row.line, 'row_amount', { found: text }));
    return figure;
  }

  #sides(row: CsvRow, debitAt: number | null, creditAt: number | null, currency: Currency, report: boolean): Figure {
    const debit = this.#figure(row, debitAt, currency, report);
    const credit = this.#figure(row, creditAt, currency, report);
    if (debit === 'bad' || credit === 'bad') return 'bad';
    if (debit === 'none' && credit === 'none') return 'none';
    return (debit === 'none' ? 0n : debit) - (credit === 'none' ? 0n : credit);
  }

  #amount(row: CsvRow, report: boolean): Amount {
    const { debit, credit, amount } = this.#at;
    if (debit !== null && credit !== null)
      return { figure: this.#sides(row, debit, credit, this.#currency, report), sided: true };
    return { figure: this.#figure(row, amount, this.#currency, report), sided: false };
  }

  #opening(row: CsvRow): void {
    const account = this.#accountOf(row);
    const { figure } = this.#amount(row, true);
    const balance = figure === 'none' ? this.#figure(row, this.#at.balance, this.#currency, true) : figure;
    if (account === null || typeof balance !== 'bigint' || balance === 0n) return;
    this.#accounts.set(account.key, this.#accounts.get(account.key) ?? account);
    addTo(this.#openings, account.key, balance);
  }

  #line(row: CsvRow): void {
    const { figure, sided } = this.#amount(row, true);
    const head = this.#headOf(row);
    const account = this.#accountOf(row);
    if (figure === 'bad') return;
    if (figure === 'none' || figure === 0n) this.#nil += 1;
    else if (head === null) this.#faults.push(fault(row.line, 'row_date', { found: cellOf(row, this.#at.date) }));
    else if (account === null) this.#faults.push(fault(row.line, 'row_account'));
    else {
      this.#accounts.set(account.key, this.#accounts.get(account.key) ?? account);
      const description = cellOf(row, this.#at.description);
      const foreign = this.#foreign(row);
      this.#lines.push({
        ...head,
        row: row.line,
        account: account.key,
        amountMinor: figure,
        sided,
        foreign,
        description,
      });
    }
  }

  /** Date and texts of a row; an empty date repeats the date of the previous row of the same entry. */
  #headOf(row: CsvRow): EntryHead | null {
    if (cellOf(row, this.#at.date) === '') return this.#carried;
    const date = this.#dayOf(row);
    const text = (role: ColumnRole) => cellOf(row, this.#at[role]);
    this.#carried =
      date === null
        ? null
        : { date, entry: text('entry'), kind: text('kind'), reference: text('reference'), contact: text('contact') };
    return this.#carried;
  }

  #foreign(row: CsvRow): TheirLine['foreign'] {
    const currency = cellOf(row, this.#at.currency).toUpperCase();
    if (!isCurrency(currency) || currency === this.#currency) return null;
    const { foreign_debit, foreign_credit, foreign_amount } = this.#at;
    const sides = this.#sides(row, foreign_debit, foreign_credit, currency, true);
    const amountMinor = sides === 'none' ? this.#figure(row, foreign_amount, currency, true) : sides;
    return typeof amountMinor === 'bigint' ? { currency, amountMinor } : null;
  }

  #result(faults: readonly ImportFault[]): GeneralLedgerFile {
    const leftOut = { totals: this.#totals, headings: this.#headings.size, nil: this.#nil };
    const accounts = [...this.#accounts.values()];
    return { lines: this.#lines, openings: this.#openings, accounts, faults, leftOut };
  }
}

/**
 * Reads the postings of another system. Each row has its account, or the rows are in sections below the name of an
 * account, or only the first row of an entry has date and number. Openings are returned separately; totals and
 * closings are left out.
 */
export function readGeneralLedger(rows: readonly CsvRow[], layout: Layout, currency: Currency): GeneralLedgerFile {
  return new GeneralLedgerReader(layout, currency).read(rows.slice(layout.headerAt + 1));
}
