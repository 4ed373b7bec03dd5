import sharp from 'sharp';
import type { GreyImage } from '../engine/recogniser.ts';

const PROFILE_WIDTH_PX = 800;
const MAX_DEGREES = 7;
const COARSE_STEP_DEGREES = 0.5;
const FINE_STEP_DEGREES = 0.1;
/** Rotating blurs the picture slightly: below this angle the page is read without rotation. */
const MIN_DEGREES = 0.15;

interface Ink {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly height: number;
}

async function inkOf(image: GreyImage): Promise<Ink> {
  const raw = { width: image.width, height: image.height, channels: 1 as const };
  const { data, info } = await sharp(image.pixels, { raw })
    .resize({ width: PROFILE_WIDTH_PX, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const stride = info.channels;
  const local = localMeans(data, info.width, info.height, stride);
  const xs: number[] = [];
  const ys: number[] = [];
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      const value = data[(y * info.width + x) * stride] ?? 255;
      if (value < (local[Math.floor(y / 32) * Math.ceil(info.width / 32) + Math.floor(x / 32)] ?? 128) - 25) {
        xs.push(x - info.width / 2);
        ys.push(y);
      }
    }
  }
  return { x: Float64Array.from(xs), y: Float64Array.from(ys), height: info.height };
}

/** Mean grey of each 32 x 32 tile: without it, shadows of uneven light would look like ink. */
function localMeans(pixels: Uint8Array, width: number, height: number, stride: number): Float64Array {
  const columns = Math.ceil(width / 32);
  const sums = new Float64Array(columns * Math.ceil(height / 32));
  const counts = new Float64Array(sums.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const tile = Math.floor(y / 32) * columns + Math.floor(x / 32);
      sums[tile] = (sums[tile] ?? 0) + (pixels[(y * width + x) * stride] ?? 255);
      counts[tile] = (counts[tile] ?? 0) + 1;
    }
  }
  return sums.map((sum, tile) => sum / Math.max(1, counts[tile] ?? 1));
}

/**
 * How clearly the ink is separated into rows if the page is rotated by `degrees`: squared differences of neighbouring
 * rows.
 */
function sharpness(ink: Ink, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const margin = Math.ceil(PROFILE_WIDTH_PX * 0.5 * Math.abs(slope)) + 2;
  const rows = new Float64Array(ink.height + 2 * margin);
  for (let index = 0; index < ink.x.length; index++) {
    const row = Math.round((ink.y[index] ?? 0) - (ink.x[index] ?? 0) * slope) + margin;
    if (row >= 0 && row < rows.length) rows[row] = (rows[row] ?? 0) + 1;
  }
  let total = 0;
  for (let row = 1; row < rows.length; row++) total += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2;
  return total;
}

function best(ink: Ink, from: number, to: number, step: number): number {
  let bestDegrees = 0;
  let bestSharpness = -1;
  for (let degrees = from; degrees <= to + step / 2; degrees += step) {
    const value = sharpness(ink, degrees);
    if (value > bestSharpness) {
      bestSharpness = value;
      bestDegrees = degrees;
    }
  }
  return bestDegrees;
}

/** How many degrees clockwise the text lines slope downwards (0 if straight enough). */
export async function skewDegrees(image: GreyImage): Promise<number> {
  const ink = await inkOf(image);
  if (ink.x.length < 200) return 0;
  const coarse = best(ink, -MAX_DEGREES, MAX_DEGREES, COARSE_STEP_DEGREES);
  const fine = best(ink, coarse - COARSE_STEP_DEGREES, coarse + COARSE_STEP_DEGREES, FINE_STEP_DEGREES);
  return Math.abs(fine) < MIN_DEGREES ? 0 : fine;
}
