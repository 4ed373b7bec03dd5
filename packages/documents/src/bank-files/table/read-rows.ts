import type { IsoDate } from '../../reading.ts';
import { currencyOfMark } from '../../values/currency.ts';
import type { BankFileProblem, ColumnMapping } from '../bank-file.ts';
import type { MarkUses } from '../lone-mark.ts';
import { cellText, isBlank } from './cells.ts';
import { readDay } from './days.ts';
import type { Entry } from './entry.ts';
import { sayingOf, statesOnlyBalance } from './facts.ts';
import { type Row, RowColumns } from './row-columns.ts';
import { balanceOfRow, type Money, moneyReader, type Refused, usesOf } from './row-money.ts';

/** The rows of a table as entries, and the rows that could not be read. */
export interface ReadRows {
  readonly entries: readonly Entry[];
  readonly problems: readonly BankFileProblem[];
}

/** The content of a row before its date is decided. */
interface Said {
  readonly dateText: string;
  readonly date: IsoDate | null;
  readonly description: string;
  readonly money: Money | Refused | null;
  readonly balance: bigint | null;
  readonly says: Entry['says'];
}

/** The code of a currency column, even if the column prints a name or a sign. */
function currencyText(text: string): string | null {
  if (text === '') return null;
  return /^[A-Z]{3}$/u.test(text) ? text : currencyOfMark(text);
}

function orNull(text: string): string | null {
  return isBlank(text) ? null : text;
}

function isRefused(money: Money | Refused | null): money is Refused {
  return money !== null && 'code' in money;
}

/** What a row states by its words; a row is a total only if it has no date. */
function wordsOfRow(row: Row, { description, date }: Pick<Said, 'description' | 'date'>): Entry['says'] {
  const first = cellText(row.find((cell) => cell.trim() !== ''));
  const says = sayingOf(description === '' ? first : description) ?? (date === null ? sayingOf(first) : null);
  return says === 'total' && date !== null ? null : says;
}

/** Whether a dated row moves money: its amount is not its balance, or its words name more than a balance. */
function isMovement({ date, description, money, balance }: Omit<Said, 'says'>): boolean {
  if (date === null || money === null || isRefused(money) || money.units === 0n) return false;
  if (balance === null) return !statesOnlyBalance(description);
  return money.units !== balance && money.units !== -balance;
}

/** Balances brought and carried forward are not movements. */
function sayingOfRow(row: Row, said: Omit<Said, 'says'>): Entry['says'] {
  const says = wordsOfRow(row, said);
  return says !== null && isMovement(said) ? null : says;
}

class RowReader {
  readonly entries: Entry[] = [];
  readonly problems: BankFileProblem[] = [];
  readonly #columns: RowColumns;
  readonly #moneyOf: (row: Row) => Money | Refused | null;
  readonly #mapping: ColumnMapping;
  readonly #uses: () => MarkUses;
  readonly #anchor: IsoDate | null;
  readonly #width: number;
  #lastDate: IsoDate | null = null;
  /** A cache: the same day is often repeated from row to row. */
  readonly #days = new Map<string, IsoDate | null>();

  constructor(rows: readonly Row[], mapping: ColumnMapping, anchor: IsoDate | null) {
    this.#mapping = mapping;
    this.#anchor = anchor;
    this.#columns = new RowColumns(mapping.roles);
    const below = rows.slice(mapping.headerRow);
    this.#uses = usesOf(below, this.#columns);
    this.#moneyOf = moneyReader(below, this.#columns, mapping, this.#uses);
    this.#width = mapping.headerRow === 0 ? 0 : (rows[mapping.headerRow - 1]?.length ?? 0);
  }

  take(row: Row, number: number): void {
    const said = this.#said(row);
    if (said.says !== null) this.#state(row, number, said);
    else if (said.dateText === '') this.#takeUndated(row, number, said);
    else if (said.date !== null) this.#takeDated(row, number, said, said.date);
    else if (said.money !== null || said.balance !== null || /\d/u.test(said.dateText))
      this.#refuse(number, { code: 'row_date', values: { found: said.dateText } });
  }

