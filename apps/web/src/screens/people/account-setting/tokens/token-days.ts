import { daysBetween } from '@folio/ledger/calendar';

/** The longest a token may live, in days. */
export const mostTokenDays = 365;
export const tokenDaysOffered = [7, 30, 90, 365] as const;

/** How many days a token lives that ends on a day; null where that day is past, today, or too far away. */
export function daysUntil(today: string, day: string | null): number | null {
  if (day === null) return null;
  const days = daysBetween(today, day);
  return days < 1 || days > mostTokenDays ? null : days;
}
