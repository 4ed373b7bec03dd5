import { today } from '@folio/ledger/calendar';
import { formatDay } from '../../../components/format-day.ts';
import type { Language } from '../../../i18n/languages.ts';

const zone = 'Asia/Hong_Kong';
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** A UTC instant as it was on the clock in Hong Kong, wherever the reader is: `Mar 3, 2026 09:05`, `2026年3月3日 09:05`. */
export function hongKongTime(instant: string, language: Language): string {
  const moment = new Date(instant);
  return `${formatDay(today(zone, moment), language)} ${clock.format(moment)}`;
}
