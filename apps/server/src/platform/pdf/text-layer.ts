import type { Word } from '@folio/documents';
import type { PdfPageText } from './messages.ts';

/** If a page that draws something has fewer letters and digits than this, its text is in a picture. */
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

/** Latin text without a natural share of vowels comes from a font that maps its letters to wrong codes. */
function looksEnciphered(text: string): boolean {
  const letters = [...text].filter((c) => /[a-z]/iu.test(c));
  if (letters.length < MIN_LATIN_LETTERS) return false;
  const vowels = letters.filter((c) => /[aeiou]/iu.test(c)).length / letters.length;
  return vowels < VOWEL_SHARE.min || vowels > VOWEL_SHARE.max;
}

/** Words and characters that occur in almost every business document, in the expected languages. */
const FAMILIAR_LATIN = new Set(
  'the of and to for in on by no is at or not date total amount invoice number page account balance name tax item price description payment from due thank you order rate qty der die das und mit von le la les de et du pour no del el los y en da di il'.split(
    ' ',
  ),
);
const FAMILIAR_HAN = /[年月日的號電話地址金額公司香港合計總銀行有限數量單價]/gu;
const MIN_FAMILIAR_WORDS = 3;
/** A lower share of familiar words is accepted only on a page with few words. */
const MIN_FAMILIAR_SHARE = 0.15;
/** A picture that covers this share of a page is a scan of the page, unless much visible text lies over it. */
const SCAN_SHARE = 0.5;
const MIN_CHARACTERS_OVER_PICTURE = 300;

function looksFamiliar(words: readonly Word[]): boolean {
  const latin = words.filter((word) => FAMILIAR_LATIN.has(word.text.toLowerCase().replace(/[^a-z]/gu, ''))).length;
  const han = words.reduce((sum, word) => sum + (word.text.match(FAMILIAR_HAN)?.length ?? 0), 0);
  return latin + han >= Math.min(MIN_FAMILIAR_WORDS, words.length * MIN_FAMILIAR_SHARE);
}

/**
 * Rates a page's text layer: `good` can be used; `doubtful`: the picture has to be recognised and compared (a scan
 * with text from OCR software or a stamp over it, letters that form no known word); `none`: only the picture can be
 * read.
 */
export function textLayerWorth(text: PdfPageText): 'good' | 'doubtful' | 'none' {
  const least = text.onlyText && !text.hiddenText ? 1 : MIN_CHARACTERS;
  if (text.backwards || !isUsableTextLayer(text.words, least)) return 'none';
  const characters = text.words.reduce((sum, word) => sum + word.text.length, 0);
  const isScan = text.pictureShare > SCAN_SHARE && (text.hiddenText || characters < MIN_CHARACTERS_OVER_PICTURE);
  return isScan || !looksFamiliar(text.words) ? 'doubtful' : 'good';
}

/** Whether a page's text layer can be used without recognising its picture. */
export function isUsableTextLayer(words: readonly Word[], leastCharacters = MIN_CHARACTERS): boolean {
  const text = words.map((word) => word.text).join('');
  if ([...text].filter((c) => /[\p{L}\p{N}]/u.test(c)).length < leastCharacters) return false;
  if (share(text, PRIVATE_OR_BROKEN) > MAX_JUNK_SHARE || 1 - share(text, READABLE) > MAX_JUNK_SHARE) return false;
  return !looksEnciphered(text);
}
