/** Corners in pixels. */
export interface PixelBox {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** A recognised run of characters. */
export interface OcrSymbol {
  readonly text: string;
  readonly bbox: PixelBox;
  readonly confidence: number;
}

export interface OcrWord extends OcrSymbol {
  readonly symbols: readonly OcrSymbol[];
}
