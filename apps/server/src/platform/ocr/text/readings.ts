import type { Box, Word } from '@folio/documents';
import type { GreyImage } from '../engine/recogniser.ts';
import type { Straight } from '../image/prepare.ts';
import type { OcrSymbol, OcrWord, PixelBox } from './ocr-word.ts';

function scaledBox({ x0, y0, x1, y1 }: PixelBox, factor: number): PixelBox {
  return { x0: x0 * factor, y0: y0 * factor, x1: x1 * factor, y1: y1 * factor };
}

/** Words found on a scaled picture, in pixels of the picture before scaling. */
export function unscaled(words: readonly OcrWord[], scale: number): OcrWord[] {
  if (scale === 1) return [...words];
  return words.map((word) => ({
    ...word,
    bbox: scaledBox(word.bbox, 1 / scale),
    symbols: word.symbols.map((symbol) => ({ ...symbol, bbox: scaledBox(symbol.bbox, 1 / scale) })),
  }));
}

function boxOf({ bbox: { x0, y0, x1, y1 } }: OcrSymbol, image: GreyImage): Box {
  return {
    x: x0 / image.width,
    y: y0 / image.height,
    width: (x1 - x0) / image.width,
    height: (y1 - y0) / image.height,
  };
}

/** The words of a reading in the page model's form: boxes on the upright picture, positions after straightening. */
export function placed(reading: readonly OcrSymbol[], straight: Straight): Word[] {
  return reading
    .filter((symbol) => symbol.text.trim() !== '')
    .map((symbol) => {
      const place = boxOf(symbol, straight.image);
      const text = symbol.text.normalize('NFKC');
      const word = { text, box: straight.toPicture(place), confidence: symbol.confidence / 100 };
      return straight.isTurned ? { ...word, straight: straight.onPage(place) } : word;
    });
}
