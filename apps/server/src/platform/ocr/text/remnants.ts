import { onSameLine } from './lines.ts';
import type { OcrSymbol } from './ocr-word.ts';

/** A remnant overlaps its word by this share of its width, or follows it this closely, as a share of its height. */
const MIN_COVERED_SHARE = 0.3;
const MAX_GAP_SHARE = 0.15;
/** A remnant that does not overlap its word has less confidence than this. */
const SURE_CONFIDENCE = 80;

function isRemnantOf(word: OcrSymbol, whole: OcrSymbol): boolean {
  const isEnd = whole.text.length > word.text.length && whole.text.endsWith(word.text);
  if (!isEnd || !onSameLine(word.bbox, whole.bbox) || word.bbox.x1 <= whole.bbox.x1) return false;
  if (word.bbox.x0 < whole.bbox.x0) return false;
  const under = whole.bbox.x1 - word.bbox.x0;
  if (under > (word.bbox.x1 - word.bbox.x0) * MIN_COVERED_SHARE) return true;
  const height = word.bbox.y1 - word.bbox.y0;
  return under > -height * MAX_GAP_SHARE && word.confidence < SURE_CONFIDENCE;
}

/**
 * Removes the ends of words that the engine read twice. On a slanted line the engine cuts a word short but still
 * reads it as a whole, and then reads the rest again: "Packaging" and "ging".
 */
export function withoutRemnants<W extends OcrSymbol>(words: readonly W[]): W[] {
  return words.filter((word) => !words.some((whole) => whole !== word && isRemnantOf(word, whole)));
}
