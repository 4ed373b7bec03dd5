import { describe, expect, it } from 'vitest';
import type { GreyImage } from '../engine/recogniser.ts';
import { invertDarkBands, wipeRules } from './clean.ts';

const PAPER = 240;
const INK = 20;

function paper(width: number, height: number): GreyImage {
  return { width, height, pixels: new Uint8Array(width * height).fill(PAPER) };
}

function fill(image: GreyImage, x0: number, y0: number, width: number, height: number, grey: number): void {
  for (let y = y0; y < y0 + height; y++) image.pixels.fill(grey, y * image.width + x0, y * image.width + x0 + width);
}

function at(image: GreyImage, x: number, y: number): number {
  return image.pixels[y * image.width + x] ?? -1;
}

describe('wipeRules', () => {
  it('wipes long thin lines and leaves letters and pictures', () => {
    const image = paper(800, 600);
    fill(image, 50, 100, 700, 2, INK);
    fill(image, 400, 110, 2, 400, INK);
    fill(image, 60, 200, 30, 4, INK);
    fill(image, 500, 300, 200, 100, INK);
    wipeRules(image);
    expect(at(image, 300, 100)).toBe(PAPER);
    expect(at(image, 400, 250)).toBe(PAPER);
    expect(at(image, 70, 201)).toBe(INK);
    expect(at(image, 600, 350)).toBe(INK);
  });

  it('leaves a long grey line on a receipt, which may be print', () => {
    const image = paper(800, 1600);
    const grey = PAPER - 40;
    fill(image, 100, 200, 600, 2, grey);
    wipeRules(image);
    expect(at(image, 400, 200)).toBe(grey);
  });

  it('wipes a fine grey rule below a line of words, and leaves grey words', () => {
    const image = paper(1600, 400);
    const grey = PAPER - 40;
    fill(image, 100, 200, 1400, 2, grey);
    fill(image, 100, 300, 220, 3, grey);
    wipeRules(image);
    expect(at(image, 700, 200)).toBe(PAPER);
    expect(at(image, 200, 301)).toBe(grey);
  });
});

describe('invertDarkBands', () => {
  it('turns a dark heading over, and leaves a dark background alone', () => {
    const image = paper(800, 1200);
    fill(image, 48, 120, 700, 48, INK);
    fill(image, 0, 600, 800, 500, INK);
    invertDarkBands(image);
    expect(at(image, 300, 140)).toBe(255 - INK);
    expect(at(image, 300, 800)).toBe(INK);
    expect(at(image, 300, 60)).toBe(PAPER);
  });
});
