import { editDistance } from '../../../values/words.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const LOOKALIKES: Readonly<Record<string, string>> = { O: '0', o: '0', D: '0', l: '1', I: '1', i: '1', S: '5', B: '8' };
const DAY_AND_MONTH = /^(\W*)([\dOoDlIiSB]{1,2})([\s.-]*)([A-Za-z\d]{3})([\s.-]*)((?:20)?\d{2})?\W*$/u;

/**
 * The month that a word of three letters means, with at most one letter misread; null where two months are possible.
 */
function monthOf(word: string): string | null {
  const lower = word.toLowerCase();
  if (MONTHS.includes(lower)) return lower;
  const alike = MONTHS.filter((month) => editDistance(month, lower) === 1);
  return alike.length === 1 ? (alike[0] ?? null) : null;
}

/** Digits of a date that lost its marks: "01/042025", "01042025", "20250401", "1217". */
function withMarks(text: string): string | null {
  const digits = text.replace(/[^\d]/gu, '');
  if (/^\d{4}$/u.test(text)) return `${text.slice(0, 2)}/${text.slice(2)}`;
  if (digits.length !== 8 || digits.length < text.length - 3) return null;
  if (/^20\d{2}(?:0[1-9]|1[0-2])/u.test(digits))
    return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
  return `${digits.slice(0, 2)}/${digits.slice(2, 4)}/${digits.slice(4)}`;
}

/** After the name of a month there can only be a day: more letters are read as digits there. */
const LETTERS_OF_DAYS: Readonly<Record<string, string>> = {
  s: '5',
  g: '9',
  q: '9',
  é: '6',
  b: '6',
  Z: '2',
  z: '2',
  '?': '7',
};

const MAX_DAY = 31;
const HAN = /\p{Script=Han}/gu;
const MONTH_FIRST =
  /^\W*(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[\s.-]*([\dOoDlIiSBsgqébZz?]{1,2})(?:[\s,.]*(20\d{2}))?[^\p{L}\d]*$/iu;
const WITH_TIME = /^((?:20)?\d{2}[-/.]\d{2}[-/.](?:20)?\d{2})(?:[01]\d|2[0-3])[:.]?[0-5]\d$/u;

const digitsOf = (text: string): string => [...text].map((character) => LOOKALIKES[character] ?? character).join('');

/** A day of one or two digits; a letter that cannot be the digit it resembles is read as zero: "S5" is "05". */
function dayOf(text: string): string {
  const day = digitsOf(text);
  return Number(day) > MAX_DAY && /^\p{L}/u.test(text) ? `0${day.slice(1)}` : day;
}

/** A month before its day: "Aprl" for "Apr 1", "Dec20,2025" for "Dec 20, 2025". */
function withMonthFirst(text: string): string | null {
  const match = MONTH_FIRST.exec(text);
  const day = [...(match?.[2] ?? '')].map((character) => LETTERS_OF_DAYS[character] ?? character).join('');
  const year = match?.[3] === undefined ? '' : `, ${match[3]}`;
  return match === null ? null : `${match[1]} ${digitsOf(day)}${year}`;
}

/** A Chinese date that lost its last character. */
const WITHOUT_DAY_SIGN = /^((?:20\d{2}年)?\d{1,2}月\d{1,2})[^\p{L}\d]*$/u;

/** The original form of a damaged date, as far as it is certain: letters for digits, a month, lost marks. */
export function mendedDate(text: string): string | null {
  const marked = withMarks(text);
  if (marked !== null) return marked;
  const chinese = WITHOUT_DAY_SIGN.exec(text)?.[1];
  if (chinese !== undefined) return `${chinese}日`;
  const timed = WITH_TIME.exec(text)?.[1] ?? withMonthFirst(text);
  if (timed !== null) return timed;
  // The language of the page may have been read into a Latin date.
  const match = DAY_AND_MONTH.exec(text.replace(HAN, ''));
  const month = match === null ? null : monthOf(match[4] ?? '');
  if (match === null || month === null) return null;
  return `${dayOf(match[2] ?? '')} ${month}${match[6] === undefined ? '' : ` ${match[6]}`}`;
}
