import { type DayStyle, isDay, writeDay } from '@folio/ledger/calendar';
import type { Language } from '../../i18n/languages.ts';
import { sessionState } from '../../session/session-store.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The date format the signed-in user chose. */
export function dayStyle(): DayStyle {
  return sessionState().profile?.date_format ?? 'month_day_year';
}

/** Formats a business date `YYYY-MM-DD`: `Mar 3, 2026` or `2026年3月3日`, or as the user chose. */
export function formatDay(day: string, language: Language, style: DayStyle = dayStyle()): string {
  const plain = day.slice(0, 10);
  return isDay(plain) ? writeDay(plain, language, style) : plain;
}

/** Formats a date without the year, for dense lists within one year: `Mar 3`, `3 Mar`, `03-03` or `3月3日`. */
export function formatShortDay(day: string, language: Language, style: DayStyle = dayStyle()): string {
  const [, month = '', date = ''] = day.slice(0, 10).split('-');
  if (style === 'iso') return `${month}-${date}`;
  if (language === 'zh-Hant') return `${Number(month)}月${Number(date)}日`;
  const name = months[Number(month) - 1] ?? month;
  return style === 'day_month_year' ? `${Number(date)} ${name}` : `${name} ${Number(date)}`;
}

/** A day and month `MM-DD`, such as a financial year end: `Mar 31` or `3月31日`. */
export function formatMonthDay(monthDay: string, language: Language, style: DayStyle = dayStyle()): string {
  return formatShortDay(`2000-${monthDay}`, language, style);
}

/** A month `YYYY-MM`: `Mar 2026`, `2026-03` or `2026年3月`. */
export function formatMonth(month: string, language: Language, style: DayStyle = dayStyle()): string {
  const [year = '', of = ''] = month.split('-');
  if (style === 'iso') return `${year}-${of}`;
  return language === 'zh-Hant' ? `${year}年${Number(of)}月` : `${months[Number(of) - 1] ?? of} ${year}`;
}

/** A month `MM` without the year, for the axis of a chart: `Apr` or `4月`, whatever format the user chose for dates. */
export function formatShortMonth(month: string, language: Language): string {
  return language === 'zh-Hant' ? `${Number(month)}月` : (months[Number(month) - 1] ?? month);
}

/** The calendar day of a UTC instant in the time zone of the device. */
export function dayOfInstant(instant: string): string {
  const moment = new Date(instant);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
