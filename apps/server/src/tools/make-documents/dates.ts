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
const GERMAN = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
];
const FRENCH = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];
const DAY_MS = 86_400_000;
const ROC_YEAR_ONE = 1911;

interface Parts {
  readonly y: number;
  readonly m: number;
  readonly d: number;
  readonly mm: string;
  readonly dd: string;
  readonly yy: string;
}

const MON = (parts: Parts): string => (MONTHS[parts.m - 1] ?? '').slice(0, 3);

/** How dates are printed; the key names the look of 5 March 2026. */
export const DATE_STYLES = {
  '2026-03-05': ({ y, mm, dd }: Parts) => `${y}-${mm}-${dd}`,
  '2026/03/05': ({ y, mm, dd }: Parts) => `${y}/${mm}/${dd}`,
  '05/03/2026': ({ y, mm, dd }: Parts) => `${dd}/${mm}/${y}`,
  '5/3/2026': ({ y, m, d }: Parts) => `${d}/${m}/${y}`,
  '05/03/26': ({ yy, mm, dd }: Parts) => `${dd}/${mm}/${yy}`,
  '05-03-2026': ({ y, mm, dd }: Parts) => `${dd}-${mm}-${y}`,
  '05.03.2026': ({ y, mm, dd }: Parts) => `${dd}.${mm}.${y}`,
  '03/05/2026': ({ y, mm, dd }: Parts) => `${mm}/${dd}/${y}`,
  '5 Mar 2026': (parts: Parts) => `${parts.d} ${MON(parts)} ${parts.y}`,
  '05-Mar-26': (parts: Parts) => `${parts.dd}-${MON(parts)}-${parts.yy}`,
  '05-Mar-2026': (parts: Parts) => `${parts.dd}-${MON(parts)}-${parts.y}`,
  '05MAR26': (parts: Parts) => `${parts.dd}${MON(parts).toUpperCase()}${parts.yy}`,
  '05 MAR': (parts: Parts) => `${parts.dd} ${MON(parts).toUpperCase()}`,
  '5 Mar': (parts: Parts) => `${parts.d} ${MON(parts)}`,
  'Mar 05': (parts: Parts) => `${MON(parts)} ${parts.dd}`,
  'Mar 5, 2026': (parts: Parts) => `${MON(parts)} ${parts.d}, ${parts.y}`,
  'March 5, 2026': ({ y, m, d }: Parts) => `${MONTHS[m - 1]} ${d}, ${y}`,
  '5 March 2026': ({ y, m, d }: Parts) => `${d} ${MONTHS[m - 1]} ${y}`,
  '5th March 2026': ({ y, m, d }: Parts) => `${d}${ordinal(d)} ${MONTHS[m - 1]} ${y}`,
  '5. März 2026': ({ y, m, d }: Parts) => `${d}. ${GERMAN[m - 1]} ${y}`,
  '5 mars 2026': ({ y, m, d }: Parts) => `${d} ${FRENCH[m - 1]} ${y}`,
  '2026年3月5日': ({ y, m, d }: Parts) => `${y}年${m}月${d}日`,
  '2026 年 03 月 05 日': ({ y, mm, dd }: Parts) => `${y} 年 ${mm} 月 ${dd} 日`,
  民國115年3月5日: ({ y, m, d }: Parts) => `民國${y - ROC_YEAR_ONE}年${m}月${d}日`,
  二〇二六年三月五日: ({ y, m, d }: Parts) =>
    `${[...String(y)].map((digit) => '〇一二三四五六七八九'[Number(digit)]).join('')}年${hanNumber(m)}月${hanNumber(d)}日`,
  '03/05': ({ mm, dd }: Parts) => `${mm}/${dd}`,
} as const;

export type DateStyle = keyof typeof DATE_STYLES;

function ordinal(day: number): string {
  if (day >= 11 && day <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th';
}

function hanNumber(value: number): string {
  const digits = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九'];
  if (value < 10) return digits[value] ?? '';
  const tens = Math.floor(value / 10);
  return `${tens === 1 ? '' : digits[tens]}十${digits[value % 10]}`;
}

/** Prints an ISO date. */
export function printed(iso: string, style: DateStyle): string {
  const [yyyy = '', mm = '', dd = ''] = iso.split('-');
  return DATE_STYLES[style]({ y: Number(yyyy), m: Number(mm), d: Number(dd), mm, dd, yy: yyyy.slice(2) });
}

export function plusDays(iso: string, days: number): string {
  return new Date(Date.parse(`${iso}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

export function endOfMonth(iso: string): string {
  const [year = 0, month = 0] = iso.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}
