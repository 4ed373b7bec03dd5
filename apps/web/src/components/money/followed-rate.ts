/**
 * A rate from the company's exchange rate table: its currency, and the newest rate on or before the day; null if
 * no rate exists.
 */
export interface TableRate {
  currency: string;
  rate: string | null;
}

/** True if both texts are the same rate, such as 7.8 and 7.80. */
export function isSameRate(a: string | null, b: string | null): boolean {
  return a === b || (a !== null && b !== null && plain(a) === plain(b));
}

/**
 * The rate of a document after its date or currency changed. It follows the table, whichever of the two changed
 * first; a rate that a person typed for this currency stays.
 * @param before The table's rate for the previous day and currency; null if the document was just opened.
 */
export function followedRate(rate: string | null, before: TableRate | null, now: TableRate): string | null {
  if (rate === null) return now.rate;
  if (before === null) return rate;
  if (before.currency !== now.currency) return now.rate;
  return isSameRate(rate, before.rate) ? (now.rate ?? rate) : rate;
}

function plain(rate: string): string {
  return rate.includes('.') ? rate.replace(/0+$/, '').replace(/\.$/, '') : rate;
}
