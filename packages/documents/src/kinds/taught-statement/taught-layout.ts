import type { PlaceMark } from '../../memory/layout-memory.ts';
import type { DecimalMark } from '../../values/amount.ts';
import type { DayMonthOrder } from '../../values/date.ts';

/** What a person says a column of a statement holds. */
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

/** How a person says the rows of a statement are read. Null is left to the pages. */
export interface TaughtColumns {
  readonly columns: readonly TaughtColumn[];
  /** What a figure without a sign means in the column `amount`; null where the balances tell. */
  readonly plain: 'in' | 'out' | null;
  readonly decimalMark: DecimalMark | null;
  readonly dateOrder: DayMonthOrder | null;
  /** Whether balances are what is owed. */
  readonly card: boolean;
}

/** What of a statement stands at a place of its own. */
export type StatementPlace = 'opening' | 'closing' | 'account' | 'periodStart' | 'periodEnd';

/** Words of the page that are the same in every period, with their left edges in fractions of the width. */
export interface LayoutMarks {
  /** What the first page begins with: mostly the name of the bank. Letters only; null where it has none. */
  readonly letterhead: string | null;
  /** What stands above the rows, cell by cell. Letters only. */
  readonly heads: readonly { readonly text: string; readonly x: number }[];
  readonly landscape: boolean;
}

/** What is kept of a layout that a person taught. Plain JSON, without anything a statement of one month says. */
export interface StatementLayout {
  readonly taught: TaughtColumns;
  readonly marks: LayoutMarks;
  /** Where figures stand that the rows do not tell. */
  readonly places: Readonly<Partial<Record<StatementPlace, PlaceMark>>>;
  readonly constants: { readonly bank?: string; readonly currency?: string };
}

/** A layout with the name it is kept under. */
export interface KeptLayout {
  readonly id: string;
  readonly layout: StatementLayout;
}
