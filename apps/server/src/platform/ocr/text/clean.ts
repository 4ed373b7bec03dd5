import type { GreyImage } from '../engine/recogniser.ts';

/** Printed rules longer than this share of the width disturb recognition of the words next to them. */
const MIN_RULE_SHARE = 0.08;
/** No stroke of a letter is this long. */
const MIN_RULE_PX = 110;
const MAX_RULE_THICKNESS_PX = 7;
/** Ink is this much darker than the paper, in grey levels. */
const INK_CONTRAST = 55;
/**
 * Fine and grey rules are longer than any word. Receipts have no rules, and their lines of grey print would be
 * mistaken for rules.
 */
const MAX_PAGE_ASPECT = 1.7;
const FAINT_CONTRAST = 30;
const MIN_FAINT_SHARE = 0.16;
const MIN_FAINT_PX = 300;
const RULE_EDGE_PX = 1;
const WHITE = 255;
const TILE_PX = 12;
/** Tiles darker than this share of the paper's grey belong to a heading printed white on dark. */
const DARK_TILE_SHARE = 0.45;
const MIN_BAND_SHARE = 0.06;
const MIN_BAND_TILES = 2;
/** Higher dark areas are a picture, or the table on which a receipt was photographed. */
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

/**
 * Findings for a pixel, as bits of one byte: a page has millions of pixels, and one picture for each finding would
 * use too much memory.
 */
const INK = 1;
const FAINT = 2;
const LEVEL = 4;
const FAINT_LEVEL = 8;
const UPRIGHT = 16;
const THICK = 32;

/** Whether a picture shows a sheet, not a strip such as a receipt. */
export function isSheet({ width, height }: GreyImage): boolean {
  return height <= width * MAX_PAGE_ASPECT;
}

/** Removes long thin rules, horizontal and vertical. Changes the pixels in place. */
export function wipeRules(image: GreyImage): void {
  const { width } = image;
  const paper = paperGrey(image);
  const marks = darkness(image, paper);
  const least = (px: number, share: number) => Math.max(px, Math.round(width * share));
  markAlong(marks, width, INK, LEVEL, least(MIN_RULE_PX, MIN_RULE_SHARE));
  if (isSheet(image)) markAlong(marks, width, FAINT, FAINT_LEVEL, least(MIN_FAINT_PX, MIN_FAINT_SHARE));
  markAcross(marks, width, INK, UPRIGHT, MIN_RULE_PX);
  // Wide areas are pictures or bands: only marks that are thin across the rule are removed.
  const tooThick = MAX_RULE_THICKNESS_PX + 1;
  for (const rule of [LEVEL, FAINT_LEVEL]) {
    markAcross(marks, width, rule, THICK, tooThick);
    drop(marks, rule);
  }
  markAlong(marks, width, UPRIGHT, THICK, tooThick);
  drop(marks, UPRIGHT);
  wipe(image, marks, LEVEL | FAINT_LEVEL, width, paper);
  wipe(image, marks, UPRIGHT, 1, paper);
}

function darkness({ pixels }: GreyImage, paper: number): Uint8Array {
  const marks = new Uint8Array(pixels.length);
  for (let at = 0; at < pixels.length; at++) {
    const grey = pixels[at] ?? WHITE;
    if (grey < paper - FAINT_CONTRAST) marks[at] = grey < paper - INK_CONTRAST ? INK | FAINT : FAINT;
  }
  return marks;
}

/** Marks runs of at least `minRun` pixels along the rows. */
function markAlong(marks: Uint8Array, width: number, of: number, as: number, minRun: number): void {
  for (let row = 0; row < marks.length; row += width) {
    let run = 0;
    for (let at = row; at <= row + width; at++) {
      if (at < row + width && ((marks[at] ?? 0) & of) !== 0) run++;
      else {
        if (run >= minRun) for (let back = at - run; back < at; back++) marks[back] = (marks[back] ?? 0) | as;
        run = 0;
      }
    }
  }
}

/** Marks runs of at least `minRun` pixels down the columns. It walks row by row, in memory order. */
function markAcross(marks: Uint8Array, width: number, of: number, as: number, minRun: number): void {
  const runs = new Uint32Array(width);
  const markAbove = (at: number, length: number) => {
    for (let up = 1; up <= length; up++) marks[at - up * width] = (marks[at - up * width] ?? 0) | as;
  };
  for (let row = 0; row <= marks.length; row += width)
    for (let column = 0; column < width; column++) {
      const length = runs[column] ?? 0;
      if (row < marks.length && ((marks[row + column] ?? 0) & of) !== 0) runs[column] = length + 1;
      else if (length > 0) {
        if (length >= minRun) markAbove(row + column, length);
        runs[column] = 0;
      }
    }
}

/** Clears the rule mark where the rule is too thick, and clears the thickness mark. */
function drop(marks: Uint8Array, rule: number): void {
  for (let at = 0; at < marks.length; at++)
    if (((marks[at] ?? 0) & THICK) !== 0) marks[at] = (marks[at] ?? 0) & ~(rule | THICK);
}

/** Removes the marked pixels and one more on either side: rules fade at their edges. */
function wipe(image: GreyImage, marks: Uint8Array, rules: number, across: number, paper: number): void {
  for (let at = 0; at < marks.length; at++) {
    if (((marks[at] ?? 0) & rules) === 0) continue;
    for (let side = -RULE_EDGE_PX; side <= RULE_EDGE_PX; side++) {
      const pixel = at + side * across;
      if (pixel >= 0 && pixel < marks.length) image.pixels[pixel] = paper;
    }
  }
}

/** The typical grey of the paper: a quarter of the pixels are lighter. */
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
