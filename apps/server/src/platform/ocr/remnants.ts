import { onSameLine } from './lines.ts';
import type { OcrSymbol } from './tesseract-worker.ts';

/** A remnant lies this much under the word it belongs to, or stands this close behind it, as a share of its height. */
const MIN_COVERED_SHARE = 0.3;
const MAX_GAP_SHARE = 0.15;
/** The engine is seldom sure of a remnant that only stands close by. */
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
 * On a line that leans, the engine cuts a word off where the line ends for it, reads it whole all the same, and reads what was cut
 * off once more: "Packaging" and "ging". Leaves out the second.
 */
export function withoutRemnants<W extends OcrSymbol>(words: readonly W[]): W[] {
  return words.filter((word) => !words.some((whole) => whole !== word && isRemnantOf(word, whole)));
}
