import { editDistance } from '../../../values/words.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const LOOKALIKES: Readonly<Record<string, string>> = { O: '0', o: '0', D: '0', l: '1', I: '1', i: '1', S: '5', B: '8' };
const DAY_AND_MONTH = /^(\W*)([\dOoDlIiSB]{1,2})([\s.-]*)([A-Za-z\d]{3})([\s.-]*)((?:20)?\d{2})?\W*$/u;

/** The month a word of three letters stands for, one of them misread at most; null where it could be two months. */
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

/** Behind the name of a month only a day can stand: there more letters are digits. */
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

const HAN = /\p{Script=Han}/gu;
const MONTH_FIRST =
  /^\W*(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[\s.-]*([\dOoDlIiSBsgqébZz?]{1,2})[^\p{L}\d]*$/iu;
const WITH_TIME = /^((?:20)?\d{2}[-/.]\d{2}[-/.](?:20)?\d{2})(?:[01]\d|2[0-3])[:.]?[0-5]\d$/u;

const digitsOf = (text: string): string => [...text].map((character) => LOOKALIKES[character] ?? character).join('');

/** A month in front of its day: "Aprl" for "Apr 1". */
function withMonthFirst(text: string): string | null {
  const match = MONTH_FIRST.exec(text);
  const day = [...(match?.[2] ?? '')].map((character) => LETTERS_OF_DAYS[character] ?? character).join('');
  return match === null ? null : `${match[1]} ${digitsOf(day)}`;
}

/** A Chinese date that lost its last character. */
const WITHOUT_DAY_SIGN = /^((?:20\d{2}年)?\d{1,2}月\d{1,2})[^\p{L}\d]*$/u;

/** What a date that recognition damaged was, as far as that is certain: letters for digits, a month, lost marks. */
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
  return `${digitsOf(match[2] ?? '')} ${month}${match[6] === undefined ? '' : ` ${match[6]}`}`;
}
