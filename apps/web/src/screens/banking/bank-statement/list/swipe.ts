import type { BankLineRow } from '@folio/contract';
import { isToDo } from '../coding/coding.ts';

/** What swiping a line does: to the right its suggestion is accepted, to the left it is excluded. */
export type Swipe = 'accept' | 'exclude';

/** A swipe counts from this share of the line's width on. */
const COUNTS_FROM = 0.3;
/** Before this many pixels it may still be a tap. */
const TAP_PX = 12;

/** Distance of the finger from where it touched the line, in pixels; positive to the right and down. */
export interface Moved {
  x: number;
  y: number;
}

/** Only an open line with a suggestion moves: a finger must not decide what no person has seen. */
export function maySwipe(line: Pick<BankLineRow, 'state' | 'suggestion'>): boolean {
  return isToDo(line) && line.suggestion !== null;
}

/** How far the line follows the finger: not at all while the finger moves up or down, which scrolls the list. */
export function followed({ x, y }: Moved): number {
  return Math.abs(x) < TAP_PX || Math.abs(x) < Math.abs(y) * 2 ? 0 : Math.round(x);
}

/** What a finished movement over a line of this width does; null if it was a tap, a scroll, or too short. */
export function swipeOf(moved: Moved, widthPx: number): Swipe | null {
  const px = followed(moved);
  if (px === 0 || Math.abs(px) < widthPx * COUNTS_FROM) return null;
  return px > 0 ? 'accept' : 'exclude';
}
