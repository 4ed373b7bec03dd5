import type { PlaceMark } from '../../memory/layout-memory.ts';
import type { DecimalMark } from '../../values/amount.ts';
import type { DayMonthOrder } from '../../values/date.ts';

/** The contents of a column of a statement, as named by a person. */
export type TaughtRole =
  | 'date'
  | 'post_date'
  | 'description'
  | 'reference'
  | 'out'
  | 'in'
  | 'amount'
  | 'balance'
  | 'ignored';

/** A column from one boundary to the next, in fractions (0..1) of the width of the page. */
export interface TaughtColumn {
  readonly role: TaughtRole;
  readonly from: number;
  readonly to: number;
}

/** A person's choices for reading the rows of a statement. For null, the reader decides from the pages. */
export interface TaughtColumns {
  readonly columns: readonly TaughtColumn[];
  /** What a figure without a sign means in the column `amount`; null when the balances decide. */
  readonly plain: 'in' | 'out' | null;
  readonly decimalMark: DecimalMark | null;
  readonly dateOrder: DayMonthOrder | null;
  /** Whether balances are amounts owed. */
  readonly card: boolean;
}

/** Values of a statement that have a place outside the rows. */
export type StatementPlace = 'opening' | 'closing' | 'account' | 'periodStart' | 'periodEnd';

/** Words of the page that are the same in every period, with their left edges in fractions of the width. */
export interface LayoutMarks {
  /**
   * The beginning of the first page: mostly the name of the bank. Letters only; null when the page has no such text.
   */
  readonly letterhead: string | null;
  /** The text above the rows, cell by cell. Letters only. */
  readonly heads: readonly { readonly text: string; readonly x: number }[];
  readonly landscape: boolean;
}

/** The stored part of a layout that a person taught. Plain JSON, without any value of a single month's statement. */
export interface StatementLayout {
  readonly taught: TaughtColumns;
  readonly marks: LayoutMarks;
  /** Positions of figures that the rows do not contain. */
  readonly places: Readonly<Partial<Record<StatementPlace, PlaceMark>>>;
  readonly constants: { readonly bank?: string; readonly currency?: string };
}

/** A layout with the name it is kept under. */
export interface KeptLayout {
  readonly id: string;
  readonly layout: StatementLayout;
}
