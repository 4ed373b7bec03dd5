import type { Word } from '@folio/documents';

/** Fewer letters and digits than this on a page that draws something: the text is in a picture. */
const MIN_CHARACTERS = 20;
const MAX_JUNK_SHARE = 0.15;
const MIN_LATIN_LETTERS = 200;
const VOWEL_SHARE = { min: 0.2, max: 0.6 };

const READABLE = /[\p{Script=Latin}\p{Script=Han}\p{N}\p{P}\p{Sc}\p{Sm}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const PRIVATE_OR_BROKEN = /[\uFFFD\p{Co}\p{Cn}\p{Cc}]/u;

function share(text: string, pattern: RegExp): number {
  const characters = [...text];
  return characters.length === 0 ? 0 : characters.filter((c) => pattern.test(c)).length / characters.length;
}

/** Latin text without a natural share of vowels comes from a font whose letters are mapped to wrong codes. */
function looksEnciphered(text: string): boolean {
  const letters = [...text].filter((c) => /[a-z]/iu.test(c));
  if (letters.length < MIN_LATIN_LETTERS) return false;
  const vowels = letters.filter((c) => /[aeiou]/iu.test(c)).length / letters.length;
  return vowels < VOWEL_SHARE.min || vowels > VOWEL_SHARE.max;
}

/** Whether a page's text layer can be read as it is; otherwise its picture has to be recognised. */
export function isUsableTextLayer(words: readonly Word[]): boolean {
  const text = words.map((word) => word.text).join('');
  if ([...text].filter((c) => /[\p{L}\p{N}]/u.test(c)).length < MIN_CHARACTERS) return false;
  if (share(text, PRIVATE_OR_BROKEN) > MAX_JUNK_SHARE || 1 - share(text, READABLE) > MAX_JUNK_SHARE) return false;
  return !looksEnciphered(text);
}
