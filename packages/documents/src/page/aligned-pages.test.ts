import { describe, expect, it } from 'vitest';
import { alignedPages } from './aligned-pages.ts';
import { type Line, linesOf } from './layout.ts';
import type { Word } from './page.ts';

const WIDTH = 600;
const HEIGHT = 800;

/** A page of rows with a day, words, an amount and a balance, moved and enlarged as a camera does. */
function rows(page: number, { scale = 1, shift = 0, words = ['Transfer', 'Salary', 'Rent'] } = {}): Line[] {
  const at = (text: string, x0: number, x1: number, y: number): Word => ({
    text,
    confidence: 0.9,
    box: {
      x: (scale * x0 + shift) / WIDTH,
      y: (scale * y) / HEIGHT,
      width: (scale * (x1 - x0)) / WIDTH,
      height: (scale * 9) / HEIGHT,
    },
  });
  const found = Array.from({ length: 9 }, (_, n) => {
    const y = 80 + n * 20;
    const balance = `${(n * 137) % 900}.50`;
    return [
      at(`0${n + 1}/03/2026`, 40, 90, y),
      at(words[n % words.length] ?? '', 120, 170, y),
      at(`${10 + n}.25`, 330 - (n % 3), 360, y),
      at(balance, 450 + (balance.length < 6 ? 5 : 0), 490, y),
    ];
  }).flat();
  return linesOf({ number: page, widthPt: WIDTH, heightPt: HEIGHT, source: 'ocr', words: found });
}

function edgesOf(lines: readonly Line[]): number[] {
  return [...new Set(lines.flatMap(({ cells }) => [cells[0]?.x0 ?? 0, cells.at(-1)?.x1 ?? 0]))];
}

describe('alignedPages', () => {
  it.each([
    { scale: 1, shift: 21 },
    { scale: 0.95, shift: -12 },
    { scale: 1.6, shift: -30 },
  ])('brings the columns of a sheet at another place and size over those of the first: %o', (placed) => {
    const first = rows(1);
    const [left, right] = [Math.min(...edgesOf(first)), Math.max(...edgesOf(first))];
    const moved = alignedPages([...first, ...rows(2, placed)]).filter(({ page }) => page === 2);
    expect(Math.abs(Math.min(...edgesOf(moved)) - left)).toBeLessThan(4);
    expect(Math.abs(Math.max(...edgesOf(moved)) - right)).toBeLessThan(4);
  });

  it('does not move pages whose columns are aligned', () => {
    const lines = [...rows(1), ...rows(2, { words: ['Fee'] })];
    expect(alignedPages(lines)).toEqual(lines);
  });

  it('lays a page that shows the right one of two tables alone on the right one', () => {
    const right = (page: number, shift: number): Line[] => rows(page, { scale: 0.5, shift });
    const [first, second] = [right(1, 310), right(2, 322)];
    const moved = alignedPages([...rows(1, { scale: 0.5 }), ...first, ...second]).filter(({ page }) => page === 2);
    expect(Math.abs(Math.min(...edgesOf(moved)) - Math.min(...edgesOf(first)))).toBeLessThan(4);
  });

  it('does not move a page whose columns are aligned with those of a page that has a long list next to them', () => {
    const list = Array.from({ length: 30 }, (_, n): Word => {
      const box = { x: 205 / WIDTH, y: (300 + n * 14) / HEIGHT, width: 36 / WIDTH, height: 9 / HEIGHT };
      return { text: `${100 + n}.08`, confidence: 0.9, box };
    });
    const balances = linesOf({ number: 1, widthPt: WIDTH, heightPt: HEIGHT, source: 'ocr', words: list });
    const lines = [...rows(1), ...balances, ...rows(2)];
    expect(alignedPages(lines)).toEqual(lines);
  });

  it('leaves a page that shows no columns where it is', () => {
    const notes = linesOf({ number: 2, widthPt: WIDTH, heightPt: HEIGHT, source: 'ocr', words: [] });
    const lines = [...rows(1), ...notes];
    expect(alignedPages(lines)).toBe(lines);
  });
});
