import type { GreyImage } from './recogniser.ts';

/** Tiles a page is wide: fine enough for shadows, coarse enough to see paper between the letters. */
const TILES_ACROSS = 40;
/** The paper is this light quantile of a tile. */
const PAPER_QUANTILE = 0.85;
/** Paper lit within this factor everywhere is left as it is: evening out gains nothing on scans. */
const MAX_EVEN_FACTOR = 1.3;
/** Darker than this share of the page's paper is no shadow but print or a picture. */
const MIN_LIGHT_SHARE = 0.35;
const PAPER_GREY = 235;
const MIN_LIGHT = 30;

interface Light {
  readonly columns: number;
  readonly rows: number;
  readonly tile: number;
  readonly grey: Float64Array;
}

function quantile(counts: Uint32Array, total: number, share: number): number {
  let left = total * (1 - share);
  for (let grey = 255; grey > 0; grey--) {
    left -= counts[grey] ?? 0;
    if (left < 0) return grey;
  }
  return 0;
}

function lightOf(image: GreyImage): Light {
  const tile = Math.max(8, Math.ceil(image.width / TILES_ACROSS));
  const columns = Math.ceil(image.width / tile);
  const rows = Math.ceil(image.height / tile);
  const grey = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const counts = new Uint32Array(256);
      let total = 0;
      for (let y = row * tile; y < Math.min(image.height, (row + 1) * tile); y++)
        for (let x = column * tile; x < Math.min(image.width, (column + 1) * tile); x++) {
          const value = image.pixels[y * image.width + x] ?? 0;
          counts[value] = (counts[value] ?? 0) + 1;
          total++;
        }
      grey[row * columns + column] = quantile(counts, total, PAPER_QUANTILE);
    }
  }
  return { columns, rows, tile, grey };
}

/** The light at a pixel, between the middles of the tiles around it. */
function lightAt({ columns, rows, tile, grey }: Light, x: number, y: number): number {
  const u = Math.max(0, Math.min(columns - 1, (x + 0.5) / tile - 0.5));
  const v = Math.max(0, Math.min(rows - 1, (y + 0.5) / tile - 0.5));
  const left = Math.min(Math.floor(u), columns - 1);
  const top = Math.min(Math.floor(v), rows - 1);
  const right = Math.min(left + 1, columns - 1);
  const bottom = Math.min(top + 1, rows - 1);
  const above = (grey[top * columns + left] ?? 0) * (1 - u + left) + (grey[top * columns + right] ?? 0) * (u - left);
  const below =
    (grey[bottom * columns + left] ?? 0) * (1 - u + left) + (grey[bottom * columns + right] ?? 0) * (u - left);
  return above * (1 - v + top) + below * (v - top);
}

/** A tile dark between lighter ones is print, not shadow: it takes the light of its neighbours (a median of nine). */
function smoothed(light: Light): Light {
  const { columns, rows, grey } = light;
  const result = new Float64Array(grey.length);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const near: number[] = [];
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const y = Math.max(0, Math.min(rows - 1, row + dy));
          const x = Math.max(0, Math.min(columns - 1, column + dx));
          near.push(grey[y * columns + x] ?? 0);
        }
      result[row * columns + column] = near.sort((a, b) => a - b)[5] ?? 0;
    }
  }
  return { ...light, grey: result };
}

/**
 * A photo as if lit evenly: shadows and the fall of light towards a corner are taken out. Pictures that are lit evenly
 * come back as they are.
 */
export function evenlyLit(image: GreyImage): GreyImage {
  const light = smoothed(lightOf(image));
  const sorted = [...light.grey].sort((a, b) => a - b);
  const low = sorted[Math.floor(sorted.length * 0.1)] ?? 0;
  const high = sorted[Math.floor(sorted.length * 0.9)] ?? 0;
  if (low * MAX_EVEN_FACTOR >= high) return image;
  const least = Math.max(MIN_LIGHT, high * MIN_LIGHT_SHARE);
  const pixels = new Uint8Array(image.pixels.length);
  for (let y = 0; y < image.height; y++) {
    for (let x = 0; x < image.width; x++) {
      const at = y * image.width + x;
      const paper = Math.max(least, lightAt(light, x, y));
      pixels[at] = Math.min(255, ((image.pixels[at] ?? 0) * PAPER_GREY) / paper);
    }
  }
  return { ...image, pixels };
}