  #said(row: Row): Said {
    const dateText = this.#columns.text(row, 'date');
    const date = dateText === '' ? null : this.#day(dateText);
    const description = this.#columns.text(row, 'description');
    const balance = balanceOfRow(row, this.#columns, this.#mapping, this.#uses);
    const said = { dateText, date, description, money: this.#moneyOf(row), balance };
    return { ...said, says: sayingOfRow(row, said) };
  }

  #day(text: string): IsoDate | null {
    const known = this.#days.get(text);
    if (known !== undefined) return known;
    const day = readDay(text, this.#mapping.dateOrder, this.#anchor);
    this.#days.set(text, day);
    return day;
  }

  #state(row: Row, number: number, said: Said): void {
    const money = isRefused(said.money) ? null : said.money;
    this.#push(row, number, { ...said, money }, said.date ?? this.#lastDate ?? '');
  }

  #takeDated(row: Row, number: number, said: Said, date: IsoDate): void {
    this.#lastDate = date;
    if (isRefused(said.money)) this.#refuse(number, said.money);
    else if (said.money === null && said.balance === null) this.#refuse(number, this.#withoutAmount(row));
    else this.#push(row, number, said, date);
  }

  /** Banks leave out a day that is the same as above; a row with words only continues the description above it. */
  #takeUndated(row: Row, number: number, said: Said): void {
    if (said.money === null && said.balance === null) this.#appendWords(row, said.description);
    else if (this.#lastDate === null) this.#refuse(number, { code: 'row_date', values: { found: '' } });
    else if (isRefused(said.money)) this.#refuse(number, said.money);
    else if (said.money !== null) this.#push(row, number, said, this.#lastDate);
  }

  #appendWords(row: Row, description: string): void {
    const last = this.entries.at(-1);
    const filled = row.filter((cell) => cell.trim() !== '').length;
    if (last === undefined || last.units === null || filled !== 1 || description === '') return;
    if (cellText(row[0]) === description) return;
    this.entries[this.entries.length - 1] = { ...last, description: `${last.description} ${description}`.trim() };
  }

  #withoutAmount(row: Row): Refused {
    const isShort = row.length <= this.#columns.last && row.length < this.#width;
    if (!isShort) return { code: 'row_amount', values: { found: '' } };
    return { code: 'row_short', values: { found: String(row.length), expected: String(this.#width) } };
  }

  #refuse(row: number, refused: Refused): void {
    this.problems.push({ row, ...refused });
  }

  #push(row: Row, number: number, said: Said, date: IsoDate): void {
    const money = isRefused(said.money) ? null : said.money;
    const valueText = this.#columns.text(row, 'value_date');
    this.entries.push({
      row: number,
      date,
      valueDate: valueText === '' ? null : readDay(valueText, this.#mapping.dateOrder, date === '' ? null : date),
      payee: orNull(this.#columns.text(row, 'payee')),
      description: said.description,
      reference: orNull(this.#columns.text(row, 'reference')),
      units: money?.units ?? null,
      undirected: money?.undirected ?? false,
      balance: said.balance,
      says: said.says,
      account: orNull(this.#columns.text(row, 'account')),
      currency: currencyText(this.#columns.text(row, 'currency')),
      mark: money?.currency ?? null,
    });
  }
}

/** Reads the rows below the headings. `anchor` is a day of the statement, for days printed without a year. */
export function readRows(rows: readonly Row[], mapping: ColumnMapping, anchor: IsoDate | null): ReadRows {
  const reader = new RowReader(rows, mapping, anchor);
  for (let index = mapping.headerRow; index < rows.length; index++) {
    const row = rows[index] ?? [];
    if (row.some((cell) => cell.trim() !== '')) reader.take(row, index + 1);
  }
  return reader;
}
