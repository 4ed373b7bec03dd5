import type { DateStyle } from './statement-layout.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const two = (part: number) => String(part).padStart(2, '0');

/** A day (`2026-04-03`) as the paper prints it. */
export function printedDay(day: string, style: DateStyle): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const name = MONTHS[month - 1] ?? '';
  const [d, m, y] = [two(date), two(month), String(year)];
  switch (style) {
    case '03/04/2026':
      return `${d}/${m}/${y}`;
    case '03/04/26':
      return `${d}/${m}/${y.slice(2)}`;
    case '03-04-2026':
      return `${d}-${m}-${y}`;
    case '03.04.2026':
      return `${d}.${m}.${y}`;
    case '3 Apr 2026':
      return `${date} ${name} ${y}`;
    case '03Apr26':
      return `${d}${name}${y.slice(2)}`;
    case '03APR26':
      return `${d}${name.toUpperCase()}${y.slice(2)}`;
    case '03-Apr-26':
      return `${d}-${name}-${y.slice(2)}`;
    case '03 Apr':
      return `${d} ${name}`;
    case '3 Apr':
      return `${date} ${name}`;
    case '3-Apr':
      return `${date}-${name}`;
    case 'Apr 3':
      return `${name} ${date}`;
    case 'Apr 3, 2026':
      return `${name} ${date}, ${y}`;
    case '04/03 US':
      return `${m}/${d}`;
    case '04/03/2026 US':
      return `${m}/${d}/${y}`;
    case '2026-04-03':
      return day;
    case '2026/04/03':
      return `${y}/${m}/${d}`;
    case '4月3日':
      return `${month}月${date}日`;
    case '2026年4月3日':
      return `${y}年${month}月${date}日`;
    case '03/04':
      return `${d}/${m}`;
    case '2026-04-03 14:22':
      return `${day} ${two((date * 7) % 24)}:${two((date * 13) % 60)}`;
    case '3':
      return String(date);
  }
}

/** How styles that leave the year or the month out print a whole day. */
const WHOLE: Partial<Record<DateStyle, DateStyle>> = {
  '03 Apr': '3 Apr 2026',
  '3 Apr': '3 Apr 2026',
  '3-Apr': '3 Apr 2026',
  'Apr 3': '3 Apr 2026',
  '3': '3 Apr 2026',
  '03/04': '03/04/2026',
  '04/03 US': '04/03/2026 US',
  '4月3日': '2026年4月3日',
  '2026-04-03 14:22': '2026-04-03',
};

/** A day with its year, for the head of a paper whose rows leave the year out. */
export function printedWholeDay(day: string, style: DateStyle): string {
  return printedDay(day, WHOLE[style] ?? style);
}

/** The month of a day for a separate line: "March 2026". */
export function printedMonth(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return `${MONTHS[month - 1] ?? ''} ${year}`;
}

/** A day whose text is as wide as any. */
export function longestDay(style: DateStyle): string {
  return printedDay('2026-12-28', style);
}
