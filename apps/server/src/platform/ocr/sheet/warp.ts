import type { Box } from '@folio/documents';
import type { GreyImage } from '../engine/recogniser.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Four corners in pixels: top left, top right, bottom right, bottom left. */
export type Corners = readonly [Point, Point, Point, Point];

/** The perspective map from the unit square to a quadrangle (Heckbert, Fundamentals of Texture Mapping, 1989). */
export interface Perspective {
  readonly at: (u: number, v: number) => Point;
}

export function perspective([p0, p1, p2, p3]: Corners): Perspective {
  const sx = p0.x - p1.x + p2.x - p3.x;
  const sy = p0.y - p1.y + p2.y - p3.y;
  const dx1 = p1.x - p2.x;
  const dx2 = p3.x - p2.x;
  const dy1 = p1.y - p2.y;
  const dy2 = p3.y - p2.y;
  const determinant = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / determinant;
  const h = (dx1 * sy - sx * dy1) / determinant;
  const a = { x: p1.x - p0.x + g * p1.x, y: p1.y - p0.y + g * p1.y };
  const b = { x: p3.x - p0.x + h * p3.x, y: p3.y - p0.y + h * p3.y };
  return {
    at: (u, v) => {
      const w = g * u + h * v + 1;
      return { x: (a.x * u + b.x * v + p0.x) / w, y: (a.y * u + b.y * v + p0.y) / w };
    },
  };
}

/** The grey at a position between pixels, interpolated. */
function sample({ width, height, pixels }: GreyImage, x: number, y: number): number {
  const left = Math.max(0, Math.min(width - 2, Math.floor(x)));
  const top = Math.max(0, Math.min(height - 2, Math.floor(y)));
  const fx = Math.max(0, Math.min(1, x - left));
  const fy = Math.max(0, Math.min(1, y - top));
  const at = top * width + left;
  const above = (pixels[at] ?? 255) * (1 - fx) + (pixels[at + 1] ?? 255) * fx;
  const below = (pixels[at + width] ?? 255) * (1 - fx) + (pixels[at + width + 1] ?? 255) * fx;
  return above * (1 - fy) + below * fy;
}

/** The quadrangle of a picture, drawn as an upright rectangle of the given size. */
export function flattened(image: GreyImage, corners: Corners, width: number, height: number): GreyImage {
  const { at } = perspective(corners);
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const point = at((x + 0.5) / width, (y + 0.5) / height);
      pixels[y * width + x] = sample(image, point.x - 0.5, point.y - 0.5);
    }
  }
  return { width, height, pixels };
}

/** Maps a box of the rectangle to the original picture; both in fractions. */
export function boxOnPicture(box: Box, corners: Corners, picture: { width: number; height: number }): Box {
  const { at } = perspective(corners);
  const middle = { u: box.x + box.width / 2, v: box.y + box.height / 2 };
  const centre = at(middle.u, middle.v);
  const left = at(box.x, middle.v);
  const right = at(box.x + box.width, middle.v);
  const top = at(middle.u, box.y);
  const bottom = at(middle.u, box.y + box.height);
  const width = Math.hypot(right.x - left.x, right.y - left.y) / picture.width;
  const height = Math.hypot(bottom.x - top.x, bottom.y - top.y) / picture.height;
  return { x: centre.x / picture.width - width / 2, y: centre.y / picture.height - height / 2, width, height };
}
