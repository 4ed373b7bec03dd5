import type { GreyImage } from './recogniser.ts';

/** Printed rules longer than this share of the width disturb recognition of the words beside them. */
const MIN_RULE_SHARE = 0.08;
/** No stroke of a letter is this long. */
const MIN_RULE_PX = 110;
const MAX_RULE_THICKNESS_PX = 7;
/** Ink is this much darker than the paper. */
const INK_CONTRAST = 55;
const RULE_EDGE_PX = 1;
const WHITE = 255;
const TILE_PX = 12;
/** Tiles darker than this share of the paper's grey belong to a heading in white on dark. */
const DARK_TILE_SHARE = 0.45;
const MIN_BAND_SHARE = 0.06;
const MIN_BAND_TILES = 2;
/** Higher dark areas are the table a receipt was photographed on, or a picture. */
const MAX_BAND_SHARE = 0.06;

/** Turns white-on-dark bands (table headings, banners) into dark on white. Changes the pixels in place. */
export function invertDarkBands(image: GreyImage): void {
  const columns = Math.floor(image.width / TILE_PX);
  const rows = Math.floor(image.height / TILE_PX);
  const dark = darkTiles(image, columns, rows);
  const minRun = Math.max(4, Math.ceil(columns * MIN_BAND_SHARE));
  for (let row = 0; row < rows; row++) {
    let start = -1;
    for (let column = 0; column <= columns; column++) {
      const isDark = column < columns && dark[row * columns + column] === 1;
      if (isDark && start < 0) start = column;
      if (isDark || start < 0) continue;
      const height = tallest(dark, columns, rows, row, start, column);
      if (column - start >= minRun && height >= MIN_BAND_TILES && height <= Math.max(4, rows * MAX_BAND_SHARE)) {
        invertTiles(image, row, start, column);
      }
      start = -1;
    }
  }
}

function darkTiles(image: GreyImage, columns: number, rows: number): Uint8Array {
  const dark = new Uint8Array(columns * rows);
  const limit = paperGrey(image) * DARK_TILE_SHARE;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let sum = 0;
      for (let y = 0; y < TILE_PX; y++) {
        const from = (row * TILE_PX + y) * image.width + column * TILE_PX;
        for (let x = 0; x < TILE_PX; x++) sum += image.pixels[from + x] ?? WHITE;
      }
      dark[row * columns + column] = sum / (TILE_PX * TILE_PX) < limit ? 1 : 0;
    }
  }
  return dark;
}

/** The height, in tiles, of the dark area around a run of dark tiles. */
function tallest(dark: Uint8Array, columns: number, rows: number, row: number, from: number, to: number): number {
  let height = 0;
  for (let column = from; column < to; column++)
    height = Math.max(height, bandHeight(dark, columns, rows, row, column));
  return height;
}

function bandHeight(dark: Uint8Array, columns: number, rows: number, row: number, column: number): number {
  let height = 1;
  for (let up = row - 1; up >= 0 && dark[up * columns + column] === 1; up--) height++;
  for (let down = row + 1; down < rows && dark[down * columns + column] === 1; down++) height++;
  return height;
}

function invertTiles(image: GreyImage, row: number, from: number, to: number): void {
  for (let y = row * TILE_PX; y < (row + 1) * TILE_PX; y++) {
    for (let x = from * TILE_PX; x < to * TILE_PX; x++) {
      const at = y * image.width + x;
      image.pixels[at] = WHITE - (image.pixels[at] ?? WHITE);
    }
  }
}

/** Wipes out long thin rules, level and upright. Changes the pixels in place. */
export function wipeRules(image: GreyImage): void {
  const { width, height } = image;
  const paper = paperGrey(image);
  const ink = paper - INK_CONTRAST;
  const minLevel = Math.max(MIN_RULE_PX, Math.round(width * MIN_RULE_SHARE));
  const level = runs(
    image,
    ink,
    { lines: height, length: width, minRun: minLevel },
    (line, along) => line * width + along,
  );
  const upright = runs(
    image,
    ink,
    { lines: width, length: height, minRun: MIN_RULE_PX },
    (line, along) => along * width + line,
  );
  wipe(image, level, width, paper);
  wipe(image, upright, 1, paper);
}

/** Wipes the marked pixels and one more on either side: rules fade out at their edges. */
function wipe(image: GreyImage, mask: Uint8Array, across: number, paper: number): void {
  for (let at = 0; at < mask.length; at++) {
    if (mask[at] !== 1) continue;
    for (let side = -RULE_EDGE_PX; side <= RULE_EDGE_PX; side++) {
      const pixel = at + side * across;
      if (pixel >= 0 && pixel < mask.length) image.pixels[pixel] = paper;
    }
  }
}

/** The usual grey of the paper: a quarter of the pixels are lighter. */
function paperGrey(image: GreyImage): number {
  const counts = new Uint32Array(256);
  for (let at = 0; at < image.pixels.length; at += 7) {
    const grey = image.pixels[at] ?? WHITE;
    counts[grey] = (counts[grey] ?? 0) + 1;
  }
  let left = image.pixels.length / 7 / 4;
  for (let grey = WHITE; grey > 0; grey--) {
    left -= counts[grey] ?? 0;
    if (left <= 0) return grey;
  }
  return WHITE;
}

interface Direction {
  readonly lines: number;
  readonly length: number;
  readonly minRun: number;
}

/** Marks runs of ink that are long along a line and thin across it. */
function runs(
  image: GreyImage,
  ink: number,
  direction: Direction,
  index: (line: number, along: number) => number,
): Uint8Array {
  const { lines, length, minRun } = direction;
  const mask = new Uint8Array(image.pixels.length);
  for (let line = 0; line < lines; line++) {
    let start = -1;
    for (let along = 0; along <= length; along++) {
      const isInk = along < length && (image.pixels[index(line, along)] ?? WHITE) < ink;
      if (isInk && start < 0) start = along;
      if (isInk || start < 0) continue;
      if (along - start >= minRun) for (let at = start; at < along; at++) mask[index(line, at)] = 1;
      start = -1;
    }
  }
  return withoutThick(mask, lines, length, index);
}

/** Keeps only what is thin across the line: broad areas are pictures or bands. */
function withoutThick(
  mask: Uint8Array,
  lines: number,
  length: number,
  index: (line: number, along: number) => number,
): Uint8Array {
  for (let along = 0; along < length; along++) {
    let start = -1;
    for (let line = 0; line <= lines; line++) {
      const isSet = line < lines && mask[index(line, along)] === 1;
      if (isSet && start < 0) start = line;
      if (isSet || start < 0) continue;
      if (line - start > MAX_RULE_THICKNESS_PX) for (let at = start; at < line; at++) mask[index(at, along)] = 0;
      start = -1;
    }
  }
  return mask;
}
