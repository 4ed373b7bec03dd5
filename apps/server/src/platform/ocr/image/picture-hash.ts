import type { GreyImage } from '../engine/recogniser.ts';

const COLUMNS = 8;
const ROWS = 8;
const FRAME = 32;

/** Mean grey of each cell of a grid laid over the picture. */
function gridOf({ width, height, pixels }: GreyImage, columns: number, rows: number): Float64Array {
  const sums = new Float64Array(columns * rows);
  const counts = new Float64Array(columns * rows);
  for (let y = 0; y < height; y++) {
    const row = Math.floor((y * rows) / height) * columns;
    for (let x = 0; x < width; x++) {
      const cell = row + Math.floor((x * columns) / width);
      sums[cell] = (sums[cell] ?? 0) + (pixels[y * width + x] ?? 255);
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
  }
  return sums.map((sum, cell) => sum / Math.max(1, counts[cell] ?? 1));
}

/** The lowest frequencies of a square grid (discrete cosine transform), without the constant one. */
function lowFrequencies(grid: Float64Array): number[] {
  const cosines = (frequency: number): Float64Array =>
    Float64Array.from({ length: FRAME }, (_, at) => Math.cos((Math.PI * frequency * (2 * at + 1)) / (2 * FRAME)));
  const waves = Array.from({ length: COLUMNS + 1 }, (_, frequency) => cosines(frequency));
  const found: number[] = [];
  for (let v = 0; v <= ROWS; v++) {
    for (let u = 0; u <= COLUMNS; u++) {
      if (u + v === 0 || u === COLUMNS + 1) continue;
      let sum = 0;
      for (let y = 0; y < FRAME; y++)
        for (let x = 0; x < FRAME; x++) sum += (grid[y * FRAME + x] ?? 0) * (waves[u]?.[x] ?? 0) * (waves[v]?.[y] ?? 0);
      found.push(sum);
    }
  }
  return found.slice(0, COLUMNS * ROWS);
}

/**
 * A perceptual hash of a page: 64 bits as 16 hexadecimal digits. Pictures of the same page differ in few bits,
 * whatever their size, light and sharpness; see `hamming` of the documents package.
 */
export function pictureHash(image: GreyImage): string {
  const values = lowFrequencies(gridOf(image, FRAME, FRAME));
  const sorted = [...values].sort((a, b) => a - b);
  const middle = ((sorted[31] ?? 0) + (sorted[32] ?? 0)) / 2;
  const bits = values.map((value) => (value > middle ? '1' : '0')).join('');
  return BigInt(`0b${bits}`).toString(16).padStart(16, '0');
}
