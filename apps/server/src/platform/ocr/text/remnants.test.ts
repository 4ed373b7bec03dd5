import { describe, expect, it } from 'vitest';
import { withoutRemnants } from './remnants.ts';

const word = (text: string, x0: number, x1: number, y0: number, confidence = 96) => ({
  text,
  confidence,
  bbox: { x0, x1, y0, y1: y0 + 28 },
});
const texts = (words: ReturnType<typeof word>[]) => withoutRemnants(words).map(({ text }) => text);

describe('withoutRemnants', () => {
  it('leaves out the end of a word that was read twice on a leaning line', () => {
    const words = [
      word('Fong', 205, 265, 125),
      word('Packaging', 296, 445, 123),
      word('g', 266, 287, 131, 63),
      word('ging', 394, 467, 131),
    ];
    expect(texts(words)).toEqual(['Fong', 'Packaging']);
  });

  it('keeps a word that repeats the end of the one before it', () => {
    expect(texts([word('Wing', 100, 180, 0), word('ing', 192, 240, 0)])).toEqual(['Wing', 'ing']);
    expect(texts([word('100.00', 100, 180, 0), word('0.00', 220, 270, 0)])).toEqual(['100.00', '0.00']);
  });

  it('keeps the same end on the next line', () => {
    expect(texts([word('Packaging', 296, 445, 123), word('ging', 394, 467, 160)])).toEqual(['Packaging', 'ging']);
  });
});
