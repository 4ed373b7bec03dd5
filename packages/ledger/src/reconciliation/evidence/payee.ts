import { nameWords } from './line-text.ts';

/** Legal forms, also where a bank cut them off at the end; they do not help to identify a party. */
const FORMS =
  /\b(COMPANY LIMITED|CO\.? ?LTD|LIMITED|LIMITE|LIMIT|LTD|INC|CORP(ORATION)?|GMBH|PTE|LLC|PLC|SDN BHD|CO)\b\.?|(股份)?有限公司|有限公?$|股份/giu;
/** Words many names share: they agree by chance, so they count little. */
const COMMON = new Set(
  (
    'HONG KONG HK HONGKONG ASIA CHINA FAR EAST INTERNATIONAL INTL TRADING TRADE ENTERPRISE ENTERPRISES GROUP HOLDINGS HOLDING ' +
    'COMPANY SERVICE SERVICES INDUSTRIAL INDUSTRIES DEVELOPMENT AND OF GLOBAL WORLD LIMITED ' +
    '香港 國際 貿易 實業 企業 集團 服務 發展 中國 亞洲'
  ).split(' '),
);
const COMMON_WEIGHT = 0.3;

/** A name prepared for comparison: its words with their weights. */
export interface Name {
  readonly words: readonly { readonly text: string; readonly weight: number }[];
  readonly weight: number;
}

/** Splits a name into words. Chinese has no spaces, so pairs of characters are used as words. */
export function readName(text: string): Name {
  const plain = text.normalize('NFKC').toUpperCase();
  const kept = nameWords(plain.replace(FORMS, ' '));
  const texts = kept.flatMap((word) => [
    ...(word.match(/[^\p{Script=Han}]+/gu) ?? []),
    ...(word.match(/\p{Script=Han}+/gu) ?? []).flatMap(pairsOf),
  ]);
  const words = [...new Set(texts)].map((text) => ({ text, weight: COMMON.has(text) ? COMMON_WEIGHT : 1 }));
  return { words, weight: words.reduce((sum, { weight }) => sum + weight, 0) };
}

function pairsOf(run: string): string[] {
  return run.length === 1 ? [run] : Array.from({ length: run.length - 1 }, (_, n) => run.slice(n, n + 2));
}

/**
 * Similarity of a name on a statement to a name in the books, 0..1 in hundredths: the share of the shorter name that
 * the longer one has, by the weight of its words. Cut words (banks cut names off) count 0.9, words with one letter
 * wrong 0.85 (short ones 0.6); a match of very little text (a family name, a single short word) can never be certain.
 * Legal forms do not count.
 */
export function payeeSimilarity(printed: string, known: string): number {
  return nameSimilarity(readName(printed), readName(known));
}

export function nameSimilarity(printed: Name, known: Name): number {
  if (printed.words.length === 0 || known.words.length === 0) return 0;
  const [few, many] = printed.weight < known.weight ? [printed, known] : [known, printed];
  let found = 0;
  let letters = 0;
  for (const { text, weight } of few.words) {
    const best = bestMatch(text, many);
    found += best.share * weight;
    if (weight === 1) letters += best.letters;
  }
  const similarity = Math.round((100 * found) / few.weight) / 100;
  const sure = letters >= SURE_LETTERS && 2 * found >= known.weight;
  return sure ? similarity : Math.min(similarity, UNSURE);
}

/** With fewer agreeing letters, similarity stays below the level that proves a name. */
const SURE_LETTERS = 5;
/** A Chinese character carries as much information as this many letters. */
const HAN_LETTERS = 2;
const UNSURE = 0.75;

function bestMatch(text: string, name: Name): { share: number; letters: number } {
  let best = { share: 0, letters: 0 };
  for (const other of name.words) {
    const share = wordMatch(text, other.text);
    if (share <= best.share) continue;
    const shorter = Math.min(text.length, other.text.length);
    best = { share, letters: /\p{Script=Han}/u.test(text) ? HAN_LETTERS * shorter : shorter };
  }
  return best;
}

/** How much of both names the two have in common, 0..1: unlike similarity, a short name is not all of a long one. */
export function nameOverlap(a: Name, b: Name): number {
  if (a.words.length === 0 || b.words.length === 0) return 0;
  const [few, many] = a.weight <= b.weight ? [a, b] : [b, a];
  const found = few.words.reduce((sum, { text, weight }) => sum + bestMatch(text, many).share * weight, 0);
  return found / many.weight;
}

function wordMatch(a: string, b: string): number {
  if (a === b) return 1;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length >= 3 && long.startsWith(short)) return 0.9;
  if (short.length < 3 || long.length < 4 || long.length - short.length > 1 || !oneSlip(short, long)) return 0;
  return short.length >= 5 ? 0.85 : 0.6;
}

/** One letter changed, missing, added, or two neighbours exchanged. `short` is at most one letter shorter. */
function oneSlip(short: string, long: string): boolean {
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const restLong = long.slice(start + 1);
  if (short.length < long.length) return restLong === short.slice(start);
  if (restLong === short.slice(start + 1)) return true;
  return (
    short[start] === long[start + 1] &&
    short[start + 1] === long[start] &&
    short.slice(start + 2) === long.slice(start + 2)
  );
}
