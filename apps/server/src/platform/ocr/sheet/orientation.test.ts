import { describe, expect, it } from 'vitest';
import { betterOrientation } from './orientation.ts';

const SIDE = 96;

/** A sheet with strokes in its upper left corner, so that each orientation shows them in another. */
function sheet() {
  const pixels = new Uint8Array(SIDE * SIDE).fill(255);
  for (let y = 0; y < SIDE / 3; y++) for (let x = 0; x < SIDE / 3; x += 6) pixels[y * SIDE + x] = 0;
  return { width: SIDE, height: SIDE, pixels };
}

/** Reads so many letters where the strokes are above, and so many where they are below; counts how often it was asked. */
function reader(above: number, below: number) {
  const asked = { times: 0 };
  const letters = ({ width, height, pixels }: { width: number; height: number; pixels: Uint8Array }) => {
    asked.times++;
    const ink = (from: number, to: number) =>
      pixels.subarray(from * width, to * width).filter((grey) => grey === 0).length;
    return Promise.resolve(ink(0, height / 2) >= ink(height / 2, height) ? above : below);
  };
  return { asked, letters };
}

describe('betterOrientation', () => {
  it('turns a page on whose head plenty of letters seem to be read, if many more are read the other way', async () => {
    const found = await betterOrientation(sheet(), [reader(66, 300).letters]);
    expect(found).toEqual({ turn: 180, mirrored: false });
  });

  it('leaves a page as it is that reads as well, and asks no further once it reads far better than on its head', async () => {
    expect(await betterOrientation(sheet(), [reader(66, 60).letters])).toBeNull();
    const { asked, letters } = reader(300, 40);
    expect(await betterOrientation(sheet(), [letters])).toBeNull();
    expect(asked.times).toBe(2);
  });
});
