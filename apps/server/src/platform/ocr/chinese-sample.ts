import { linesOf, type OcrLine, sureness } from './lines.ts';
import type { GreyImage } from './recogniser.ts';
import type { OcrWord } from './tesseract-worker.ts';

/** How many lines tell whether a page has Chinese on it. */
const SAMPLE_LINES = 8;
const TOP_LINES = 2;
/** A line read this surely as English is English. */
const SURE_LINE = 92;
const MARGIN_PX = 8;
const WHITE = 255;

/** The lines that may be Chinese taken for English: the least sure ones, and those of the heading. */
function doubtfulLines(english: readonly OcrWord[]): OcrLine[] {
  const lines = linesOf(english).filter((line) => sureness(line.words) < SURE_LINE);
  const top = lines.slice(0, TOP_LINES);
  const rest = lines.slice(TOP_LINES).sort((a, b) => sureness(a.words) - sureness(b.words));
  return [...top, ...rest].slice(0, SAMPLE_LINES);
}

/**
 * A small picture of the lines that may be Chinese, one below the other; null when every line was surely read as
 * English. Reading it tells cheaply whether the whole page is worth a pass in Chinese.
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
