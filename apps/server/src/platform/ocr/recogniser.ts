import type { Turn, Word } from '@folio/documents';

/** A greyscale picture, one byte a pixel, row by row. */
export interface GreyImage {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** What a person knows about a picture and the recogniser need not find out. */
export interface RecognitionHints {
  /** How far the picture has to be turned to stand upright; it is then neither turned otherwise nor mirrored. */
  readonly turn?: Turn;
}

/** What was read on one picture. Boxes are fractions of the upright picture: mirrored first, then turned. */
export interface Recognition {
  /** The best reading. */
  readonly words: readonly Word[];
  /** Other readings of the same picture: votes for a value. */
  readonly variants: readonly (readonly Word[])[];
  readonly turn: Turn;
  readonly mirrored: boolean;
  /** The fingerprint of the paper's look, 16 hexadecimal digits: see `pictureHash`. */
  readonly hash: string;
}

/** The port of text recognition. */
export interface Recogniser {
  recognise(image: GreyImage, hints?: RecognitionHints): Promise<Recognition>;
  close(): Promise<void>;
}
