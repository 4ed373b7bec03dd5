import type { DocumentKind } from '../../reading.ts';

/** A made-up document as typed text, what it is and what else it may be taken for. For tests. */
export interface Specimen {
  readonly name: string;
  readonly kind: DocumentKind;
  readonly also?: readonly DocumentKind[];
  readonly text: string;
}
