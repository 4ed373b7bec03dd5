import type { Turn } from '@folio/documents';
import type { GreyImage } from '../engine/recogniser.ts';

/** How to make a stored picture upright: first mirror it left to right, then turn it clockwise. */
export interface Orientation {
  readonly turn: Turn;
  readonly mirrored: boolean;
}

/** Maps pixels of the upright picture to the stored one: the start index and the steps along a row and a column. */
function walk({ width, height }: GreyImage, turn: Turn): { start: number; right: number; down: number } {
  switch (turn) {
    case 0:
      return { start: 0, right: 1, down: width };
    case 90:
      return { start: (height - 1) * width, right: -width, down: 1 };
    case 180:
      return { start: height * width - 1, right: -1, down: -width };
    case 270:
      return { start: width - 1, right: width, down: -1 };
  }
}

function mirror(image: GreyImage): GreyImage {
  const pixels = Uint8Array.from(image.pixels);
  for (let y = 0; y < image.height; y++) pixels.subarray(y * image.width, (y + 1) * image.width).reverse();
  return { ...image, pixels };
}

export function setUpright(image: GreyImage, { turn, mirrored }: Orientation): GreyImage {
  const source = mirrored ? mirror(image) : image;
  if (turn === 0) return source;
  const sideways = turn !== 180;
  const width = sideways ? source.height : source.width;
  const height = sideways ? source.width : source.height;
  const { start, right, down } = walk(source, turn);
  const pixels = new Uint8Array(width * height);
  let to = 0;
  for (let y = 0; y < height; y++) {
    let from = start + y * down;
    for (let x = 0; x < width; x++, from += right) pixels[to++] = source.pixels[from] ?? 255;
  }
  return { width, height, pixels };
}
