import { describe, expect, it } from 'vitest';
import type { GreyImage } from '../engine/recogniser.ts';
import { evenlyLit } from '../image/illumination.ts';
import { findPaper } from './paper.ts';
import { boxOnPicture, type Corners, flattened, type Point } from './warp.ts';

const TABLE = 90;
const PAPER = 225;
const INK = 30;

function isInside(corners: Corners, { x, y }: Point): boolean {
  return corners.every((a, index) => {
    const b = corners[(index + 1) % 4] ?? a;
    return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) >= 0;
  });
}

/** Sheets on a table, with lines of short strokes as writing has them. */
function photo(width: number, height: number, sheets: readonly Corners[], table = TABLE): GreyImage {
  const pixels = new Uint8Array(width * height).fill(table);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!sheets.some((sheet) => isInside(sheet, { x, y }))) continue;
      const deep = sheets.some((sheet) => [-25, 25].every((d) => isInside(sheet, { x: x + d, y: y + d })));
      pixels[y * width + x] = deep && y % 30 < 12 && x % 9 < 4 ? INK : PAPER;
    }
  }
  return { width, height, pixels };
}

function sheet(...at: readonly [number, number, number, number, number, number, number, number]): Corners {
  const [ax, ay, bx, by, cx, cy, dx, dy] = at;
  return [
    { x: ax, y: ay },
    { x: bx, y: by },
    { x: cx, y: cy },
    { x: dx, y: dy },
  ];
}

describe('findPaper', () => {
  it('finds the corners of a sheet seen from the side', () => {
    const corners = sheet(200, 100, 560, 130, 620, 900, 150, 870);
    const found = findPaper(photo(800, 1000, [corners]));
    expect(found?.sheet).toBe(true);
    found?.corners.forEach((corner, index) => {
      expect(Math.hypot(corner.x - (corners[index]?.x ?? 0), corner.y - (corners[index]?.y ?? 0))).toBeLessThan(12);
    });
  });

  it('finds the corners of a sheet whose lower half lies in the shade', () => {
    const corners = sheet(120, 60, 680, 80, 690, 940, 130, 930);
    const picture = photo(800, 1000, [corners], 60);
    for (let y = 0; y < 1000; y++)
      for (let x = 0; x < 800; x++) {
        const at = y * 800 + x;
        const grey = picture.pixels[at] ?? 0;
        // Nothing is written below the middle, and light falls off towards the foot.
        const blank = y > 480 && grey === INK ? PAPER : grey;
        const shaded = PAPER - Math.round((125 * y) / 1000);
        // The table has a grain: a flat margin would be that of a screenshot.
        picture.pixels[at] = blank === PAPER ? shaded : blank === 60 ? 60 + 6 * (Math.floor(y / 16) % 3) : blank;
      }
    const found = findPaper(picture);
    expect(found?.sheet).toBe(true);
    found?.corners.forEach((corner, index) => {
      expect(Math.hypot(corner.x - (corners[index]?.x ?? 0), corner.y - (corners[index]?.y ?? 0))).toBeLessThan(14);
    });
  });

  it('keeps two sheets that lie side by side', () => {
    const left = sheet(60, 100, 360, 100, 360, 900, 60, 900);
    const right = sheet(440, 100, 740, 100, 740, 900, 440, 900);
    const found = findPaper(photo(800, 1000, [left, right]));
    expect(found?.sheet).toBe(false);
    expect(found?.corners[0].x).toBeLessThan(70);
    expect(found?.corners[2].x).toBeGreaterThan(730);
  });

  it('leaves a page that fills the picture alone', () => {
    expect(findPaper(photo(800, 1000, [sheet(0, 0, 800, 0, 800, 1000, 0, 1000)]))).toBeNull();
  });

  it('never cuts writing away: a shadow over half the page is no table', () => {
    const page = photo(800, 1000, [sheet(0, 0, 800, 0, 800, 1000, 0, 1000)]);
    for (let at = 0; at < 400_000; at++) page.pixels[at] = (page.pixels[at] ?? 0) * 0.55;
    expect(findPaper(page)).toBeNull();
  });
});

describe('evenlyLit', () => {
  it('takes a shadow out and leaves the ink dark', () => {
    const page = photo(800, 1000, [sheet(0, 0, 800, 0, 800, 1000, 0, 1000)]);
    for (let at = 0; at < 400_000; at++) page.pixels[at] = (page.pixels[at] ?? 0) * 0.55;
    const even = evenlyLit(page);
    const paper = (y: number): number => even.pixels[y * 800 + 8] ?? 0;
    expect(Math.abs(paper(200) - paper(800))).toBeLessThan(8);
    expect(even.pixels[240 * 800 + 400 - (400 % 9) + 9]).toBeLessThan(80);
  });

  it('leaves an evenly lit page as it is', () => {
    const page = photo(800, 1000, [sheet(0, 0, 800, 0, 800, 1000, 0, 1000)]);
    expect(evenlyLit(page)).toBe(page);
  });
});

describe('flattened', () => {
  it('draws a leaning sheet upright, and boxes find their way back', () => {
    const corners = sheet(200, 100, 560, 130, 620, 900, 150, 870);
    const flat = flattened(photo(800, 1000, [corners]), corners, 400, 780);
    expect(flat.pixels[5 * 400 + 5]).toBe(PAPER);
    expect(flat.pixels[774 * 400 + 394]).toBe(PAPER);
    const box = boxOnPicture({ x: 0, y: 0, width: 1, height: 1 }, corners, { width: 800, height: 1000 });
    expect(box.x + box.width / 2).toBeCloseTo(0.48, 1);
    expect(box.height).toBeGreaterThan(0.7);
  });
});
