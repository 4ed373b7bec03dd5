import { describe, expect, it } from 'vitest';
import { pageCount, pageText } from '../../sample-documents/src/paper/page-bitmap.ts';
import { widthOf } from './column-widths.ts';
import { drawCommercial } from './commercial/draw-commercial.ts';
import { drawStatement } from './draw-statement.ts';
import { onMedium } from './media.ts';
import type { DrawnPaper, PlacedPage, PlacedText } from './placed-page.ts';
import { drawStatementLayout } from './statement-layout.ts';
import { drawUntidiness, UNTIDINESS, untidied } from './untidiness.ts';

const SHEET = { width: 595, height: 842 };
const pageOf = (text: string): PlacedPage => ({
  texts: [{ text, x: 40, y: 40, size: 9, align: 'left' }],
  bands: [],
});
const PAGES = [pageOf('first'), pageOf('second')];

describe('what happens to sheets', () => {
  it('affects some documents, each kind about one in twenty', () => {
    const drawn = Array.from({ length: 2000 }, (_, seed) => drawUntidiness(seed)).flat();
    for (const what of UNTIDINESS) {
      const count = drawn.filter((one) => one === what).length;
      expect(count).toBeGreaterThan(60);
      expect(count).toBeLessThan(140);
    }
  });

  it('inserts an empty page, and repeats a page next to itself', () => {
    expect(untidied(PAGES, ['empty_page'], SHEET, 1)).toHaveLength(3);
    const texts = untidied(PAGES, ['duplicate_page'], SHEET, 1).map(({ texts: [first] }) => first?.text);
    expect([
      ['first', 'first', 'second'],
      ['first', 'second', 'second'],
    ]).toContainEqual(texts);
  });

  it('keeps the text of a page upside down and of a note in the margin', async () => {
    const paper: DrawnPaper = {
      pages: PAGES,
      sheet: SHEET,
      title: 'Sheets',
      untidiness: ['upside_down', 'margin_note'],
    };
    const { bytes } = await onMedium(paper, 'text', 1, 'sheets');
    expect(await pageCount(bytes)).toBe(2);
    const text = await pageText(bytes, 1);
    expect(text).toContain('first');
    expect(text.length).toBeGreaterThan(20);
  });
});

const startOf = ({ text, x, size, align }: PlacedText) =>
  align === 'left' ? x : x - widthOf(text, size) * (align === 'right' ? 1 : 0.5);

function isOnSheet(text: PlacedText, { width, height }: DrawnPaper['sheet']): boolean {
  const start = startOf(text);
  return start >= 0 && start + widthOf(text.text, text.size) <= width + 10 && text.y + text.size <= height;
}

describe('drawn text', () => {
  it.each(Array.from({ length: 60 }, (_, index) => 5000 + index * 13))('of seed %i stays on its sheet', (seed) => {
    for (const { paper } of [drawStatement(seed, seed), drawCommercial(seed, seed)])
      for (const { texts } of paper.pages)
        for (const text of texts) expect(isOnSheet(text, paper.sheet), JSON.stringify(text)).toBe(true);
  });

  it('of a table of several currencies names each currency once in its truth', () => {
    const seed = Array.from({ length: 400 }, (_, at) => at).find((at) => drawStatementLayout(at).oneTable);
    const { statements } = drawStatement(seed ?? 0, 1).truth;
    expect(new Set(statements.map(({ currency }) => currency)).size).toBe(statements.length);
    expect(new Set(statements.map(({ account }) => account)).size).toBe(1);
  });
});
