import type { Word } from '@folio/documents';

/** A greyscale picture, one byte a pixel, row by row. */
export interface GreyImage {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** The port of text recognition: words with boxes in fractions of the picture. */
export interface Recogniser {
  recognise(image: GreyImage): Promise<Word[]>;
  close(): Promise<void>;
}
