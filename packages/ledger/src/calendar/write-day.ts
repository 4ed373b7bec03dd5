import { type Day, partsOf } from './day.ts';

/** How a person wants days written: `Jan 15, 2025`, `15 Jan 2025` or `2025-01-15`. */
export const DAY_STYLES = ['month_day_year', 'day_month_year', 'iso'] as const;
export type DayStyle = (typeof DAY_STYLES)[number];

/** The languages that days are written in; in Chinese both written styles are `2025年1月15日`. */
export type DayLanguage = 'en-US' | 'zh-Hant';

const MONTH_NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** A day for the eye. Throws `bad_day`. */
export function writeDay(day: Day, language: DayLanguage, style: DayStyle): string {
  const { year, month, dayOfMonth } = partsOf(day);
  if (style === 'iso') return day;
  if (language === 'zh-Hant') return `${year}年${month}月${dayOfMonth}日`;
  const name = MONTH_NAMES[month - 1];
  return style === 'day_month_year' ? `${dayOfMonth} ${name} ${year}` : `${name} ${dayOfMonth}, ${year}`;
}
