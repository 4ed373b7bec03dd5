import { editDistance } from '../values/words.ts';

/** Legal forms and words that are common in names of shops: they do not distinguish suppliers. */
const LEGAL =
  /\b(?:the|limited|ltd|inc|incorporated|llc|llp|corp|corporation|company|co|gmbh|ag|kg|plc|pte|pty|sdn|bhd|sarl|sas|sa|hk|hong kong|holdings?)\b|有限公司|有限责任公司|股份|公司|集團|集团|\(?香港\)?/gu;

/** The letters of a name in one script, without legal forms: "Lai Chi Kok Storage Ltd." gives "laichikokstorage". */
function keyOf(name: string, script: 'latin' | 'han'): string {
  const bare = name.normalize('NFKC').toLowerCase().replace(/[.,&]/gu, ' ').replace(LEGAL, ' ');
  return script === 'han' ? bare.replace(/[^\p{Script=Han}]/gu, '') : bare.replace(/[^\p{Script=Latin}\p{N}]/gu, '');
}

function ratio(left: string, right: string): number {
  const longer = Math.max([...left].length, [...right].length);
  return longer === 0 ? 0 : 1 - editDistance(left, right) / longer;
}

const MIN_KEY = { latin: 3, han: 2 };
const MIN_CONTAINED = 8;
const CONTAINED = 0.9;

/** A branch or an address printed behind a name: the longer begins with the whole of the shorter. */
function contained(left: string, right: string): boolean {
  const [short, long] = left.length <= right.length ? [left, right] : [right, left];
  return short.length >= MIN_CONTAINED && long.startsWith(short);
}

/**
 * How similar two supplier names are, 0..1. Each name may be printed in two languages: the result is the better of
 * the Latin and the Han parts, without legal forms. Null when the names share no script and cannot be compared.
 */
export function supplierLikeness(left: string, right: string): number | null {
  const shares = (['latin', 'han'] as const).flatMap((script) => {
    const [a, b] = [keyOf(left, script), keyOf(right, script)];
    if (Math.min([...a].length, [...b].length) < MIN_KEY[script]) return [];
    return [contained(a, b) ? Math.max(CONTAINED, ratio(a, b)) : ratio(a, b)];
  });
  return shares.length === 0 ? null : Math.max(...shares);
}
