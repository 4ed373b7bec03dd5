import type { GreyImage } from '../engine/recogniser.ts';

/** How many tiles a page is wide: fine enough for shadows, coarse enough to see paper between the letters. */
const TILES_ACROSS = 40;
/** The paper is this light quantile of a tile. */
const PAPER_QUANTILE = 0.85;
/** If the light varies by at most this factor, the picture is not changed: correcting it gains nothing on scans. */
const MAX_EVEN_FACTOR = 1.3;
/** An area darker than this share of the page's paper is print or a picture, not shadow. */
const MIN_LIGHT_SHARE = 0.35;
const PAPER_GREY = 235;
const MIN_LIGHT = 30;
const WHITE = 255;

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

/** The light at a pixel, interpolated between the centres of the tiles around it. */
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

/** A dark tile between lighter ones is print, not shadow: it gets the light of its neighbours (a median of nine). */
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
 * Makes the light of a photo even: removes shadows and darker corners. Evenly lit pictures are returned unchanged.
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

/** How many cells a page is wide: each has a few pixels and is smaller than a stripe of a table. */
const CELLS_ACROSS = 500;
const MIN_CELL_PX = 3;
/** A letter's stroke is at most twice this many cells wide; anything wider is paper or a dark band. */
const STROKE_CELLS = 2;
/** A pixel at least this light is paper, one at most this dark is ink, as shares of the paper around it. */
const WHITE_SHARE = 0.94;
const BLACK_SHARE = 0.3;
/** Anything darker than this share of the light around it is a dark band, not paper: it stays dark. */
const MIN_PAPER_SHARE = 0.7;

/** The light of a cell: the mean of the lightest pixel of each row. One lightest pixel alone would often be noise. */
function cellLight(image: GreyImage, x0: number, y0: number, cell: number): number {
  const [right, bottom] = [Math.min(x0 + cell, image.width), Math.min(y0 + cell, image.height)];
  let sum = 0;
  for (let y = y0; y < bottom; y++) {
    let lightest = 0;
    for (let x = x0; x < right; x++) lightest = Math.max(lightest, image.pixels[y * image.width + x] ?? 0);
    sum += lightest;
  }
  return sum / (bottom - y0);
}

function cellsOf(image: GreyImage): Light {
  const tile = Math.max(MIN_CELL_PX, Math.ceil(image.width / CELLS_ACROSS));
  const columns = Math.ceil(image.width / tile);
  const rows = Math.ceil(image.height / tile);
  const grey = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      grey[row * columns + column] = cellLight(image, column * tile, row * tile, tile);
  return { columns, rows, tile, grey };
}

/** Replaces each cell by the lightest or darkest of its neighbours in a row or column. */
function picked(light: Light, along: 'row' | 'column', pick: (a: number, b: number) => number): Light {
  const { columns, rows, grey } = light;
  const [dx, dy] = along === 'row' ? [1, 0] : [0, 1];
  const result = new Float64Array(grey.length);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      let value = grey[row * columns + column] ?? 0;
      for (let step = -STROKE_CELLS; step <= STROKE_CELLS; step++) {
        const x = Math.max(0, Math.min(columns - 1, column + step * dx));
        const y = Math.max(0, Math.min(rows - 1, row + step * dy));
        value = pick(value, grey[y * columns + x] ?? 0);
      }
      result[row * columns + column] = value;
    }
  return { ...light, grey: result };
}

/** The paper with its stripes, folds and shadows but without the print (a morphological closing). */
function paperUnderPrint(image: GreyImage): Light {
  const spread = picked(picked(cellsOf(image), 'row', Math.max), 'column', Math.max);
  return picked(picked(spread, 'row', Math.min), 'column', Math.min);
}

/**
 * Removes shadows, folds, stripes and uneven light from a photographed sheet. Tesseract separates ink from paper by
 * one grey level for the whole picture (Otsu). On a sheet with little ink and slightly uneven light, that level
 * separates light paper from dark paper.
 */
export function onWhitePaper(image: GreyImage): GreyImage {
  const light = smoothed(lightOf(image));
  const under = paperUnderPrint(image);
  const pixels = new Uint8Array(image.pixels.length);
  for (let y = 0; y < image.height; y++)
    for (let x = 0; x < image.width; x++) {
      const at = y * image.width + x;
      const paper = Math.max(MIN_LIGHT, lightAt(under, x, y), lightAt(light, x, y) * MIN_PAPER_SHARE);
      const share = ((image.pixels[at] ?? 0) / paper - BLACK_SHARE) / (WHITE_SHARE - BLACK_SHARE);
      pixels[at] = Math.round(WHITE * Math.max(0, Math.min(1, share)));
    }
  return { ...image, pixels };
}
