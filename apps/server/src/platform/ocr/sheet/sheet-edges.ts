import type { Corners, Point } from './warp.ts';

/** Points up to this far from a line are on it, in cells of the map. */
const ON_LINE = 1;
/** An edge is straight if at least this share of its points lie on one line. */
const MIN_ON_LINE_SHARE = 0.35;
/** Lines are tried through about this many points of an edge. */
const TRIES_ACROSS = 40;
/** Two points that define a line are at least this share of the edge apart. */
const MIN_APART_SHARE = 0.25;
const MIN_POINTS = 12;

/** The points with a x + b y = c, a and b of length 1. */
interface EdgeLine {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

function through(p: Point, q: Point): EdgeLine | null {
  const length = Math.hypot(q.x - p.x, q.y - p.y);
  if (length === 0) return null;
  const [a, b] = [(q.y - p.y) / length, (p.x - q.x) / length];
  return { a, b, c: a * p.x + b * p.y };
}

function onLine({ a, b, c }: EdgeLine, points: readonly Point[]): Point[] {
  return points.filter(({ x, y }) => Math.abs(a * x + b * y - c) <= ON_LINE);
}

/** The total least squares line through points. */
function fitted(points: readonly Point[]): EdgeLine {
  const n = points.length;
  const mean = { x: points.reduce((sum, p) => sum + p.x, 0) / n, y: points.reduce((sum, p) => sum + p.y, 0) / n };
  let [xx, xy, yy] = [0, 0, 0];
  for (const { x, y } of points) {
    xx += (x - mean.x) ** 2;
    xy += (x - mean.x) * (y - mean.y);
    yy += (y - mean.y) ** 2;
  }
  const angle = 0.5 * Math.atan2(2 * xy, xx - yy);
  const [a, b] = [-Math.sin(angle), Math.cos(angle)];
  return { a, b, c: a * mean.x + b * mean.y };
}

/** The line with the most points of an edge; null if the edge is not straight. */
function edgeLine(points: readonly Point[]): EdgeLine | null {
  if (points.length < MIN_POINTS) return null;
  const step = Math.max(1, Math.floor(points.length / TRIES_ACROSS));
  const apart = Math.ceil(points.length * MIN_APART_SHARE);
  let most: Point[] = [];
  for (let from = 0; from < points.length; from += step)
    for (let to = from + apart; to < points.length; to += step) {
      const [p, q] = [points[from], points[to]];
      const line = p === undefined || q === undefined ? null : through(p, q);
      const own = line === null ? [] : onLine(line, points);
      if (own.length > most.length) most = own;
    }
  return most.length >= points.length * MIN_ON_LINE_SHARE ? fitted(most) : null;
}

function crossing(one: EdgeLine, other: EdgeLine): Point | null {
  const determinant = one.a * other.b - other.a * one.b;
  if (Math.abs(determinant) < 0.1) return null;
  return {
    x: (one.c * other.b - other.c * one.b) / determinant,
    y: (one.a * other.c - other.a * one.c) / determinant,
  };
}

/** For each column or row of the map, the outermost point of an outline. */
function outermost(outline: readonly Point[], along: 'x' | 'y', sign: 1 | -1): Point[] {
  const across = along === 'x' ? 'y' : 'x';
  const found = new Map<number, Point>();
  for (const point of outline) {
    const best = found.get(point[along]);
    if (best === undefined || (point[across] - best[across]) * sign > 0) found.set(point[along], point);
  }
  return [...found.values()].sort((p, q) => p[along] - q[along]);
}

/**
 * The corners of a sheet, where the lines through its edges meet. A shadow can hide a corner, and a light table can
 * add to one; the rest of each edge is still straight. Null if an edge is not straight.
 * @param outline points around the light area, in cells of the map
 */
export function cornersOfEdges(outline: readonly Point[]): Corners | null {
  const top = edgeLine(outermost(outline, 'x', -1));
  const bottom = edgeLine(outermost(outline, 'x', 1));
  const left = edgeLine(outermost(outline, 'y', -1));
  const right = edgeLine(outermost(outline, 'y', 1));
  if (top === null || bottom === null || left === null || right === null) return null;
  const corners = [crossing(top, left), crossing(top, right), crossing(bottom, right), crossing(bottom, left)];
  const [first, second, third, fourth] = corners;
  return first && second && third && fourth ? [first, second, third, fourth] : null;
}
