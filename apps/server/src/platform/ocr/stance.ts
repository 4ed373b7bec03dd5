import type { GreyImage } from './recogniser.ts';
import { type Stance, setUpright } from './turning.ts';

/** The side of the square that is tried, as a share of the picture's shorter side. */
const SAMPLE_SHARE = 0.75;
const GRID = 24;

const UPRIGHT: Stance = { turn: 0, mirrored: false };

/** How a page may lie, the likely ones first. */
const STANCES: readonly Stance[] = [
  UPRIGHT,
  { turn: 180, mirrored: false },
  { turn: 90, mirrored: false },
  { turn: 270, mirrored: false },
  { turn: 0, mirrored: true },
  { turn: 180, mirrored: true },
  { turn: 90, mirrored: true },
  { turn: 270, mirrored: true },
];
/** Letters read surely on the sample: fewer than the first tell nothing, more than the second need no comparison. */
const MIN_LETTERS = 14;
const PLENTY_OF_LETTERS = 60;
/** Another stance must read so many times the letters of the stored one. */
const MIN_GAIN = 1.6;

/** The square of a picture with the most strong contrast in it: the piece that tells best how the page lies. */
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

/** How many letters one language reads surely on a piece of a page. */
export type LetterCount = (piece: GreyImage) => Promise<number>;

async function bestStance(piece: GreyImage, letters: LetterCount): Promise<Stance | null> {
  let asStored = 0;
  let best = { stance: UPRIGHT, letters: 0 };
  for (const stance of STANCES) {
    const found = await letters(setUpright(piece, stance));
    if (stance === UPRIGHT) asStored = found;
    if (found > best.letters) best = { stance, letters: found };
    if (best.letters >= PLENTY_OF_LETTERS && (best.stance === UPRIGHT || best.letters > asStored * MIN_GAIN * 2)) break;
  }
  return best.letters < MIN_LETTERS || (best.stance !== UPRIGHT && best.letters < asStored * MIN_GAIN)
    ? null
    : best.stance;
}

/**
 * Finds out how a page lies by reading a piece of it in every stance, in one language after the other.
 * @returns null when no stance is clearly better than the stored one
 */
export async function betterStance(picture: GreyImage, languages: readonly LetterCount[]): Promise<Stance | null> {
  const piece = busiestSquare(picture);
  for (const letters of languages) {
    const best = await bestStance(piece, letters);
    if (best !== null) return best === UPRIGHT ? null : best;
  }
  return null;
}
