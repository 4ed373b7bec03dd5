import { componentsOf, otsu, type SmallMap, smallMapOf } from './paper-map.ts';
import type { GreyImage } from './recogniser.ts';
import { cornersOfEdges } from './sheet-edges.ts';
import type { Corners, Point } from './warp.ts';

/** Paper that fills more than this share of the picture is the picture: nothing is cut away. */
const MAX_PAPER_SHARE = 0.93;
const MIN_PAPER_SHARE = 0.08;
/** Paper is at least this much lighter than what it lies on, in grey levels. */
const MIN_CONTRAST = 28;
/** A bright area is paper when it fills this much of the shape around it: paper has no bays. */
const MIN_SOLIDITY = 0.84;
/** Four corners describe the paper when their quadrangle covers this much of it and no more than that. */
const QUADRANGLE_FIT = { min: 0.93, max: 1.08, maxOfEdges: 1.15 };
/** A second sheet of this size, compared with the largest, must not be cut away. */
const SECOND_SHEET_SHARE = 0.2;
const MAX_ROUNDS = 3;
/** Cells of a flat margin differ by no more than this. */
const FLAT_TOLERANCE = 2;
/** A photo differs from the flat margin around it at least by this; a printed page does not. */
const PHOTO_CONTRAST = 40;
const MIN_PHOTO_SHARE = 0.2;
/** A sharp step: so much darker, so many pixels further. */
const STEP_GREY = 45;
const STEP_PX = 2;
/** The share of all sharp steps that what is kept must hold. */
const MIN_STEPS_INSIDE = 0.93;
const EDGE_SHARE = 0.06;

/** Where the paper lies on a photo; `sheet` when it is one sheet whose corners were found. */
export interface Paper {
  readonly corners: Corners;
  readonly sheet: boolean;
}

interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function cross(o: Point, a: Point, b: Point): number {
  return (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);
}

