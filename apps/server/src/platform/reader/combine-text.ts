import type { Box, Word } from '@folio/documents';
import type { Recognition } from '../ocr/index.ts';
import type { PdfPageText } from '../pdf/index.ts';

/** Recognised words with a higher confidence are assumed to be correct. */
const SURE = 0.85;
const MIN_SURE_WORDS = 5;
/** A text layer that contains this share of the words recognised with high confidence is the page's text. */
const MIN_AGREEMENT = 0.6;
/** A recognised word covered by this much of a word in the text layer is that word. */
const COVERED = 0.5;

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * The share of words recognised with high confidence that the text layer contains; null if there are too few such
 * words.
 */
function agreement(text: readonly Word[], recognised: readonly Word[]): number | null {
  const sure = recognised.filter(
    (word) => word.confidence >= SURE && /[\p{L}\p{N}]{3}|\p{Script=Han}{2}/u.test(word.text),
  );
  if (sure.length < MIN_SURE_WORDS) return null;
  const whole = plain(text.map((word) => word.text).join(''));
  return sure.filter((word) => whole.includes(plain(word.text))).length / sure.length;
}

function overlapShare(of: Box, by: Box): number {
  const width = Math.min(of.x + of.width, by.x + by.width) - Math.max(of.x, by.x);
  const height = Math.min(of.y + of.height, by.y + by.height) - Math.max(of.y, by.y);
  return width <= 0 || height <= 0 ? 0 : (width * height) / (of.width * of.height);
}

/**
 * Compares a doubtful text layer with the recognised picture. Returns `text` if the layer is the page's text;
 * otherwise the recognised words, together with the layer's own words if they are visible and only part of the page
 * (a header or a stamp over a scan).
 */
export function combine(text: PdfPageText, found: Recognition): readonly Word[] | 'text' {
  const agreed = agreement(text.words, found.words);
  if (agreed === null || agreed >= MIN_AGREEMENT) return 'text';
  const stamped = agreement(found.words, text.words) ?? 0;
  if (text.hiddenText || stamped < MIN_AGREEMENT) return found.words;
  const rest = found.words.filter((word) => !text.words.some((own) => overlapShare(word.box, own.box) > COVERED));
  return [...text.words, ...rest];
}
