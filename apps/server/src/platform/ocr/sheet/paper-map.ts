import type { GreyImage } from '../engine/recogniser.ts';
import type { Point } from './warp.ts';

const LONG_SIDE_CELLS = 240;

/** A picture reduced to a few hundred cells per side, so that text blurs into the paper. */
export interface SmallMap {
  readonly width: number;
  readonly height: number;
  /** Pixels per side of a cell. */
  readonly cell: number;
  readonly grey: Uint8Array;
}

interface Part {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * A connected bright area: how many cells it has, and the first and last cell in every row and column, as corners of
 * cells.
 */
export interface Component {
  readonly cells: number;
  readonly outline: readonly Point[];
}

/** Uses the lighter grey of each cell, so that print does not make holes in the paper. */
export function smallMapOf(image: GreyImage): SmallMap {
  const cell = Math.max(1, Math.ceil(Math.max(image.width, image.height) / LONG_SIDE_CELLS));
  const width = Math.ceil(image.width / cell);
  const height = Math.ceil(image.height / cell);
  const grey = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) grey[y * width + x] = lightOf(image, x * cell, y * cell, cell);
  return { width, height, cell, grey: spread(grey, width, height) };
}

/** Approximately the mean of the lighter half of a cell: the mean of its rows' maxima. */
function lightOf(image: GreyImage, x0: number, y0: number, cell: number): number {
  let sum = 0;
  let rows = 0;
  for (let y = y0; y < Math.min(y0 + cell, image.height); y++) {
    let light = 0;
    for (let x = x0; x < Math.min(x0 + cell, image.width); x++)
      light = Math.max(light, image.pixels[y * image.width + x] ?? 0);
    sum += light;
    rows++;
  }
  return sum / Math.max(1, rows);
}

/** Closing (grey dilation, then erosion) over three cells: lines of bold print do not cut the paper in two. */
function spread(grey: Uint8Array, width: number, height: number): Uint8Array {
  return filtered(filtered(grey, width, height, Math.max), width, height, Math.min);
}

function filtered(grey: Uint8Array, width: number, height: number, pick: (...values: number[]) => number): Uint8Array {
  const result = new Uint8Array(grey.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let value = grey[y * width + x] ?? 0;
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const nx = x + dx;
          const ny = y + dy;
          if (nx >= 0 && ny >= 0 && nx < width && ny < height) value = pick(value, grey[ny * width + nx] ?? 0);
        }
      result[y * width + x] = value;
    }
  }
  return result;
}

/** The grey that best divides a part of the map into dark and light (Otsu), and the difference of their means. */
export function otsu(map: SmallMap, part: Part): { threshold: number; contrast: number } {
  const counts = new Float64Array(256);
  for (let y = part.top; y < part.bottom; y++)
    for (let x = part.left; x < part.right; x++) {
      const grey = map.grey[y * map.width + x] ?? 0;
      counts[grey] = (counts[grey] ?? 0) + 1;
    }
  const total = counts.reduce((sum, count) => sum + count, 0);
  const sum = counts.reduce((all, count, grey) => all + count * grey, 0);
  let best = { threshold: 0, contrast: 0, between: -1 };
  let darkCount = 0;
  let darkSum = 0;
  for (let grey = 0; grey < 255; grey++) {
    darkCount += counts[grey] ?? 0;
    darkSum += (counts[grey] ?? 0) * grey;
    if (darkCount === 0 || darkCount === total) continue;
    const contrast = (sum - darkSum) / (total - darkCount) - darkSum / darkCount;
    const between = darkCount * (total - darkCount) * contrast * contrast;
    if (between > best.between) best = { threshold: grey, contrast, between };
  }
  return best;
}

/** The connected areas of a part of the map that are lighter than `threshold`, the largest first. */
export function componentsOf(map: SmallMap, part: Part, threshold: number): Component[] {
  const seen = new Uint8Array(map.grey.length);
  const components: Component[] = [];
  for (let y = part.top; y < part.bottom; y++)
    for (let x = part.left; x < part.right; x++) {
      const at = y * map.width + x;
      if (seen[at] === 0 && (map.grey[at] ?? 0) > threshold) components.push(fill(map, part, threshold, seen, at));
    }
  return components.sort((a, b) => b.cells - a.cells);
}

function fill(map: SmallMap, part: Part, threshold: number, seen: Uint8Array, start: number): Component {
  const stack = [start];
  seen[start] = 1;
  const rows = new Map<number, { from: number; to: number }>();
  const columns = new Map<number, { from: number; to: number }>();
  let cells = 0;
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    cells++;
    const x = at % map.width;
    const y = (at - x) / map.width;
    const row = rows.get(y);
    rows.set(y, { from: Math.min(x, row?.from ?? x), to: Math.max(x + 1, row?.to ?? x + 1) });
    const column = columns.get(x);
    columns.set(x, { from: Math.min(y, column?.from ?? y), to: Math.max(y + 1, column?.to ?? y + 1) });
    const near = [x > part.left ? at - 1 : -1, x + 1 < part.right ? at + 1 : -1];
    near.push(y > part.top ? at - map.width : -1, y + 1 < part.bottom ? at + map.width : -1);
    for (const next of near) {
      if (next < 0 || seen[next] === 1 || (map.grey[next] ?? 0) <= threshold) continue;
      seen[next] = 1;
      stack.push(next);
    }
  }
  const sides = [...rows].flatMap(([y, { from, to }]) => [
    { x: from, y },
    { x: to, y },
    { x: from, y: y + 1 },
    { x: to, y: y + 1 },
  ]);
  const ends = [...columns].flatMap(([x, { from, to }]) => [
    { x, y: from },
    { x, y: to },
    { x: x + 1, y: from },
    { x: x + 1, y: to },
  ]);
  return { cells, outline: [...sides, ...ends] };
}
