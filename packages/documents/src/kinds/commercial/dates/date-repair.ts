import { LETTER_DIGITS } from '../../../values/amount.ts';

/** A date found in damaged text: the corrected text, and the position of the damaged text. */
export interface RepairedText {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const ALIKE: Readonly<Record<string, string>> = { ...LETTER_DIGITS, '!': '1' };
const D = '[\\dOoQDlI|i!ZzSsBgq]';
/** The beginnings of month names, with the digits that recognition takes for their letters. */
const MONTHS = 'jan|feb|mar|mär|apr|may|mai|juin|jun|ju[l1|]|aug|[s5]ep|[o0][ck]t|n[o0]v|dec|dez';
const SEPARATOR = "\\s?[-/.,:;~—–_'\\\\]{1,2}\\s?";

const ALIKE_LETTERS: Readonly<Record<string, string>> = { '0': 'o', '1': 'l', '|': 'l', '5': 's' };

function letters(text: string): string {
  return [...text].map((character) => ALIKE_LETTERS[character] ?? character).join('');
}

function digits(text: string): string {
  return [...text].map((character) => ALIKE[character] ?? character).join('');
}

const FIRST_DIGIT: Readonly<Record<string, string>> = {
  '8': '0',
  '6': '0',
  '9': '0',
  '5': '0',
  '7': '1',
  '4': '1',
  '3': '0',
};

/** Corrects the likely misread first digit of a two-digit number that is above a limit. */
function possible(number: string, limit: number): string {
  return Number(number) <= limit ? number : `${FIRST_DIGIT[number[0] ?? ''] ?? number[0]}${number.slice(1)}`;
}

interface Repair {
  readonly pattern: RegExp;
  readonly build: (parts: readonly string[]) => string;
}

const REPAIRS: readonly Repair[] = [
  {
    pattern: new RegExp(
      `(?<![\\d.,])(${D}{1,2})${SEPARATOR}(${D}{1,2})${SEPARATOR}(${D}{4}|${D}{2})(?![\\dA-Za-z])`,
      'gu',
    ),
    build: ([d, m, y]) => `${digits(d ?? '')}/${digits(m ?? '')}/${digits(y ?? '')}`,
  },
  {
    pattern: new RegExp(`(?<![\\d.,])(${D}{4})${SEPARATOR}(${D}{1,2})${SEPARATOR}(${D}{1,2})(?![\\dA-Za-z])`, 'gu'),
    build: ([y, m, d]) => `${digits(y ?? '')}-${digits(m ?? '')}-${digits(d ?? '')}`,
  },
  {
    pattern: new RegExp(
      `(?<![\\dA-Za-z])(${D}{1,2})[\\s./~-]*(${MONTHS})\\p{L}*[\\s./,'~-]*(${D}{4}|${D}{2})(?![\\d])`,
      'giu',
    ),
    build: ([d, m, y]) => `${digits(d ?? '')} ${letters(m ?? '')} ${digits(y ?? '')}`,
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\d])(${MONTHS})\\p{L}*[\\s./-]*(${D}{1,2})(?:st|nd|rd|th)?[\\s,./-]+(${D}{4})(?![\\p{L}\\d])`,
      'giu',
    ),
    build: ([m, d, y]) => `${digits(d ?? '')} ${letters(m ?? '')} ${digits(y ?? '')}`,
  },
  {
    pattern: new RegExp(`(?<![\\p{L}\\d])(${D}{4})\\s*年\\s*(${D}{1,2})\\s*月\\s*(${D}{1,2})\\s*日?`, 'gu'),
    build: ([y, m, d]) => `${digits(y ?? '')}-${digits(m ?? '')}-${digits(d ?? '')}`,
  },
  // The stroke between the numbers was lost, or read as 1 or 7.
  { pattern: /(?<!\d)(\d{2})[17/-]?(\d{2})[17/-]?(20[0-3]\d)(?!\d)/gu, build: ([d, m, y]) => `${d}/${m}/${y}` },
  { pattern: /(?<!\d)(\d{2}) (\d{2}) (20[0-3]\d|[012]\d)(?![\d.])/gu, build: ([d, m, y]) => `${d}/${m}/${y}` },
  // Written without strokes: 20180428.
  { pattern: /(?<!\d)(20[0-3]\d)(0[1-9]|1[0-2])([0-3]\d)(?!\d)/gu, build: ([y, m, d]) => `${y}-${m}-${d}` },
  // A first digit that no month or day can have: 17/83/2017.
  {
    pattern: /(?<!\d)([0-9]\d)\s?[-/.]\s?([0-9]\d)\s?[-/.]\s?(20[0-3]\d|[012]\d)(?!\d)/gu,
    build: ([d, m, y]) => `${possible(d ?? '', 31)}/${possible(m ?? '', 12)}/${y}`,
  },
  {
    pattern: /(?<!\d)(20[0-3]\d)\s?[-/.]\s?([0-9]\d)\s?[-/.]\s?([0-9]\d)(?!\d)/gu,
    build: ([y, m, d]) => `${y}-${possible(m ?? '', 12)}-${possible(d ?? '', 31)}`,
  },
  // A year that lost or changed its first digits: 06/10/018, 06/10/7018.
  { pattern: /(?<!\d)(\d{1,2})[-/](\d{1,2})[-/]\d?0([012]\d)(?!\d)/gu, build: ([d, m, y]) => `${d}/${m}/20${y}` },
];

/** Corrects typical misreadings in dates: similar-looking letters, lost or misread strokes, blanks. */
export function repairedDates(text: string): RepairedText[] {
  const found: RepairedText[] = [];
  for (const { pattern, build } of REPAIRS) {
    for (const match of text.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      if ((match[0].match(/\d/gu)?.length ?? 0) < 3) continue;
      found.push({ text: build(match.slice(1)), start, end });
    }
  }
  return found;
}
