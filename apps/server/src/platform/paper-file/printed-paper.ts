import type { Paper } from '@folio/paper';

/** A picture ready for printing; it was encoded again when it was uploaded. */
export interface PaperImage {
  readonly type: 'image/png' | 'image/jpeg';
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** The company's own pictures; null if it has no picture, or if the document is not the company's. */
export interface PaperImages {
  readonly logo: PaperImage | null;
  /** Company chop and signature, printed over the signature line; transparent outside the ink. */
  readonly chop: PaperImage | null;
  readonly signature: PaperImage | null;
}

/** A document with its pictures: all the data needed to print it. */
export interface PaperWithImages extends Paper {
  readonly images: PaperImages;
}

/** Data embedded in the PDF, which then is an archive file (PDF/A-3). */
export interface PaperArchive {
  readonly xml: string;
  /** Name of the attachment, such as `factur-x.xml`. */
  readonly name: string;
}

export const NO_IMAGES: PaperImages = { logo: null, chop: null, signature: null };
