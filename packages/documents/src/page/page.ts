/**
 * A rectangle on a page, in fractions (0..1) of the upright page's width and height; the origin is the top left
 * corner.
 */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * One printed word with its place and the confidence of its letters (0..1; a text layer gives 1). `box` is the place
 * on the picture a person sees. On a crooked picture `straight` is the place after straightening: lines and columns
 * are found there.
 */
export interface Word {
  readonly text: string;
  readonly box: Box;
  readonly confidence: number;
  readonly straight?: Box;
}

/** Where the words of a page come from: the file's own text layer, or recognition of its picture. */
export type PageSource = 'text' | 'ocr';

/** How far, in degrees clockwise, the stored picture of a page must be turned to be upright. */
export type Turn = 0 | 90 | 180 | 270;

/**
 * One upright page. `number` starts at 1. Sizes are those of the upright page in points (1/72 inch); an image counts
 * one pixel as one point at 72 dpi. `turn` and `mirrored` record how the stored picture was made upright (first
 * mirrored left to right, then turned): the picture a person sees is treated the same way, so that boxes fit.
 */
export interface Page {
  readonly number: number;
  readonly widthPt: number;
  readonly heightPt: number;
  /** The best reading of the page. */
  readonly words: readonly Word[];
  readonly source: PageSource;
  /** Other readings of the same picture (other preparation, other segmentation): votes for a value, never more text. */
  readonly variants?: readonly (readonly Word[])[];
  readonly turn?: Turn;
  readonly mirrored?: boolean;
}

/** The smallest rectangle around all of `boxes`; null without boxes. */
export function enclosingBox(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** A word placed in points on the straightened page. */
export interface Token {
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
  readonly confidence: number;
  readonly page: number;
  readonly box: Box;
}
