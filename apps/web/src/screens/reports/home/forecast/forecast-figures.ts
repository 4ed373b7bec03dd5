import type { CashForecast } from '@folio/contract';
import { formatMoney, parseMoney } from '@folio/ledger/money';

type Week = CashForecast['weeks'][number];

/** Sums of all weeks, and the week in which cash is lowest at the end. */
export interface ForecastTotals {
  cashIn: string;
  cashOut: string;
  closing: string;
  lowest: Week | undefined;
}

export function forecastTotals({ weeks, opening_cash, base_currency: currency }: CashForecast): ForecastTotals {
  const sum = (pick: (week: Week) => string) =>
    formatMoney(
      weeks.reduce((total, week) => total + parseMoney(pick(week), currency), 0n),
      currency,
    );
  const minor = (week: Week) => parseMoney(week.closing_cash, currency);
  return {
    cashIn: sum((week) => week.cash_in),
    cashOut: sum((week) => week.cash_out),
    closing: weeks.at(-1)?.closing_cash ?? opening_cash,
    lowest: weeks.reduce<Week | undefined>((low, week) => (low && minor(low) <= minor(week) ? low : week), undefined),
  };
}
