import type { GreyImage } from '../engine/recogniser.ts';

const COLUMN_STEP = 3;
/** Ink is darker than this share of white. */
const INK_SHARE = 0.6;
const LONGEST_PX = 80;
/** The short runs of ink down a column are horizontal strokes, the long ones are stems. */
const STEM_QUANTILE = 0.8;
const MIN_RUNS = 200;
const WHITE = 255;

/**
 * The height of most letters' stems in pixels, on a picture whose lines are horizontal; null if there is too little
 * print.
 */
export function letterHeight({ pixels, width, height }: GreyImage): number | null {
  const ink = WHITE * INK_SHARE;
  const runs = new Uint32Array(LONGEST_PX + 1);
  let total = 0;
  for (let x = 0; x < width; x += COLUMN_STEP) {
    let run = 0;
    for (let at = x; at < width * height; at += width) {
      if ((pixels[at] ?? WHITE) < ink) run++;
      else {
        if (run > 1 && run <= LONGEST_PX) {
          runs[run] = (runs[run] ?? 0) + 1;
          total++;
        }
        run = 0;
      }
    }
  }
  if (total < MIN_RUNS) return null;
  let shorter = 0;
  return runs.findIndex((count) => {
    shorter += count;
    return shorter > total * STEM_QUANTILE;
  });
}
