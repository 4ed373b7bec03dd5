import { multiplyDivide } from './decimal.ts';

/** How the amounts of a report are shown: to the cent, in whole units of the currency, or in thousands of them. */
export type ShownFigures = 'exact' | 'whole' | 'thousands';

const zerosLeftOut: Readonly<Record<ShownFigures, number>> = { exact: 0, whole: 0, thousands: 3 };

/**
 * A decimal amount as it is shown, rounded half away from zero: `shownAmount('-1499.50', 'whole')` is '-1500'. The exact
 * amount stays as it is. For display only: a rounded amount is never added up or posted.
 */
export function shownAmount(amount: string, figures: ShownFigures): string {
  if (figures === 'exact') return amount;
  const [whole = '0', fraction = ''] = amount.split('.');
  const unit = 10n ** BigInt(fraction.length + zerosLeftOut[figures]);
  return multiplyDivide(BigInt(whole + fraction), 1n, unit).toString();
}
