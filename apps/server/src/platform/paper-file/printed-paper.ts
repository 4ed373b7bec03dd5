import type { Paper } from '@folio/paper';

/** A picture ready to be printed, re-encoded when it came in. */
export interface PaperImage {
  readonly type: 'image/png' | 'image/jpeg';
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** The company's own pictures; null where it has none, or where the paper is not the company's. */
export interface PaperImages {
  readonly logo: PaperImage | null;
  /** Company chop and signature, printed over the signature line; transparent where nothing was stamped or written. */
  readonly chop: PaperImage | null;
  readonly signature: PaperImage | null;
}

/** A paper with the pictures that go on it: all that setting it needs. */
export interface PaperWithImages extends Paper {
  readonly images: PaperImages;
}

/** Data that goes with the paper inside the same file, which then is one for keeping (PDF/A-3). */
export interface PaperArchive {
  readonly xml: string;
  /** Name of the attachment, such as `factur-x.xml`. */
  readonly name: string;
}

export const NO_IMAGES: PaperImages = { logo: null, chop: null, signature: null };
