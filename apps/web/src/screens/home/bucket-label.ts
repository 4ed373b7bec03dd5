import { formatShortDay } from '../../components/format-day.ts';
import type { Language } from '../../i18n/languages.ts';

interface Bucket {
  from: string;
  to: string;
}

const daysOfAMonth = 27;

/** A bucket below the chart: `Apr` or `4月` for a month, `Mar 3` or `3月3日` for a shorter one. */
export function bucketLabel({ from, to }: Bucket, language: Language): string {
  const isMonth = from.endsWith('-01') && Number(to.slice(8)) > daysOfAMonth && from.slice(0, 7) === to.slice(0, 7);
  if (!isMonth) return formatShortDay(from, language);
  return language === 'zh-Hant'
    ? `${Number(from.slice(5, 7))}月`
    : (formatShortDay(from, language).split(' ')[0] ?? '');
}
