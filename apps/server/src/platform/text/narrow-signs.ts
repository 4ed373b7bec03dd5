/** Signs that a Chinese font draws as wide as a character, and how they stand among narrow letters. */
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

/** What stands beside a sign: nothing, a space or a mark of its own size says nothing about it. */
type Neighbour = 'wide' | 'narrow' | 'neither';

function neighbour(text: string | undefined): Neighbour {
  if (text === undefined) return 'neither';
  if (WIDE.test(text)) return 'wide';
  return NARROW_LETTER.test(text) ? 'narrow' : 'neither';
}

/** The first of several neighbours that says something decides. */
function isWide(...neighbours: readonly Neighbour[]): boolean {
  return neighbours.find((one) => one !== 'neither') === 'wide';
}

/** The places of both signs of every pair, with whether they stay wide: what the pair stands in decides, else what is in it. */
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

/** A sign by itself is an apostrophe where a narrow letter touches it; a row of dots belongs to what goes before. */
function staysAlone(text: string, at: number): boolean {
  let first = at;
  let next = at + 1;
  while (text[first - 1] === text[at]) first--;
  while (text[next] === text[at]) next++;
  const beside = [before(text, first), after(text, next)];
  if (text[at] === '…') return isWide(...beside);
  return !beside.includes('narrow') && beside.includes('wide');
}

/** Quotation marks, apostrophes and dots narrow among narrow letters, and as they are in Chinese text. */
export function narrowSigns(text: string): string {
  if (!SIGN.test(text)) return text;
  const pairs = pairsOf(text);
  return Array.from({ length: text.length }, (_, at) => {
    const sign = text[at] ?? '';
    const narrow = NARROW[sign];
    return narrow === undefined || (pairs.get(at) ?? staysAlone(text, at)) ? sign : narrow;
  }).join('');
}
