import type { GreyImage } from '../engine/recogniser.ts';
import { linesOf, type OcrLine, sureness } from './lines.ts';
import type { OcrWord } from './ocr-word.ts';

/** How many lines are sampled to detect Chinese on a page. */
const SAMPLE_LINES = 8;
const TOP_LINES = 2;
/** A line read as English with at least this confidence is English. */
const SURE_LINE = 92;
const MARGIN_PX = 8;
const WHITE = 255;

/** The lines that may be Chinese misread as English: those with the lowest confidence, and those of the heading. */
function doubtfulLines(english: readonly OcrWord[]): OcrLine[] {
  const lines = linesOf(english).filter((line) => sureness(line.words) < SURE_LINE);
  const top = lines.slice(0, TOP_LINES);
  const rest = lines.slice(TOP_LINES).sort((a, b) => sureness(a.words) - sureness(b.words));
  return [...top, ...rest].slice(0, SAMPLE_LINES);
}

/**
 * A small picture of the lines that may be Chinese, one below the other; null if every line was read as English with
 * high confidence. Reading it is a cheap test of whether the whole page needs a pass in Chinese.
 */
export function chineseSample(image: GreyImage, english: readonly OcrWord[]): GreyImage | null {
  if (english.length === 0) return image;
  const bands = doubtfulLines(english).map(({ bbox }) => ({
    from: Math.max(0, Math.floor(bbox.y0) - MARGIN_PX),
    to: Math.min(image.height, Math.ceil(bbox.y1) + MARGIN_PX),
  }));
  if (bands.length === 0) return null;
  const height = bands.reduce((sum, band) => sum + band.to - band.from + MARGIN_PX, 0);
  const pixels = new Uint8Array(image.width * height).fill(WHITE);
  let at = 0;
  for (const { from, to } of bands) {
    pixels.set(image.pixels.subarray(from * image.width, to * image.width), at * image.width);
    at += to - from + MARGIN_PX;
  }
  return { width: image.width, height, pixels };
}
