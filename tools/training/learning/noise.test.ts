import { describe, expect, it } from 'vitest';
import { noisyWords } from './noise.ts';
import { seededRandom } from './random.ts';

const WORDS = Array.from({ length: 200 }, (_, index) => ({
  text: `TOTAL ${index}.50`.replace(' ', ''),
  confidence: 0.97,
  box: { x: 0.1, y: index / 200, width: 0.2, height: 0.004 },
}));

describe('noisyWords', () => {
  it('changes more letters the higher the rate, and none at 0', () => {
    const changed = (rate: number): number => {
      const texts = noisyWords(WORDS, rate, seededRandom(1)).map((word) => word.text);
      return WORDS.filter((word) => !texts.includes(word.text)).length;
    };
    expect(changed(0)).toBe(0);
    expect(changed(0.02)).toBeGreaterThan(10);
    expect(changed(0.1)).toBeGreaterThan(changed(0.02));
  });

  it('is less sure of what it changed', () => {
    const known = new Set(WORDS.map((word) => word.text));
    const changed = noisyWords(WORDS, 0.05, seededRandom(2)).filter((word) => !known.has(word.text));
    const mean = changed.reduce((sum, word) => sum + word.confidence, 0) / changed.length;
    expect(mean).toBeLessThan(0.8);
  });

  it('is the same for the same seed', () => {
    expect(noisyWords(WORDS, 0.05, seededRandom(5))).toEqual(noisyWords(WORDS, 0.05, seededRandom(5)));
  });
});
