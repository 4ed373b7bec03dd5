import { dayStyle, formatShortDay, formatShortMonth } from '../../../../components/day/format-day.ts';
import type { Language } from '../../../../i18n/languages.ts';

interface Bucket {
  from: string;
  to: string;
}

const daysOfAMonth = 27;

/** A bucket below the chart: `Apr` or `4月` for a month, `Mar 3` or `3月3日` for a shorter one. */
export function bucketLabel({ from, to }: Bucket, language: Language, style = dayStyle()): string {
  const isMonth = from.endsWith('-01') && Number(to.slice(8)) > daysOfAMonth && from.slice(0, 7) === to.slice(0, 7);
  return isMonth ? formatShortMonth(from.slice(5, 7), language) : formatShortDay(from, language, style);
}
