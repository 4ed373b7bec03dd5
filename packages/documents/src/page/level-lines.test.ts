import { describe, expect, it } from 'vitest';
import { pageOfText } from '../testing/page-of-text.ts';
import { linesOf } from './layout.ts';
import type { Page } from './page.ts';

const ROWS = Array.from(
  { length: 24 },
  (_, row) =>
    `${String(row + 1).padStart(2, '0')} Jan 2026   TRANSFER FROM SHOP NUMBER ${row}          ${row}0.00            ${row}5.50`,
).join('\n');

/** A recognised page whose lines run at a slope (pages down a page to the right), and at another one further down. */
function crooked(top: number, bottom: number, across = 0): Page {
  const page = pageOfText(ROWS);
  const fall = (x: number, y: number) => (top + (bottom - top) * y) * x + (across * x * x) / 2;
  const words = page.words.map((word) => ({
    ...word,
    box: { ...word.box, y: word.box.y + (fall(word.box.x, word.box.y) * page.widthPt) / page.heightPt },
  }));
  return { ...page, source: 'ocr', words };
}

function textsOf(page: Page): string[] {
  return linesOf(page).map(({ tokens }) => tokens.map(({ text }) => text).join(' '));
}

const LEVEL = textsOf(crooked(0, 0));

describe('levelLines', () => {
  it.each([
    ['rise', -0.05, -0.05, 0],
    ['fall', 0.04, 0.04, 0],
    ['fall more at the foot', 0.02, 0.07, 0],
    ['bend upwards', 0.04, 0.04, -0.04],
  ])('keeps the figures of each row with it where lines %s', (_, top, bottom, across) => {
    expect(textsOf(crooked(top, bottom, across))).toEqual(LEVEL);
  });

  it('leaves level pages as they are', () => {
    const page = crooked(0, 0);
    expect(linesOf(page).map(({ y0 }) => y0)).toEqual(linesOf({ ...page, source: 'text' }).map(({ y0 }) => y0));
  });
});
