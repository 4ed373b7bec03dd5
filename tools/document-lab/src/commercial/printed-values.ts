import { printedDay } from '../printed-days.ts';
import { printedMagnitude, withCurrency } from '../printed-figures.ts';
import type { CommercialLayout } from './commercial-layout.ts';
import { isWhole } from './trade.ts';

/** A day as the paper prints it; a supplier who bills in American dollars puts the month first. */
export function printedIssueDay(day: string, { days, currency }: CommercialLayout): string {
  const isSlashed = days === '03/04/2026' || days === '03-04-2026';
  return printedDay(day, isSlashed && currency === 'USD' ? '04/03/2026 US' : days);
}

export function printedAmount(minor: bigint, { figures, currency }: CommercialLayout): string {
  const text = printedMagnitude(minor, figures);
  return isWhole(currency) ? text.slice(0, -3) : text;
}

/** An amount among the totals, with its currency where the layout prints it there. */
export function printedTotal(minor: bigint, layout: CommercialLayout): string {
  const how = layout.currencyShown === 'code' || layout.currencyShown === 'symbol' ? layout.currencyShown : 'none';
  return withCurrency(printedAmount(minor, layout), layout.currency, how);
}
