import { dayInHongKong, HONG_KONG } from '@folio/ledger/calendar';
import type { Language } from '../../i18n/languages.ts';
import { formatDay } from './format-day.ts';

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: HONG_KONG,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Formats a UTC instant in Hong Kong time, wherever the reader is: `Mar 3, 2026 09:05`, `2026年3月3日 09:05`. */
export function hongKongTime(instant: string, language: Language): string {
  const moment = new Date(instant);
  return `${formatDay(dayInHongKong(moment), language)} ${clock.format(moment)}`;
}
