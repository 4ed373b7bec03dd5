import type { GreyImage } from '../engine/recogniser.ts';
import { type Orientation, setUpright } from './turning.ts';

/** The side of the sampled square, as a share of the picture's shorter side. */
const SAMPLE_SHARE = 0.75;
const GRID = 24;

const UPRIGHT: Orientation = { turn: 0, mirrored: false };

/** The possible orientations of a page, the likely ones first. */
const ORIENTATIONS: readonly Orientation[] = [
  UPRIGHT,
  { turn: 180, mirrored: false },
  { turn: 90, mirrored: false },
  { turn: 270, mirrored: false },
  { turn: 0, mirrored: true },
  { turn: 180, mirrored: true },
  { turn: 90, mirrored: true },
  { turn: 270, mirrored: true },
];
/**
 * Letters read with high confidence on the sample: fewer than the first number are not enough to decide, more than
 * the second need no comparison.
 */
const MIN_LETTERS = 14;
const PLENTY_OF_LETTERS = 60;
/** Another orientation must yield this many times the letters of the stored one. */
const MIN_GAIN = 1.6;

/** The square of the picture with the most strong contrast: it shows the orientation most reliably. */
function busiestSquare(image: GreyImage): GreyImage {
  const side = Math.floor(Math.min(image.width, image.height) * SAMPLE_SHARE);
  let best = { x: 0, y: 0, strokes: -1 };
  for (let step = 0; step <= GRID; step++) {
    const x = Math.floor(((image.width - side) * (image.width > image.height ? step : GRID / 2)) / GRID);
    const y = Math.floor(((image.height - side) * (image.width > image.height ? GRID / 2 : step)) / GRID);
    const strokes = strokesIn(image, x, y, side);
    if (strokes > best.strokes) best = { x, y, strokes };
  }
  const pixels = new Uint8Array(side * side);
  for (let row = 0; row < side; row++) {
    const from = (best.y + row) * image.width + best.x;
    pixels.set(image.pixels.subarray(from, from + side), row * side);
  }
  return { width: side, height: side, pixels };
}

function strokesIn(image: GreyImage, x0: number, y0: number, side: number): number {
  let strokes = 0;
  for (let y = y0; y < y0 + side; y += 4)
    for (let x = x0; x < x0 + side - 3; x += 3) {
      const at = y * image.width + x;
      if (Math.abs((image.pixels[at] ?? 0) - (image.pixels[at + 3] ?? 0)) > 50) strokes++;
    }
  return strokes;
}

/** How many letters one language reads with high confidence on a piece of a page. */
export type LetterCount = (piece: GreyImage) => Promise<number>;

async function bestOrientation(piece: GreyImage, letters: LetterCount): Promise<Orientation | null> {
  let asStored = 0;
  let best = { orientation: UPRIGHT, letters: 0 };
  for (const orientation of ORIENTATIONS) {
    const found = await letters(setUpright(piece, orientation));
    if (orientation === UPRIGHT) asStored = found;
    if (found > best.letters) best = { orientation, letters: found };
    // Upside-down capitals can be read as other capitals with high confidence: always compare the stored orientation
    // at least with the one turned by 180 degrees.
    if (orientation === UPRIGHT || best.letters < PLENTY_OF_LETTERS) continue;
    if (best.orientation === UPRIGHT ? asStored > found * MIN_GAIN : best.letters > asStored * MIN_GAIN * 2) break;
  }
  return best.letters < MIN_LETTERS || (best.orientation !== UPRIGHT && best.letters < asStored * MIN_GAIN)
    ? null
    : best.orientation;
}

/**
 * Finds the orientation of a page by reading a piece of it in every orientation, one language after the other.
 * @returns null if no orientation is clearly better than the stored one
 */
export async function betterOrientation(
  picture: GreyImage,
  languages: readonly LetterCount[],
): Promise<Orientation | null> {
  const piece = busiestSquare(picture);
  for (const letters of languages) {
    const best = await bestOrientation(piece, letters);
    if (best !== null) return best === UPRIGHT ? null : best;
  }
  return null;
}
