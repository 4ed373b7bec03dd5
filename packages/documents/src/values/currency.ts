import { plainWidth } from './width.ts';

/** Printed marks of currencies, with their ISO codes. A mark that several countries use identifies no currency. */
const MARKS: readonly (readonly [string, string | null])[] = [
  ['HK\\$', 'HKD'],
  ['HKS\\$?', 'HKD'],
  ['US\\$', 'USD'],
  ['NTD?\\$', 'TWD'],
  ['SG\\$', 'SGD'],
  ['S\\$', 'SGD'],
  ['AU?\\$', 'AUD'],
  ['NZ\\$', 'NZD'],
  ['CA?\\$', 'CAD'],
  ['MOP\\$', 'MOP'],
  ['RMB¥?', 'CNY'],
  ['CN¥', 'CNY'],
  ['JP¥', 'JPY'],
  ['RM', 'MYR'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['₩', 'KRW'],
  ['฿', 'THB'],
  ['₹', 'INR'],
  ['₱', 'PHP'],
  ['₫', 'VND'],
  ['CNH', 'CNY'],
  ['NTD', 'TWD'],
  ...'HKD USD CNY EUR GBP JPY SGD AUD CAD CHF MYR TWD MOP NZD THB KRW INR IDR PHP VND SEK NOK DKK PLN AED'
    .split(' ')
    .map((code) => [code, code] as const),
  ['港[元幣币圓]', 'HKD'],
  ['人民[幣币]', 'CNY'],
  ['新[台臺][幣币]', 'TWD'],
  ['[台臺][幣币]', 'TWD'],
  ['澳門[元幣圓]', 'MOP'],
  ['葡幣', 'MOP'],
  ['美[元金圓]', 'USD'],
  ['[歐欧][元羅]', 'EUR'],
  ['日[圓元]', 'JPY'],
  ['円', 'JPY'],
  ['英[鎊镑]', 'GBP'],
  ['澳元', 'AUD'],
  ['加[元幣]', 'CAD'],
  ['(?:新加坡|坡)[元幣]', 'SGD'],
  ['瑞士法郎', 'CHF'],
  ['馬幣|令吉', 'MYR'],
  ['泰銖', 'THB'],
  ['韓[圜元圓]', 'KRW'],
  ['\\$', null],
  ['¥', null],
  ['元', null],
  ['圓', null],
];

/** A regular expression source that matches any printed currency mark. */
export const CURRENCY_MARK_PATTERN = MARKS.map(([mark]) => mark).join('|');

const WHOLE = MARKS.map(([mark, code]) => [new RegExp(`^(?:${mark})$`, 'iu'), code] as const);

/** The ISO code of a mark; null for one that several countries use ($, ¥, 元). */
export function currencyOfMark(mark: string): string | null {
  return WHOLE.find(([pattern]) => pattern.test(plainWidth(mark)))?.[1] ?? null;
}

/** Currencies by their names in words. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/hong ?kong dollars?/giu, 'HKD'],
  [/(?:us|u\.s\.|united states|american) dollars?/giu, 'USD'],
  [/renminbi|chinese yuan|yuan renminbi/giu, 'CNY'],
  [/singapore dollars?/giu, 'SGD'],
  [/australian dollars?/giu, 'AUD'],
  [/canadian dollars?/giu, 'CAD'],
  [/new zealand dollars?/giu, 'NZD'],
  [/(?:new )?taiwan(?:ese)? dollars?/giu, 'TWD'],
  [/(?:macau|macao|macanese) patacas?|\bpatacas?\b/giu, 'MOP'],
  [/pounds? sterling|british pounds?|sterling\b/giu, 'GBP'],
  [/japanese yen/giu, 'JPY'],
  [/\beuros?\b/giu, 'EUR'],
  [/(?:malaysian )?ringgit(?: malaysia)?/giu, 'MYR'],
  [/swiss francs?/giu, 'CHF'],
  [/thai baht/giu, 'THB'],
];

/** "RM 1203, 12/F" is a room, not an amount in ringgit. */
const ROOM = /(?<![A-Za-z])RM\.?\s+\d{1,5}[A-Z]?(?=[,/\s-]|$)(?!\s*\.\d)/gu;

/** Codes have no letters next to them; single signs have a number next to them, elsewhere they are smudges. */
function inText(mark: string): string {
  if (/^[A-Z]/u.test(mark)) return `(?<![A-Za-z])(?:${mark})(?![A-Za-z])`;
  return /^[€£₩฿₹₱₫]$/u.test(mark)
    ? `${mark}(?=\\s?[-−(]?\\d)|(?<=\\d\\s?)${mark}|(?<=\\()${mark}(?=\\))|(?<=\\s|^)${mark}(?=\\s|$)`
    : mark;
}

const IN_TEXT = MARKS.filter(([, code]) => code !== null).map(
  ([mark, code]) => [new RegExp(inText(mark), 'gu'), code] as const,
);

export function currenciesIn(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  let rest = plainWidth(text).replace(ROOM, ' ');
  for (const [pattern, code] of [...WORDS, ...IN_TEXT]) {
    const hits = rest.match(pattern)?.length ?? 0;
    if (hits > 0 && code !== null) counts.set(code, (counts.get(code) ?? 0) + hits);
    rest = rest.replace(pattern, ' ');
  }
  return counts;
}

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}]|株式|消費税|日本|japan|tokyo|osaka/iu;
const CHINESE = /人民|中[国國]|深圳|上海|北京|[广廣]州|[东東]莞|china|shenzhen|shanghai|beijing|guangzhou|\bprc\b/iu;

/**
 * What ¥ means in a text that names no currency: yen have no decimals and come with Japanese words, otherwise it is
 * yuan. Null without a ¥.
 */
export function currencyOfYenSign(text: string): string | null {
  const plain = plainWidth(text);
  if (!/¥/u.test(plain)) return null;
  if (JAPANESE.test(plain)) return 'JPY';
  if (CHINESE.test(plain) || /\p{Script=Han}/u.test(plain) || /¥\s?[\d,]+\.\d\d(?!\d)/u.test(plain)) return 'CNY';
  return 'JPY';
}

/** The currency a text names most often; null when it names none. */
export function mainCurrency(text: string): string | null {
  const ranked = [...currenciesIn(text)].sort((a, b) => b[1] - a[1]);
  return ranked[0]?.[0] ?? currencyOfYenSign(text);
}
