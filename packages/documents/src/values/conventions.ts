import { decimalMarkOf } from '../page/amounts.ts';
import type { Line } from '../page/layout.ts';
import type { DecimalMark } from './amount.ts';
import { countsMinguoYears, type DayMonthOrder, orderOf } from './date.ts';

/** How a document writes numbers and dates. */
export interface Conventions {
  readonly decimalMark: DecimalMark;
  readonly dateOrder: DayMonthOrder;
  /** Whether bare years such as 113 count from the founding of the Republic of China. */
  readonly minguo?: boolean;
}

const AMERICAN = /\b[A-Z]{2},? \d{5}(?:-\d{4})?\b|\bUSA\b|united states/u;
const NOT_AMERICAN = /hong kong|kowloon|香港|malaysia|singapore|\bRM\b|gst|sdn|gmbh|\bUK\b/iu;

/** Finds from the words of a document how it writes numbers and dates. */
export function conventionsOf(lines: readonly Line[]): Conventions {
  const text = lines.map((line) => line.text).join('\n');
  const american = AMERICAN.test(text) && !NOT_AMERICAN.test(text);
  return {
    decimalMark: decimalMarkOf(lines.flatMap((line) => line.tokens.map((token) => token.text))),
    dateOrder: orderOf(text, american ? 'mdy' : 'dmy'),
    minguo: countsMinguoYears(text),
  };
}
