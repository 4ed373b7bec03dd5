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
    case '03 Apr':
      return `${d} ${name}`;
    case 'Apr 3':
      return `${name} ${date}`;
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

/** A day with its year, for the head of a paper whose rows leave the year out. */
export function printedWholeDay(day: string, style: DateStyle): string {
  if (style === '03 Apr' || style === 'Apr 3') return printedDay(day, '3 Apr 2026');
  if (style === '4月3日') return printedDay(day, '2026年4月3日');
  if (style === '2026-04-03 14:22') return day;
  if (style === '3') return printedDay(day, '3 Apr 2026');
  return printedDay(day, style === '03/04' ? '03/04/2026' : style);
}

/** The name of the month of a day, as a line of its own: "March 2026". */
export function printedMonth(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return `${MONTHS[month - 1] ?? ''} ${year}`;
}

/** A day whose text is as wide as any. */
export function longestDay(style: DateStyle): string {
  return printedDay('2026-12-28', style);
}
