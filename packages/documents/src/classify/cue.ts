import type { DocumentKind } from '../reading.ts';

/** Words that speak for a kind of document wherever they stand, in plain text. `weight` is in log odds. */
export interface Cue {
  readonly kind: DocumentKind;
  readonly pattern: RegExp;
  readonly weight: number;
}
