import { currentLanguage } from '../../i18n/start-language.ts';
import { formatMonth } from './format-day.ts';

/** Months, any day of each, in one sentence: `Apr 2026 and May 2026`, `2026年4月和2026年5月`. */
export function monthsIn(months: readonly string[]): string {
  const language = currentLanguage();
  return new Intl.ListFormat(language).format(months.map((month) => formatMonth(month, language)));
}
