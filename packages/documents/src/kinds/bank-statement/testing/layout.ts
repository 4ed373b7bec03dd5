/** What a column of a made-up statement shows. */
export type PrintedRole =
  | 'date'
  | 'value_date'
  | 'text'
  | 'reference'
  | 'type'
  | 'out'
  | 'in'
  | 'amount'
  | 'balance'
  | 'currency';

export interface PrintedColumn {
  readonly role: PrintedRole;
  /** The printed lines of the heading, top to bottom. */
  readonly head: readonly string[];
  /** Left edge of text, right edge of money (points). */
  readonly at: number;
}

export type DateStyle =
  | '5 Nov'
  | '5-Nov'
  | '05 Nov 2025'
  | '05/11/2025'
  | '2025/11/05'
  | '2025-11-05'
  | '05-Nov-25'
  | '05NOV25'
  | '11/05/2025'
  | '11/05'
  | 'Nov 05'
  | '05 Nov'
  | '05/11'
  | '05.11.2025'
  | '05-11-2025'
  | 'Nov 5, 2025'
  | '2025年11月5日'
  | '11月5日';

/** How a made-up bank prints the table of one account. */
export interface Layout {
  readonly name: string;
  readonly columns: readonly PrintedColumn[];
  /** False where the table has no readable heading. */
  readonly heading: boolean;
  readonly date: DateStyle;
  readonly dateOncePerDay: boolean;
  readonly balance: 'every' | 'day-end' | 'day-first' | 'none';
  readonly negative: 'minus' | 'trailing' | 'brackets' | 'DR' | ' DR' | 'OD';
  /** Whether balances that are not overdrawn carry CR. */
  readonly credit: boolean;
  readonly text: 'below' | 'above' | 'one line';
  readonly amounts: 'columns' | 'signed' | 'minus' | 'brackets' | 'suffix' | 'type column' | 'plain';
  readonly newestFirst: boolean;
  readonly opening: string | null;
  readonly closing: string | null;
  /** Printed at the foot of a page and at the head of the next. */
  readonly carried: { readonly down: string; readonly up: string } | null;
  readonly totals: string | null;
  readonly title: 'with number' | 'number line' | 'currency column' | 'header only';
  readonly titles: readonly [string, ...string[]];
  readonly currencySign: string;
  /** How figures are written: 1,234.50 or 1.234,50 or, in a currency without cents, 1,235. */
  readonly figures: 'point' | 'comma' | 'whole';
  readonly headAlign: 'right' | 'left' | 'centre';
  readonly summary: boolean;
  readonly american: boolean;
}

const BASE: Layout = {
  name: '',
  columns: [],
  heading: true,
  date: '05 Nov 2025',
  dateOncePerDay: false,
  balance: 'every',
  negative: 'minus',
  credit: false,
  text: 'below',
  amounts: 'columns',
  newestFirst: false,
  opening: 'Opening balance',
  closing: 'Closing balance',
  carried: null,
  totals: null,
  title: 'with number',
  titles: ['HKD Current Account', 'HKD Savings Account'],
  currencySign: '',
  figures: 'point',
  headAlign: 'right',
  summary: false,
  american: false,
};

/** A layout, said by what is different from a plain table. */
export function layout(differences: Partial<Layout> & Pick<Layout, 'name' | 'columns'>): Layout {
  return { ...BASE, ...differences };
}

export function column(role: PrintedRole, at: number, ...head: readonly string[]): PrintedColumn {
  return { role, at, head };
}
