import { formatMoney, parseMoney } from '@folio/ledger/money';

const percentText = /^(-?\d{1,3})(?:\.(\d{1,2}))?\s*[%％]$/;
const hundredths = 10_000n;

/**
 * '25%' or '12.5 %' of an amount, rounded to the smallest unit of the currency (half away from zero); null if the
 * text is not a percentage.
 */
export function percentOf(text: string, amount: string, currency: string): string | null {
  const found = percentText.exec(text.normalize('NFKC').trim());
  if (found === null) return null;
  const [, whole = '0', part = ''] = found;
  const sign = whole.startsWith('-') ? -1n : 1n;
  const share = BigInt(whole.replace('-', '') + part.padEnd(2, '0'));
  const product = parseMoney(amount, currency) * share;
  const half = product < 0n ? -hundredths / 2n : hundredths / 2n;
  return formatMoney((sign * (product + half)) / hundredths, currency);
}
