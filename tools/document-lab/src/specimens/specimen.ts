import type { DocumentKind } from '../../../../packages/documents/src/reading.ts';

/** An invented document as typed text, with its kind and the other kinds it may be taken for. For tests. */
export interface Specimen {
  readonly name: string;
  readonly kind: DocumentKind;
  readonly also?: readonly DocumentKind[];
  readonly text: string;
}
