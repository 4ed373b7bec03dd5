import { type Day, daysBetween } from '@folio/ledger';
import type { Language } from '../../../platform/http/call.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** A day in the style of a letter: 31 March 2026, 2026年3月31日. */
export function writtenDay(day: Day, language: Language): string {
  const [year = '', month = '', date = ''] = day.split('-');
  if (language === 'zh-Hant') return `${year}年${Number(month)}月${Number(date)}日`;
  return `${Number(date)} ${MONTHS[Number(month) - 1] ?? month} ${year}`;
}

/** Money in the style of a letter: HKD 1,234.50. `amount` is a decimal text. */
export function writtenMoney(amount: string, currency: string): string {
  const [whole = '', cents] = amount.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return `${currency} ${cents === undefined ? grouped : `${grouped}.${cents}`}`;
}

/** Days past the due date; null on or before it, or without a due date. */
export function daysOverdue(dueDate: Day | null, today: Day): string | null {
  const days = dueDate === null ? 0 : daysBetween(dueDate, today);
  return days > 0 ? String(days) : null;
}
