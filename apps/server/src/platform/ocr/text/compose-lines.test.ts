import { describe, expect, it } from 'vitest';
import { chineseSample } from './chinese-sample.ts';
import { composeLines } from './compose-lines.ts';
import { linesOf, sureness } from './lines.ts';
import type { OcrWord } from './ocr-word.ts';
import { rereadLines } from './reread.ts';

function word(text: string, x: number, y: number, confidence: number): OcrWord {
  return { text, confidence, bbox: { x0: x, y0: y, x1: x + text.length * 10, y1: y + 20 }, symbols: [] };
}

const FIRST = [word('TOTAL', 0, 100, 95), word('1Z.S0', 300, 102, 40), word('THANK', 0, 160, 92)];

describe('linesOf', () => {
  it('groups words into lines, left to right', () => {
    const lines = linesOf([...FIRST].reverse());
    expect(lines.map((line) => line.words.map(({ text }) => text))).toEqual([['TOTAL', '1Z.S0'], ['THANK']]);
    expect(sureness(lines[0]?.words ?? [])).toBeCloseTo(67.5);
  });
});

describe('composeLines', () => {
  it('takes each line from the reading that is surest of it', () => {
    const other = [word('TOTAL', 0, 101, 95), word('12.50', 300, 101, 90), word('TNAHK', 0, 161, 50)];
    expect(composeLines(FIRST, [other]).map(({ text }) => text)).toEqual(['TOTAL', '12.50', 'THANK']);
  });

  it('does not trust a reading that lost half of the line', () => {
    const other = [word('TOTAL', 0, 101, 99), word('THANK', 0, 161, 50)];
    expect(composeLines(FIRST, [other]).map(({ text }) => text)).toEqual(['TOTAL', '1Z.S0', 'THANK']);
  });
});

describe('rereadLines', () => {
  const image = { width: 500, height: 300, pixels: new Uint8Array(150_000).fill(255) };

  it('reads doubtful totals once more, in place', async () => {
    const cut: number[] = [];
    const engine = {
      words: async ({ height }: { height: number }) => {
        cut.push(height);
        return [word('12.50', 12, 22, 93)];
      },
    };
    const again = await rereadLines(image, FIRST, engine);
    expect(again?.map(({ text }) => text)).toEqual(['12.50', 'THANK']);
    expect(again?.[0]?.bbox.y0).toBeGreaterThan(85);
    expect(again?.[0]?.bbox.y1).toBeLessThan(130);
    expect(cut).toHaveLength(1);
  });

  it('has nothing to do where the totals are sure', async () => {
    const engine = { words: () => Promise.reject(new Error('asked')) };
    expect(await rereadLines(image, [word('TOTAL', 0, 0, 99), word('12.50', 300, 0, 97)], engine)).toBeNull();
  });
});

describe('chineseSample', () => {
  const image = { width: 500, height: 300, pixels: new Uint8Array(150_000).fill(255) };

  it('is small, and nothing where English is sure', () => {
    expect(chineseSample(image, [word('TOTAL', 0, 100, 97)])).toBeNull();
    const sample = chineseSample(image, FIRST);
    expect(sample?.width).toBe(500);
    expect(sample?.height).toBeLessThan(100);
  });
});
