import type { GreyImage } from '../engine/recogniser.ts';
import { leastEdgeStep } from './edge-step.ts';
import { componentsOf, otsu, type SmallMap, smallMapOf } from './paper-map.ts';
import { cornersOfEdges } from './sheet-edges.ts';
import type { Corners, Point } from './warp.ts';

/** If the paper fills more than this share of the picture, nothing is cropped. */
const MAX_PAPER_SHARE = 0.93;
const MIN_PAPER_SHARE = 0.08;
/** Paper is at least this much lighter than its background, in grey levels. */
const MIN_CONTRAST = 28;
/** A bright area is paper if it fills this much of its convex hull: paper has no indentations. */
const MIN_SOLIDITY = 0.84;
/** Four corners describe the paper if their quadrangle covers at least `min` and at most `max` of its area. */
const QUADRANGLE_FIT = { min: 0.93, max: 1.08, maxOfEdges: 1.15 };
/** A second sheet of at least this size, compared with the largest, must not be cropped. */
const SECOND_SHEET_SHARE = 0.2;
const MAX_ROUNDS = 3;
/** A sheet with clear edges is this much lighter than the table on every side, in grey levels. */
const MIN_EDGE_STEP = 20;
/** Darker thresholds are tried in steps of this many grey levels. */
const SHADE_STEP = 6;
/** Cells of a flat margin differ by at most this many grey levels. */
const FLAT_TOLERANCE = 2;
/** A photo differs from the flat margin around it by at least this; a printed page does not. */
const PHOTO_CONTRAST = 40;
const MIN_PHOTO_SHARE = 0.2;
/** A sharp step: at least this much darker, this many pixels further. */
const STEP_GREY = 45;
const STEP_PX = 2;
/** The cropped picture must contain at least this share of all sharp steps. */
const MIN_STEPS_INSIDE = 0.93;
const EDGE_SHARE = 0.06;

/** Where the paper is on a photo; `sheet` if it is one sheet whose corners were found. */
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

interface Sheets {
  readonly hulls: Point[][];
  readonly outline: readonly Point[];
  readonly bounds: Area;
}

/** The paper found within an area, in cells of the map. */
interface Look {
  readonly corners: Corners;
  readonly sheet: boolean;
  readonly bounds: Area;
  /** How much lighter a sheet is than its surroundings at each of its edges; 0 if no single sheet was found. */
  readonly step: number;
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

/**
 * The parts of an area that are lighter than `threshold`, in cells of the map; null if their outline cannot be one of
 * sheets.
 */
function sheetsIn(map: SmallMap, area: Area, threshold: number): Sheets | null {
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

/** Leaves out margins of one flat grey around a photo, as in screenshots and transparent pictures. */
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

/** Counts the sharp steps from light to dark inside an area and in the whole picture: text has many of them. */
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

/** Moves the corners outwards a little, so that the paper's own edge counts as inside. */
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

/** The four corners of a sheet; null if no quadrangle fits. */
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

/** Whether the corners are on the picture, or only slightly outside it. */
function liesOn(corners: Corners, { width, height }: SmallMap): boolean {
  const [x, y] = [width * EDGE_SHARE, height * EDGE_SHARE];
  return corners.every((p) => p.x >= -x && p.x <= width + x && p.y >= -y && p.y <= height + y);
}

/** The parts lighter than `threshold`, as one sheet with four corners or as the rectangle around all sheets. */
function lookAt(map: SmallMap, area: Area, threshold: number): Look | null {
  const found = sheetsIn(map, area, threshold);
  if (found === null || share(found.bounds, map) < MIN_PAPER_SHARE) return null;
  const [hull = []] = found.hulls;
  const four = found.hulls.length === 1 ? sheetCorners(hull, found.outline, map) : null;
  const { bounds } = found;
  if (four === null) return { corners: rectangle(bounds), sheet: false, bounds, step: 0 };
  return { corners: four, sheet: true, bounds, step: leastEdgeStep(map, four) };
}

/** The sheet with the strongest edges, at a darker threshold than the one that divides the area best. */
function inShade(map: SmallMap, area: Area, threshold: number): Look | null {
  let best: Look | null = null;
  for (let grey = threshold - SHADE_STEP; grey > 0; grey -= SHADE_STEP) {
    const look = lookAt(map, area, grey);
    if (look !== null && look.step >= MIN_EDGE_STEP && look.step > (best?.step ?? 0)) best = look;
  }
  return best;
}

/**
 * The next smaller crop within an area; null if there is nothing more to crop. If part of a sheet is in shadow, the
 * threshold that divides the picture best cuts through the sheet: darker ones are tried to find an outline with clear
 * edges.
 */
function closer(map: SmallMap, area: Area, before: Look | null): Look | null {
  const { threshold, contrast } = otsu(map, area);
  if (contrast < MIN_CONTRAST) return null;
  const plain = lookAt(map, area, threshold);
  const isClear = plain !== null && plain.step >= MIN_EDGE_STEP;
  const look = isClear ? plain : (inShade(map, area, threshold) ?? plain);
  // Within a sheet with clear edges, a bright and a dark part are light and shadow, not paper and table.
  if (look === null || (before !== null && before.step >= MIN_EDGE_STEP && look.step < MIN_EDGE_STEP)) return null;
  const left = look.sheet ? areaOf(look.corners) / (map.width * map.height) : share(look.bounds, map);
  return left >= share(area, map) * MAX_PAPER_SHARE ? null : look;
}

function inPixels(corners: Corners, map: SmallMap): Corners {
  const scaled = (p: Point): Point => ({ x: p.x * map.cell, y: p.y * map.cell });
  return [scaled(corners[0]), scaled(corners[1]), scaled(corners[2]), scaled(corners[3])];
}

/**
 * Finds the paper on a photo of paper on a darker background; null if the paper fills the picture or cannot be
 * distinguished from the background. Nothing with text on it is cropped: a shadow looks like a table.
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
  let found: Look | null = null;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    found = closer(map, area, found);
    if (found === null) break;
    const corners = inPixels(found.corners, map);
    if (!holdsWriting(corners)) break;
    paper = { corners, sheet: found.sheet };
    area = found.bounds;
  }
  return paper;
}
