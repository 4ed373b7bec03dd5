import { type Day, endOfMonth, makeDay } from '@folio/ledger/calendar';

const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july'],
  ...['august', 'september', 'october', 'november', 'december'],
];
const CHINESE = ['一月', '二月', '三月', '四月', '五月', '六月', '七月', '八月', '九月', '十月', '十一月', '十二月'];

/**
 * The day through which "lock may", "lock may 2026", "lock 2026-05" or 鎖定五月 locks the books; null if the text says
 * something else. Without a year it is the last such month that has ended.
 */
export function readLock(text: string, today: Day): Day | null {
  const typed = text.normalize('NFKC').trim().toLowerCase();
  const asked = /^(?:lock|close|鎖定?|锁定?)\s*(.+)$/.exec(typed)?.[1];
  if (asked === undefined) return null;
  const { year, month } = readMonth(asked) ?? {};
  if (month === undefined) return null;
  if (year !== undefined) return lastDayOf(year, month);
  const thisYear = Number(today.slice(0, 4));
  const through = lastDayOf(thisYear, month);
  return through <= today ? through : lastDayOf(thisYear - 1, month);
}

function readMonth(text: string): { year?: number; month: number } | null {
  const numbers = /^((?:19|20)\d\d)(?:-|年)(\d{1,2})月?$/.exec(text);
  if (numbers !== null) return inYear(Number(numbers[2]), numbers[1]);
  const chinese = /^(?:((?:19|20)\d\d)年)?(\d{1,2}月|[一二三四五六七八九十]{1,2}月)$/.exec(text);
  if (chinese !== null) {
    const written = chinese[2] ?? '';
    const at = CHINESE.indexOf(written);
    return inYear(at < 0 ? Number(written.slice(0, -1)) : at + 1, chinese[1]);
  }
  const named = /^([a-z]{3,9})(?:\s+((?:19|20)\d\d))?$/.exec(text);
  const month = MONTHS.findIndex((name) => name.startsWith(named?.[1] ?? '-')) + 1;
  return inYear(month, named?.[2]);
}

function inYear(month: number, year: string | undefined): { year?: number; month: number } | null {
  if (!(month >= 1 && month <= 12)) return null;
  return year === undefined ? { month } : { year: Number(year), month };
}

function lastDayOf(year: number, month: number): Day {
  return endOfMonth(makeDay(year, month, 1));
}
