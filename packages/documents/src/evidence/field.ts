import type { Box } from '../page/page.ts';

/** How a value came about: printed and read, worked out from other values, or taken from data embedded in the file. */
export type Origin = 'read' | 'computed' | 'embedded';

/**
 * A value with its evidence. `page` starts at 1 and is null, like `box`, when the value stands on no page
 * (computed or embedded values). `confidence` is 0..1.
 */
export interface Field<T> {
  readonly value: T;
  readonly page: number | null;
  readonly box: Box | null;
  readonly confidence: number;
  readonly origin: Origin;
  /** Set where an earlier correction of the same supplier told where to look or what to write. */
  readonly learnt?: true;
  /** What the page seemed to print, where a known value was put in its place. */
  readonly readAs?: T;
}
