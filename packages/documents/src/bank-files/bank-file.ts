import type { DecimalText, IsoDate } from '../reading.ts';

/** The data formats that banks offer. OFX covers QFX; CSV covers any delimited text. */
export type BankFileFormat = 'csv' | 'xlsx' | 'ofx' | 'qif' | 'camt053' | 'mt940';

/** What a column of a table holds. `amount` is one signed column; `direction` says debit or credit (CR/DR). */
export type ColumnRole =
  | 'ignore'
  | 'date'
  | 'value_date'
  | 'description'
  | 'payee'
  | 'reference'
  | 'amount'
  | 'spent'
  | 'received'
  | 'direction'
  | 'balance'
  | 'currency'
  | 'account';

/** How a table is read; the same shape as in the contract. */
export interface ColumnMapping {
  /** The row of the headings, from 1; 0 = none. */
  readonly headerRow: number;
  readonly roles: readonly ColumnRole[];
  readonly dateOrder: 'dmy' | 'mdy' | 'ymd';
  readonly decimalMark: '.' | ',';
  /** The amount column is positive for money spent. */
  readonly spentPositive: boolean;
}

/** One transaction. Exactly one of `out` and `in` is set; both are positive. */
export interface BankFileLine {
  /** The row (table) or line (text) of the file it begins at, from 1; null where the format has none. */
  readonly row: number | null;
  readonly date: IsoDate;
  readonly valueDate: IsoDate | null;
  readonly payee: string | null;
  readonly description: string;
  readonly reference: string | null;
  readonly out: DecimalText | null;
  readonly in: DecimalText | null;
  /** The running balance after it, signed; null where the file prints none. */
  readonly balance: DecimalText | null;
}

export interface BankFileStatement {
  readonly account: string | null;
  /** The account holder, where the file names one. */
  readonly holder?: string;
  readonly currency: string | null;
  readonly periodStart: IsoDate | null;
  readonly periodEnd: IsoDate | null;
  readonly openingBalance: DecimalText | null;
  readonly closingBalance: DecimalText | null;
  /** True where balances are amounts owed on a card. */
  readonly card: boolean;
  readonly lines: readonly BankFileLine[];
}

/**
 * A row that could not be imported. Closed list of codes with the values their texts need; the user interface
 * holds the texts.
 * - `row_date` {found}: not a calendar day; `row_amount` {found}: not an amount; `row_both`: two directions at once;
 * - `row_amount_unclear` {found, whole, fraction}: its mark could separate thousands or the fraction;
 * - `row_short` {found, expected}: fewer columns than the headings;
 * - `no_date_column`, `no_amount_column`: the mapping lacks them; `no_rows`: nothing to import;
 * - `broken` {detail}: the file ends or breaks off where the format does not allow it; earlier rows are kept.
 */
export interface BankFileProblem {
  readonly row: number | null;
  readonly code:
    | 'row_date'
    | 'row_amount'
    | 'row_amount_unclear'
    | 'row_both'
    | 'row_short'
    | 'no_date_column'
    | 'no_amount_column'
    | 'no_rows'
    | 'broken';
  readonly values: Readonly<Record<string, string>>;
}

/** The content of a bank's data file. `mapping`, `table` and `fingerprint` are set for CSV and XLSX only. */
export interface BankFile {
  readonly format: BankFileFormat;
  readonly encoding: string | null;
  readonly mapping: ColumnMapping | null;
  /** The first rows of the table, unchanged. */
  readonly table: readonly (readonly string[])[];
  /** Identifies the table format of one bank by its headings; Folio remembers a mapping under this key. */
  readonly fingerprint: string | null;
  readonly statements: readonly BankFileStatement[];
  readonly problems: readonly BankFileProblem[];
}
