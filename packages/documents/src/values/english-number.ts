import { Decimal } from 'decimal.js';

const SMALL: Readonly<Record<string, number>> = Object.fromEntries(
  (
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
    'eighteen nineteen'
  )
    .split(' ')
    .map((word, value) => [word, value]),
);
const TENS: Readonly<Record<string, number>> = Object.fromEntries(
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, index) => [word, (index + 2) * 10]),
);
const LARGE: Readonly<Record<string, number>> = { thousand: 1e3, million: 1e6, billion: 1e9 };
const VARIANTS: Readonly<Record<string, string>> = { fourty: 'forty', nought: 'zero', nil: 'zero', a: 'one' };
const MONEY_WORDS =
  /\b(?:dollars?|euros?|pounds?|sterling|yuan|yen|renminbi|ringgit|patacas?|cents?|sen|pence|hkd?|usd|rmb|cny|only|exactly)\b|\d\d?\s*\/\s*100/u;
/** Words that belong to an amount without changing it. */
const NOISE =
  /\b(?:say|total|the|sum|of|in|words|amount|hong|kong|hk|hkd|us|usd|united|states|singapore|australian|canadian|new|taiwan|macau|chinese|malaysian?|japanese|rmb|cny|euros?|pounds?|sterling|yuan|yen|renminbi|ringgit|patacas?|dollars?|only|exactly|no)\b|[:;,.()*#-]|\$/gu;

function countOf(words: readonly string[]): Decimal | null {
  let total = new Decimal(0);
  let section = new Decimal(0);
  let seen = false;
  for (const printed of words) {
    const word = VARIANTS[printed] ?? printed;
    if (word === 'and') continue;
    const value = SMALL[word] ?? TENS[word];
    if (value !== undefined) section = section.plus(value);
    else if (word === 'hundred') section = section.isZero() ? new Decimal(100) : section.times(100);
    else if (LARGE[word] !== undefined) {
      total = total.plus((section.isZero() ? new Decimal(1) : section).times(LARGE[word]));
      section = new Decimal(0);
    } else return null;
    seen = true;
  }
  return seen ? total.plus(section) : null;
}

/** Takes the cents off the end: "and cents fifty", "and fifty cents", "and 50/100". The rest is the whole part. */
function splitCents(text: string): { whole: string; cents: Decimal | null } {
  const hundredths = /(?:\band\b)?\s*(\d\d?)\s*\/\s*100/u.exec(text);
  if (hundredths?.[1] !== undefined) {
    return { whole: text.replace(hundredths[0], ' '), cents: new Decimal(hundredths[1]) };
  }
  const before = /(?:\band\b\s*)?\b(?:cents?|sen|pence)\s+([a-z\s-]+?)(?:\bonly\b.*)?$/u.exec(text);
  if (before?.[1] !== undefined) {
    const count = countOf(wordsOf(before[1]));
    if (count !== null) return { whole: text.slice(0, before.index), cents: count };
  }
  const after = /(?:^|\b(?:and|dollars?|euros?|pounds?|ringgit)\s+)((?:[a-z]+[\s-]+){1,2})(?:cents?|sen|pence)\b/u.exec(
    text,
  );
  if (after?.[1] === undefined) return { whole: text, cents: new Decimal(0) };
  return { whole: text.slice(0, after.index), cents: countOf(wordsOf(after[1])) };
}

function wordsOf(text: string): string[] {
  return text
    .replace(NOISE, ' ')
    .split(/\s+/u)
    .filter((word) => word !== '');
}

/**
 * An amount in English words: "Hong Kong Dollars One Thousand Two Hundred and Cents Fifty Only". Returns a decimal
 * string with two decimals; null when the text is not only an amount in words.
 */
export function parseEnglishAmount(text: string): string | null {
  const plain = text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
  if (!MONEY_WORDS.test(plain)) return null;
  const { whole, cents } = splitCents(plain);
  const words = wordsOf(whole).filter((word) => word !== 'and');
  const count = words.length === 0 ? new Decimal(0) : countOf(words);
  if (count === null || cents === null || cents.greaterThan(99)) return null;
  return words.length === 0 && cents.isZero() ? null : count.plus(cents.dividedBy(100)).toFixed(2);
}
