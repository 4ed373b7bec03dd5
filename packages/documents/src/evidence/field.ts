import type { Box } from '../page/page.ts';

/** The origin of a value: printed and read, calculated from other values, or taken from data embedded in the file. */
export type Origin = 'read' | 'computed' | 'embedded';

/**
 * A value with its evidence. `page` starts at 1 and is null, like `box`, when the value is not printed on a page
 * (computed or embedded values). `confidence` is 0..1.
 */
export interface Field<T> {
  readonly value: T;
  readonly page: number | null;
  readonly box: Box | null;
  readonly confidence: number;
  readonly origin: Origin;
  /** Set when an earlier correction for the same supplier gave the place or the value. */
  readonly learnt?: true;
  /** The text as read from the page, when a known value replaced it. */
  readonly readAs?: T;
}
