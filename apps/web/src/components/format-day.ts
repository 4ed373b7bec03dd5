import { isDay, writeDay } from '@folio/ledger/calendar';
import type { Language } from '../i18n/languages.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A business date `YYYY-MM-DD` for the eye: `Mar 3, 2026` or `2026年3月3日`. */
export function formatDay(day: string, language: Language): string {
  const plain = day.slice(0, 10);
  return isDay(plain) ? writeDay(plain, language, 'month_day_year') : plain;
}

/** The same without the year, for dense lists inside one year: `Mar 3` or `3月3日`. */
export function formatShortDay(day: string, language: Language): string {
  const [, month = '', date = ''] = day.slice(0, 10).split('-');
  if (language === 'zh-Hant') return `${Number(month)}月${Number(date)}日`;
  return `${months[Number(month) - 1] ?? month} ${Number(date)}`;
}

/** A day and month `MM-DD`, such as a financial year end: `Mar 31` or `3月31日`. */
export function formatMonthDay(monthDay: string, language: Language): string {
  return formatShortDay(`2000-${monthDay}`, language);
}

/** A month `YYYY-MM`: `Mar 2026` or `2026年3月`. */
export function formatMonth(month: string, language: Language): string {
  const [year = '', of = ''] = month.split('-');
  return language === 'zh-Hant' ? `${year}年${Number(of)}月` : `${months[Number(of) - 1] ?? of} ${year}`;
}

/** The device's calendar day of a UTC instant. */
export function dayOfInstant(instant: string): string {
  const moment = new Date(instant);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
