/**
 * Punctuation that a Chinese font draws as wide as a character, with its narrow form for use among narrow letters.
 */
const NARROW: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '‛': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
  '‟': '"',
  '…': '...',
};
const SIGN = /[‘’‛ʼ“”‟…]/u;
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3001-\u303f\uff01-\uff60]/u;
const NARROW_LETTER = /[\p{L}\p{N}]/u;
const PAIRS = /“[^“”\n]*”|‘[^‘’\n]*’(?!\p{L})/gu;

/**
 * The character next to a sign. `neither`: the end of the text, a space or another sign does not decide the width.
 */
type Neighbour = 'wide' | 'narrow' | 'neither';

function neighbour(text: string | undefined): Neighbour {
  if (text === undefined) return 'neither';
  if (WIDE.test(text)) return 'wide';
  return NARROW_LETTER.test(text) ? 'narrow' : 'neither';
}

/** The first neighbour that is not `neither` decides. */
function isWide(...neighbours: readonly Neighbour[]): boolean {
  return neighbours.find((one) => one !== 'neither') === 'wide';
}

/**
 * The positions of both signs of every pair, with whether they stay wide. The text around the pair decides; if it
 * does not, the text inside it does.
 */
function pairsOf(text: string): Map<number, boolean> {
  const found = new Map<number, boolean>();
  for (const { 0: pair, index } of text.matchAll(PAIRS)) {
    const end = index + pair.length;
    const around = [before(text, index), after(text, end)];
    const inside = [after(text, index + 1), before(text, end - 1)];
    const stays = around.includes('wide') || isWide(...around, ...inside);
    found.set(index, stays).set(end - 1, stays);
  }
  return found;
}

function before(text: string, at: number): Neighbour {
  return neighbour([...text.slice(Math.max(0, at - 2), at)].at(-1));
}

function after(text: string, at: number): Neighbour {
  return neighbour([...text.slice(at, at + 2)][0]);
}

/**
 * For a sign without a partner: next to a narrow letter it is an apostrophe. A row of dots depends on the text before
 * it.
 */
function staysAlone(text: string, at: number): boolean {
  let first = at;
  let next = at + 1;
  while (text[first - 1] === text[at]) first--;
  while (text[next] === text[at]) next++;
  const beside = [before(text, first), after(text, next)];
  if (text[at] === '…') return isWide(...beside);
  return !beside.includes('narrow') && beside.includes('wide');
}

/**
 * Makes quotation marks, apostrophes and dots narrow among narrow letters and leaves them unchanged in Chinese text.
 */
export function narrowSigns(text: string): string {
  if (!SIGN.test(text)) return text;
  const pairs = pairsOf(text);
  return Array.from({ length: text.length }, (_, at) => {
    const sign = text[at] ?? '';
    const narrow = NARROW[sign];
    return narrow === undefined || (pairs.get(at) ?? staysAlone(text, at)) ? sign : narrow;
  }).join('');
}
