import type { DateStyle } from './layout.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** An ISO date as a made-up bank prints it. */
export function dateText(iso: string, style: DateStyle): string {
  const [year = '', month = '', day = ''] = iso.split('-');
  const name = MONTHS[Number(month) - 1] ?? '';
  const texts: Readonly<Record<DateStyle, string>> = {
    '5 Nov': `${Number(day)} ${name}`,
    '5-Nov': `${Number(day)}-${name}`,
    '05 Nov': `${day} ${name}`,
    'Nov 05': `${name} ${day}`,
    '05 Nov 2025': `${day} ${name} ${year}`,
    '05/11/2025': `${day}/${month}/${year}`,
    '05/11': `${day}/${month}`,
    '2025/11/05': `${year}/${month}/${day}`,
    '2025-11-05': iso,
    '05-Nov-25': `${day}-${name}-${year.slice(2)}`,
    '05NOV25': `${day}${name.toUpperCase()}${year.slice(2)}`,
    '11/05/2025': `${month}/${day}/${year}`,
    '11/05': `${month}/${day}`,
    '05.11.2025': `${day}.${month}.${year}`,
    '05-11-2025': `${day}-${month}-${year}`,
    'Nov 5, 2025': `${name} ${Number(day)}, ${year}`,
    '2025年11月5日': `${year}年${Number(month)}月${Number(day)}日`,
    '11月5日': `${Number(month)}月${Number(day)}日`,
  };
  return texts[style];
}
