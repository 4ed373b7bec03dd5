/** Ways a business date (`YYYY-MM-DD`) is printed on paper. */

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly monthName: string;
}

function partsOf(date: string): DateParts {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  const monthName = MONTHS[Number(match?.[2]) - 1];
  if (match === null || monthName === undefined) throw new RangeError(`not a business date: "${date}"`);
  return { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]), monthName };
}

/** "5 Nov": no year, as banks print it in front of a line. */
export function dayMonth(date: string): string {
  const { day, monthName } = partsOf(date);
  return `${day} ${monthName.slice(0, 3)}`;
}

/** "05 Nov 2025". */
export function paddedDayMonthYear(date: string): string {
  const { day, monthName, year } = partsOf(date);
  return `${String(day).padStart(2, '0')} ${monthName.slice(0, 3)} ${year}`;
}

/** "5 November 2025". */
export function longDate(date: string): string {
  const { day, monthName, year } = partsOf(date);
  return `${day} ${monthName} ${year}`;
}

/** "2025年11月5日". */
export function chineseDate(date: string): string {
  const { day, month, year } = partsOf(date);
  return `${year}年${month}月${day}日`;
}

/** "2 April 2026" -> "2026-04-02"; null when the text holds no such date. */
export function dateInText(text: string): string | null {
  const match = /(\d{1,2}) ([A-Z][a-z]+) (\d{4})/.exec(text);
  const month = MONTHS.indexOf(match?.[2] ?? '') + 1;
  if (match === null || month === 0) return null;
  return `${match[3]}-${String(month).padStart(2, '0')}-${(match[1] ?? '').padStart(2, '0')}`;
}
