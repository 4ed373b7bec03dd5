/** An exchange rate of the company's table: of which currency, and the newest on or before the day; null where there is none. */
export interface TableRate {
  currency: string;
  rate: string | null;
}

/** Rates that say the same: 7.8 and 7.80. */
export function isSameRate(a: string | null, b: string | null): boolean {
  return a === b || (a !== null && b !== null && plain(a) === plain(b));
}

/**
 * The rate of a document after its date or currency changed. It follows the table, whichever of the two changed first; a rate that
 * somebody typed for this currency stays.
 * @param before What the table said for the former day and currency; null when the document was just opened.
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