/** The convex hull (Andrew's monotone chain). */
function hullOf(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (list: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of list) {
      for (;;) {
        const [a, b] = chain.slice(-2);
        if (a === undefined || b === undefined || cross(a, b, point) > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

function areaOf(polygon: readonly Point[]): number {
  const sum = polygon.reduce((total, a, index) => {
    const b = polygon[(index + 1) % polygon.length] ?? a;
    return total + a.x * b.y - b.x * a.y;
  }, 0);
  return Math.abs(sum) / 2;
}

function extreme(points: readonly Point[], value: (point: Point) => number): Point {
  return points.reduce((best, point) => (value(point) > value(best) ? point : best));
}

function cornersOf(hull: readonly Point[]): Corners {
  return [
    extreme(hull, (p) => -p.x - p.y),
    extreme(hull, (p) => p.x - p.y),
    extreme(hull, (p) => p.x + p.y),
    extreme(hull, (p) => p.y - p.x),
  ];
}

function boundsOf(points: readonly Point[]): Area {
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

function rectangle({ left, top, right, bottom }: Area): Corners {
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

/** The outline of the sheets within a part of the picture, in cells of the map; null when there is no telling. */
function sheetsIn(map: SmallMap, area: Area): { hulls: Point[][]; outline: readonly Point[]; bounds: Area } | null {
  const { threshold, contrast } = otsu(map, area);
  if (contrast < MIN_CONTRAST) return null;
  const [largest, ...rest] = componentsOf(map, area, threshold);
  if (largest === undefined) return null;
  const sheets = [largest, ...rest.filter((other) => other.cells >= largest.cells * SECOND_SHEET_SHARE)];
  const hulls = sheets.map((sheet) => hullOf(sheet.outline));
  if (sheets.some((sheet, index) => sheet.cells < areaOf(hulls[index] ?? []) * MIN_SOLIDITY)) return null;
  return { hulls, outline: largest.outline, bounds: boundsOf(hulls.flat()) };
}

function share(area: Area, map: SmallMap): number {
  return ((area.right - area.left) * (area.bottom - area.top)) / (map.width * map.height);
}

/** Margins of one flat grey around a photo, as screenshots and transparent pictures have them, are left out. */
function withoutFlatMargins(map: SmallMap): Area {
  const { width, height, grey } = map;
  const margin = grey[0] ?? 0;
  const isFlat = (from: number, step: number, count: number): boolean => {
    for (let index = 0; index < count; index++)
      if (Math.abs((grey[from + index * step] ?? 0) - margin) > FLAT_TOLERANCE) return false;
    return true;
  };
  let [left, top, right, bottom] = [0, 0, width, height];
  while (left < right - 1 && isFlat(left, width, height)) left++;
  while (right > left + 1 && isFlat(right - 1, width, height)) right--;
  while (top < bottom - 1 && isFlat(top * width, 1, width)) top++;
  while (bottom > top + 1 && isFlat((bottom - 1) * width, 1, width)) bottom--;
  const isPhoto = share({ left, top, right, bottom }, map) >= MIN_PHOTO_SHARE;
  return isPhoto && Math.abs(medianGrey(map, { left, top, right, bottom }) - margin) > PHOTO_CONTRAST
    ? { left, top, right, bottom }
    : { left: 0, top: 0, right: width, bottom: height };
}

function medianGrey(map: SmallMap, area: Area): number {
  const greys: number[] = [];
  for (let y = area.top; y < area.bottom; y++)
    greys.push(...map.grey.subarray(y * map.width + area.left, y * map.width + area.right));
  return greys.sort((a, b) => a - b)[Math.floor(greys.length / 2)] ?? 0;
}

/** How many sharp steps from light to dark there are inside an area and in the whole picture: writing is full of them. */
function steps(image: GreyImage, corners: Corners): { inside: number; all: number } {
  const hull = widened(corners);
  let inside = 0;
  let all = 0;
  for (let y = 0; y < image.height; y += 2) {
    for (let x = 0; x + STEP_PX < image.width; x++) {
      const at = y * image.width + x;
      if ((image.pixels[at] ?? 0) - (image.pixels[at + STEP_PX] ?? 0) < STEP_GREY) continue;
      all++;
      if (isInside(hull, { x, y })) inside++;
    }
  }
  return { inside, all };
}

/** Corners moved outwards a little, so that the paper's own edge counts as inside. */
function widened(corners: Corners): Corners {
  const centre = {
    x: corners.reduce((sum, p) => sum + p.x, 0) / 4,
    y: corners.reduce((sum, p) => sum + p.y, 0) / 4,
  };
  const out = ({ x, y }: Point): Point => ({ x: x + (x - centre.x) * EDGE_SHARE, y: y + (y - centre.y) * EDGE_SHARE });
  return [out(corners[0]), out(corners[1]), out(corners[2]), out(corners[3])];
}

function isInside(corners: Corners, point: Point): boolean {
  return corners.every((corner, index) => cross(corner, corners[(index + 1) % 4] ?? corner, point) >= -1);
}

/** The corners that describe a sheet; null where no quadrangle does. */
function sheetCorners(hull: readonly Point[], outline: readonly Point[], map: SmallMap): Corners | null {
  const edges = cornersOfEdges(outline);
  const choices = [edges !== null && liesOn(edges, map) ? edges : null, cornersOf(hull)];
  const fits = (corners: Corners, max: number): boolean => {
    const fit = areaOf(corners) / areaOf(hull);
    return fit >= QUADRANGLE_FIT.min && fit <= max;
  };
  const [byEdges, byHull] = choices;
  if (byEdges && fits(byEdges, QUADRANGLE_FIT.maxOfEdges)) return byEdges;
  return byHull && fits(byHull, QUADRANGLE_FIT.max) ? byHull : null;
}

/** Whether corners stand on the picture, or hardly beside it. */
function liesOn(corners: Corners, { width, height }: SmallMap): boolean {
  const [x, y] = [width * EDGE_SHARE, height * EDGE_SHARE];
  return corners.every((p) => p.x >= -x && p.x <= width + x && p.y >= -y && p.y <= height + y);
}

/** The next closer look at the paper within an area; null when there is nothing more to cut away. */
function closer(map: SmallMap, area: Area): { corners: Corners; sheet: boolean; bounds: Area } | null {
  const found = sheetsIn(map, area);
  if (found === null || share(found.bounds, map) < MIN_PAPER_SHARE) return null;
  const [hull = []] = found.hulls;
  const four = sheetCorners(hull, found.outline, map);
  const sheet = found.hulls.length === 1 && four !== null;
  const left = sheet ? areaOf(four) / (map.width * map.height) : share(found.bounds, map);
  if (left >= share(area, map) * MAX_PAPER_SHARE) return null;
  return { corners: sheet ? four : rectangle(found.bounds), sheet, bounds: found.bounds };
}

function inPixels(corners: Corners, map: SmallMap): Corners {
  const scaled = (p: Point): Point => ({ x: p.x * map.cell, y: p.y * map.cell });
  return [scaled(corners[0]), scaled(corners[1]), scaled(corners[2]), scaled(corners[3])];
}

/**
 * Finds the paper on a photo of paper lying on something darker; null when the paper fills the picture, or when it
 * cannot be told from what it lies on. Nothing with writing on it is cut away: a shadow looks like a table.
 */
export function findPaper(image: GreyImage): Paper | null {
  const map = smallMapOf(image);
  const whole: Area = { left: 0, top: 0, right: map.width, bottom: map.height };
  const holdsWriting = (corners: Corners): boolean => {
    const { inside, all } = steps(image, corners);
    return inside >= all * MIN_STEPS_INSIDE;
  };
  const photo = withoutFlatMargins(map);
  const isFramed = share(photo, map) < share(whole, map) && holdsWriting(inPixels(rectangle(photo), map));
  let area = isFramed ? photo : whole;
  let paper: Paper | null = isFramed ? { corners: inPixels(rectangle(photo), map), sheet: false } : null;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const found = closer(map, area);
    if (found === null) break;
    const corners = inPixels(found.corners, map);
    if (!holdsWriting(corners)) break;
    paper = { corners, sheet: found.sheet };
    area = found.bounds;
  }
  return paper;
}
