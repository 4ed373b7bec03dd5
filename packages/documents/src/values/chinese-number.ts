import { Decimal } from 'decimal.js';
import { plainWidth } from './width.ts';

const DIGITS: Readonly<Record<string, number>> = Object.fromEntries(
  ['〇零○Ｏ', '一壹弌', '二貳贰貮弍兩两', '三叁參叄弎', '四肆', '五伍', '六陸陆', '七柒', '八捌', '九玖'].flatMap(
    (characters, value) => [...characters].map((character) => [character, value]),
  ),
);
const SMALL_UNITS: Readonly<Record<string, number>> = { 十: 10, 拾: 10, 百: 100, 佰: 100, 千: 1000, 仟: 1000 };
const LARGE_UNITS: Readonly<Record<string, number>> = { 萬: 1e4, 万: 1e4, 億: 1e8, 亿: 1e8 };
const TENS: Readonly<Record<string, string>> = { 廿: '二十', 卄: '二十', 卅: '三十', 卌: '四十' };

const NUMERAL = `${Object.keys(DIGITS).join('')}${Object.keys(SMALL_UNITS).join('')}${Object.keys(LARGE_UNITS).join('')}`;
const RUN = `[${NUMERAL}廿卄卅卌\\d][${NUMERAL}廿卄卅卌\\d,.]*`;
const AMOUNT = new RegExp(
  `^(?<whole>${RUN})?(?<unit>[元圓圆塊块])?(?:[零〇]?(?<dimes>[${NUMERAL}\\d]{1,2})[角毫])?(?:[零〇]?(?<cents>[${NUMERAL}\\d]{1,3})[分仙])?[正整]?$`,
  'u',
);
const PREFIX =
  /^(?:.*[:：])?(?:大寫|金額|合計|總計|共計|計)*(?:港幣|港元|港币|人民幣|人民币|新[台臺]幣|[台臺]幣|澳門幣|澳門元|美金|美元|HK\$|HKD|RMB|NT\$|\$)?/u;

/** A run of numerals by place, such as 二〇二四: only digits, no units. */
function byPlace(text: string): Decimal | null {
  const digits = [...text].map((character) => DIGITS[character]);
  return digits.includes(undefined) ? null : new Decimal(digits.join(''));
}

interface Sum {
  readonly total: Decimal;
  readonly section: Decimal;
  /** The digits read since the last unit; null when a unit was last. */
  readonly pending: Decimal | null;
}

/** A count before a unit: an implied one before ten. */
function counted({ section, pending }: Sum, unit: number): Decimal {
  return section.plus((pending ?? new Decimal(1)).times(unit));
}

function withUnit(sum: Sum, part: string): Sum | null {
  const small = SMALL_UNITS[part];
  if (small !== undefined) return { ...sum, section: counted(sum, small), pending: null };
  const large = LARGE_UNITS[part];
  if (large === undefined) return null;
  const section = sum.section.plus(sum.pending ?? 0);
  if (large === 1e8) {
    return { total: sum.total.plus(section).times(large), section: new Decimal(0), pending: null };
  }
  return { total: sum.total.plus(section.times(large)), section: new Decimal(0), pending: null };
}

function withNumber(sum: Sum, part: string): Sum {
  const digit = DIGITS[part];
  if (digit === undefined) return { ...sum, pending: new Decimal(part.replaceAll(',', '')) };
  return { ...sum, pending: digit === 0 ? sum.pending : new Decimal(digit) };
}

/**
 * A whole number in Chinese numerals, plain or financial (一千二百, 壹仟貳佰, 廿五, 二〇二四), also mixed with digits
 * (1萬2千, 3.5萬). Null when the text is anything else.
 */
export function parseChineseNumber(text: string): Decimal | null {
  const plain = plainWidth(text)
    .replace(/\s+/gu, '')
    .replace(/[廿卄卅卌]/gu, (tens) => TENS[tens] ?? tens);
  if (plain === '') return null;
  const placed = byPlace(plain);
  if (placed !== null) return placed;
  let sum: Sum = { total: new Decimal(0), section: new Decimal(0), pending: null };
  const parts = plain.match(/\d[\d,]*(?:\.\d+)?|./gu) ?? [];
  for (const part of parts) {
    if (DIGITS[part] === undefined && !/^\d/u.test(part)) {
      const next = withUnit(sum, part);
      if (next === null) return null;
      sum = next;
    } else sum = withNumber(sum, part);
  }
  return sum.total.plus(sum.section).plus(sum.pending ?? 0);
}

function hasNumeral(text: string): boolean {
  return [...text].some((c) => DIGITS[c] !== undefined || SMALL_UNITS[c] !== undefined || TENS[c] !== undefined);
}

function partOf(text: string | undefined): Decimal | null {
  return text === undefined ? new Decimal(0) : parseChineseNumber(text);
}

/**
 * An amount written in Chinese numerals: 壹萬貳仟元正, 一千二百三十四元五角六分, 1萬2千元; 毫 and 仙 as in Hong Kong. A label with a colon
 * and a currency may come before it. Returns a decimal string with two decimals, or null.
 */
export function parseChineseAmount(text: string): string | null {
  const plain = plainWidth(text).replace(/\s+/gu, '').replace(PREFIX, '');
  const groups = AMOUNT.exec(plain)?.groups;
  if (groups === undefined || !(hasNumeral(plain) || /[萬万億亿]/u.test(plain))) return null;
  if (groups.whole === undefined && groups.dimes === undefined && groups.cents === undefined) return null;
  const whole = partOf(groups.whole);
  const dimes = partOf(groups.dimes);
  const cents = partOf(groups.cents);
  if (whole === null || dimes === null || cents === null || dimes.greaterThan(9) || cents.greaterThan(99)) return null;
  return whole.plus(dimes.times('0.1')).plus(cents.times('0.01')).toFixed(2);
}

const IN_TEXT = new RegExp(
  `${RUN}[元圓圆](?:[零〇]?[${NUMERAL}]{1,2}[角毫])?(?:[零〇]?[${NUMERAL}]{1,3}[分仙])?[正整]?`,
  'gu',
);

/** Every amount in Chinese numerals inside a longer text, as decimal strings. */
export function chineseAmountsIn(text: string): string[] {
  const runs = plainWidth(text).replace(/\s+/gu, '').match(IN_TEXT) ?? [];
  return runs.flatMap((run) => parseChineseAmount(run) ?? []);
}
