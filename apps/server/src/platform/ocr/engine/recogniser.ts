import type { Turn, Word } from '@folio/documents';

/** A greyscale picture, one byte per pixel, row by row. */
export interface GreyImage {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** What a person has decided about a picture, so that the recogniser need not detect it. */
export interface RecognitionHints {
  /**
   * How far the picture has to be turned to be upright. If set, the recogniser neither tries other turns nor mirrors
   * it.
   */
  readonly turn?: Turn;
}

/** The text read from one picture. Boxes are fractions of the upright picture: mirrored first, then turned. */
export interface Recognition {
  /** The best reading. */
  readonly words: readonly Word[];
  /** Other readings of the same picture, used as votes for a value. */
  readonly variants: readonly (readonly Word[])[];
  readonly turn: Turn;
  readonly mirrored: boolean;
  /** The perceptual hash of the page, 16 hexadecimal digits: see `pictureHash`. */
  readonly hash: string;
}

export interface Recogniser {
  recognise(image: GreyImage, hints?: RecognitionHints): Promise<Recognition>;
  close(): Promise<void>;
}
