import { describe, expect, it } from 'vitest';
import type { GreyImage } from '../engine/recogniser.ts';
import { onWhitePaper } from '../image/illumination.ts';
import { letterHeight } from '../image/letter-height.ts';

const WIDTH = 1200;
const HEIGHT = 900;
const INK_SHARE = 0.3;

/** Light falls off towards the foot and a stripe is darker; stems of letters, 4 px wide and 14 px high, are everywhere. */
function sheet(): { image: GreyImage; isInk: (x: number, y: number) => boolean } {
  const isInk = (x: number, y: number) => x % 12 < 4 && y % 30 < 14;
  const pixels = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const stripe = y >= 300 && y < 330 ? 0.88 : 1;
      const paper = (230 - (100 * y) / HEIGHT) * stripe;
      pixels[y * WIDTH + x] = isInk(x, y) ? paper * INK_SHARE : paper;
    }
  return { image: { width: WIDTH, height: HEIGHT, pixels }, isInk };
}

describe('onWhitePaper', () => {
  it('leaves ink dark and everything else white, whatever the light', () => {
    const { image, isInk } = sheet();
    const { pixels } = onWhitePaper(image);
    let [darkPaper, lightInk] = [0, 0];
    for (let y = 20; y < HEIGHT - 20; y++)
      for (let x = 20; x < WIDTH - 20; x++) {
        const grey = pixels[y * WIDTH + x] ?? 0;
        if (isInk(x, y) && grey > 100) lightInk++;
        if (!isInk(x, y) && grey < 200) darkPaper++;
      }
    expect({ lightInk, darkPaper }).toEqual({ lightInk: 0, darkPaper: 0 });
  });

  it('leaves a dark band dark', () => {
    const { image } = sheet();
    for (let y = 500; y < 560; y++) image.pixels.fill(40, y * WIDTH, (y + 1) * WIDTH);
    expect(onWhitePaper(image).pixels[530 * WIDTH + 600]).toBeLessThan(80);
  });
});

describe('letterHeight', () => {
  it('is the height of the stems of letters', () => {
    expect(letterHeight(onWhitePaper(sheet().image))).toBe(14);
  });

  it('is unknown on an empty page', () => {
    expect(letterHeight({ width: 300, height: 300, pixels: new Uint8Array(90_000).fill(255) })).toBeNull();
  });
});
