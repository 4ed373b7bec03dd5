import { PSM } from 'tesseract.js';
import type { GreyImage } from '../engine/recogniser.ts';
import type { TesseractWorker } from '../engine/tesseract-worker.ts';
import { cutOut } from '../image/prepare.ts';
import { linesOf, type OcrLine, sureness } from './lines.ts';
import type { OcrSymbol, OcrWord, PixelBox } from './ocr-word.ts';

/** Lines with the most important figures: totals and dates, even if a letter was misread. */
const DECISIVE =
  /t[o0]ta[l1i]|am[o0]unt|\bdue\b|ba[l1]ance|cash|d[ao]te|r[o0]und|合計|總|日期|應付|\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}|年.*月/iu;
/** A line with a higher confidence is not read better a second time. */
const SURE_LINE = 90;
const MAX_LINES = 6;
/** The engine was trained on lines of about this height. */
const LINE_HEIGHT_PX = 40;
const MARGIN_PX = 12;
/** Margin above and below the letters, as a share of the line's height. */
const ROOM_SHARE = 0.25;

/** The important lines worth reading again, those with the lowest confidence first. */
function doubtful(lines: readonly OcrLine[]): OcrLine[] {
  return lines
    .filter((line) => DECISIVE.test(line.words.map((word) => word.text).join(' ')) && sureness(line.words) < SURE_LINE)
    .sort((a, b) => sureness(a.words) - sureness(b.words))
    .slice(0, MAX_LINES);
}

function partOf({ bbox }: OcrLine, image: GreyImage) {
  const room = (bbox.y1 - bbox.y0) * ROOM_SHARE;
  const left = Math.max(0, Math.floor(bbox.x0 - room));
  const top = Math.max(0, Math.floor(bbox.y0 - room));
  const right = Math.min(image.width, Math.ceil(bbox.x1 + room));
  const bottom = Math.min(image.height, Math.ceil(bbox.y1 + room));
  return { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

/**
 * Reads the most important lines (totals, dates) again, each cut out and scaled to the height for which the engine
 * was trained.
 * @returns the reading with those lines replaced; null if no line was doubtful
 */
export async function rereadLines(
  image: GreyImage,
  reading: readonly OcrSymbol[],
  engine: Pick<TesseractWorker, 'words'>,
): Promise<OcrSymbol[] | null> {
  const lines = linesOf(reading);
  const again = doubtful(lines);
  if (again.length === 0) return null;
  const replaced = new Map<OcrLine, readonly OcrSymbol[]>();
  for (const line of again) {
    const part = partOf(line, image);
    const factor = LINE_HEIGHT_PX / Math.max(1, line.bbox.y1 - line.bbox.y0);
    const cut = await cutOut(image, part, factor, MARGIN_PX);
    const words = await engine.words(cut, PSM.SINGLE_LINE);
    if (words.length > 0)
      replaced.set(
        line,
        words.map((word) => onImage(word, part, factor)),
      );
  }
  return lines.flatMap((line) => replaced.get(line) ?? line.words);
}

function onImage({ text, confidence, bbox }: OcrWord, part: { left: number; top: number }, factor: number): OcrSymbol {
  const box: PixelBox = {
    x0: part.left + (bbox.x0 - MARGIN_PX) / factor,
    y0: part.top + (bbox.y0 - MARGIN_PX) / factor,
    x1: part.left + (bbox.x1 - MARGIN_PX) / factor,
    y1: part.top + (bbox.y1 - MARGIN_PX) / factor,
  };
  return { text, confidence, bbox: box };
}
