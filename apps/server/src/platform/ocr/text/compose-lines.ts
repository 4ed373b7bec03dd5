import { linesOf, type OcrLine, sureness } from './lines.ts';
import type { OcrSymbol, PixelBox } from './ocr-word.ts';

/** Another reading of a line replaces the first if its confidence is higher by this much. */
const MIN_GAIN = 3;
/**
 * Readings of the same line have about the same number of letters. A reading that lost half a line often has a higher
 * confidence for the rest.
 */
const LENGTH_RANGE = { min: 0.85, max: 1.25 };
/** Two readings belong to the same line if they share this much of the height of both. */
const SAME_BAND_SHARE = 0.6;

function lengthOf(line: OcrLine): number {
  return line.words.reduce((sum, word) => sum + word.text.length, 0);
}

function isSameBand(a: PixelBox, b: PixelBox): boolean {
  const overlap = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  return overlap > SAME_BAND_SHARE * Math.max(a.y1 - a.y0, b.y1 - b.y0);
}

function isBetter(other: OcrLine, line: OcrLine): boolean {
  const ratio = lengthOf(other) / Math.max(1, lengthOf(line));
  if (ratio < LENGTH_RANGE.min || ratio > LENGTH_RANGE.max) return false;
  return sureness(other.words) > sureness(line.words) + MIN_GAIN;
}

/** The first reading, with every line replaced by the reading of it with the highest confidence. */
export function composeLines(first: readonly OcrSymbol[], others: readonly (readonly OcrSymbol[])[]): OcrSymbol[] {
  const candidates = others.flatMap((reading) => linesOf(reading));
  return linesOf(first).flatMap((line) => {
    const same = candidates.filter((other) => isSameBand(other.bbox, line.bbox));
    const best = same.reduce<OcrLine>((chosen, other) => (isBetter(other, chosen) ? other : chosen), line);
    return best.words;
  });
}
