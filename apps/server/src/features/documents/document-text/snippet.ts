import type { FoundText } from '@folio/contract';
import type { Search } from './search-words.ts';

/** Characters shown before the first match, and in total. */
const BEFORE = 40;
const LONGEST = 130;

/** The text around the first match, with every match in it marked; null if the text does not contain the words. */
export function snippetOf(text: string, search: Search): FoundText[] | null {
  const finds = findsOf(search);
  if (finds === null) return null;
  const first = text.search(finds);
  if (first < 0) return null;
  const start = beginOfWord(text, Math.max(0, first - BEFORE), first);
  const end = Math.min(text.length, start + LONGEST);
  const shown = `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
  return markedText(shown, finds);
}

function markedText(shown: string, finds: RegExp): FoundText[] {
  const pieces: FoundText[] = [];
  let at = 0;
  for (const match of shown.matchAll(finds)) {
    if (match.index > at) pieces.push({ text: shown.slice(at, match.index), found: false });
    pieces.push({ text: match[0], found: true });
    at = match.index + match[0].length;
  }
  if (at < shown.length) pieces.push({ text: shown.slice(at), found: false });
  return pieces;
}

/** Words and phrases contain only letters and digits, so they need no escaping in a regular expression. */
function findsOf({ words, phrases }: Search): RegExp | null {
  const beginnings = words.map((word) => `(?<![\\p{L}\\p{N}])${withCommas(word)}`);
  const all = [...phrases, ...beginnings];
  return all.length === 0 ? null : new RegExp(all.join('|'), 'giu');
}

/** Lets 1250 also match 1,250. */
function withCommas(word: string): string {
  return word.replace(/(?<=\d)(?=\d)/g, ',?');
}

/** Starts at the beginning of a word if one is near. */
function beginOfWord(text: string, from: number, before: number): number {
  if (from === 0) return 0;
  const space = text.indexOf(' ', from);
  return space >= 0 && space < before ? space + 1 : from;
}
