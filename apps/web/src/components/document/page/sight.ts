import type { Box } from '../evidence.ts';

/** Sizes in pixels of the scrolling window, and of the page when it fits the width. */
export interface Frame {
  width: number;
  height: number;
  /** Space around the page inside the window. */
  padLeft: number;
  padTop: number;
}

export interface Sheet {
  /** Width at scale 1. */
  width: number;
  aspect: number;
}

/** What the window shows: scale and scroll position. */
export interface Sight {
  scale: number;
  left: number;
  top: number;
}

const legiblePx = 13;
const mostScale = 2;
const stepOfScale = 0.25;

/**
 * The scale at which most of the boxed words are tall enough to read: 1 if they already are, at most twice that, and
 * never so large that the widest box (a whole line of a statement) is cut off.
 */
export function legibleScale(boxes: readonly Box[], sheet: Sheet): number {
  const heights = boxes.map((box) => box.height * sheet.width * sheet.aspect).sort((one, other) => one - other);
  const usual = heights[Math.floor(heights.length / 2)];
  if (usual === undefined || usual <= 0) return 1;
  const wanted = Math.ceil(legiblePx / usual / stepOfScale) * stepOfScale;
  const widest = Math.max(...boxes.map((box) => box.width));
  const fitting = Math.floor(1 / widest / stepOfScale) * stepOfScale;
  return Math.max(1, Math.min(mostScale, wanted, fitting));
}

/** The view with the box in the centre at a scale, limited by the edges of the page. */
export function sightOf(box: Box, frame: Frame, sheet: Sheet, scale: number): Sight {
  const width = sheet.width * scale;
  const height = width * sheet.aspect;
  const left = frame.padLeft + (box.x + box.width / 2) * width - frame.width / 2;
  const top = frame.padTop + (box.y + box.height / 2) * height - frame.height / 2;
  const within = (at: number, most: number) => Math.round(Math.min(Math.max(0, at), Math.max(0, most)));
  return {
    scale,
    left: within(left, width + 2 * frame.padLeft - frame.width),
    top: within(top, height + 2 * frame.padTop - frame.height),
  };
}

/** True if the whole box is already visible. */
export function isInSight(box: Box, frame: Frame, sheet: Sheet, sight: Sight): boolean {
  const width = sheet.width * sight.scale;
  const height = width * sheet.aspect;
  const left = frame.padLeft + box.x * width - sight.left;
  const top = frame.padTop + box.y * height - sight.top;
  const right = left + box.width * width;
  const bottom = top + box.height * height;
  return left >= 0 && top >= 0 && right <= frame.width && bottom <= frame.height;
}
