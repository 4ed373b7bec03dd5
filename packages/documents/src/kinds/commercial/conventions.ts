import type { DecimalMark } from '../../values/amount.ts';
import type { DayMonthOrder } from '../../values/date.ts';

/** How a document writes numbers and dates. */
export interface Conventions {
  readonly decimalMark: DecimalMark;
  readonly dateOrder: DayMonthOrder;
}
