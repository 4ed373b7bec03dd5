export interface AmountFormat {
  currency?: string | undefined;
  /** Also print the code, for screens that show two currencies with the same symbol. */
  withCode?: boolean;
  /** Negative in brackets, as in reports; otherwise with a minus sign. */
  brackets?: boolean;
  /** Zero as a dash, as in reports. */
  dashForZero?: boolean;
}

/** The specification's symbols: USD and HKD `$`, CNY `￥`. Others are written by their code. */
const symbols: Record<string, string> = { HKD: '$', USD: '$', CNY: '￥' };

export function currencySymbol(currency: string): string {
  return symbols[currency] ?? `${currency} `;
}

/** What a column of currencies shows before plain figures: `USD $`, `GBP`. */
export function currencyMark(currency: string): string {
  return symbols[currency] === undefined ? currency : `${currency} ${symbols[currency]}`;
}

function grouped(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}

/**
 * Formats a decimal text ("-1234.5") without arithmetic: thousands separators, at least two decimals. `($1,234.50)`,
 * `-1,234.50`, `HKD $1,234.50`, `–`.
 */
export function formatAmount(amount: string, format: AmountFormat = {}): string {
  const isNegative = amount.startsWith('-') && /[1-9]/.test(amount);
  if (format.dashForZero && !/[1-9]/.test(amount)) return '–';
  const [whole = '0', decimals = ''] = amount.replace(/^-/, '').split('.');
  const currency = format.currency;
  const symbol = currency === undefined ? '' : currencySymbol(currency);
  const figure = `${symbol}${grouped(whole)}.${decimals.padEnd(2, '0')}`;
  const code = format.withCode && currency !== undefined && symbols[currency] ? `${currency} ` : '';
  if (!isNegative) return `${code}${figure}`;
  return format.brackets ? `${code}(${figure})` : `${code}-${figure}`;
}
