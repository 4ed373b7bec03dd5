import type { DocumentKind } from '../reading.ts';

/** Words that indicate a kind of document at any position, in plain text. `weight` is in log odds. */
export interface Cue {
  readonly kind: DocumentKind;
  readonly pattern: RegExp;
  readonly weight: number;
}
