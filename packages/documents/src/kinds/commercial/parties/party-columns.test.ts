import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../page/layout.ts';
import { pageOfText } from '../../../testing/page-of-text.ts';
import { cellsBelow } from './party-columns.ts';

/** The cells below the first line, where recognition made the box of one word higher than its letters. */
function belowWith(word: string, times: number): string[] {
  const page = pageOfText('Bill to\nGolden Bauhinia Trading Limited\nUnit 8, Example Centre');
  const words = page.words.map((one) =>
    one.text === word ? { ...one, box: { ...one.box, height: one.box.height * times } } : one,
  );
  const lines = linesOf({ ...page, source: 'ocr', words });
  const [label] = lines[0]?.cells ?? [];
  if (label === undefined) throw new Error('no label');
  return cellsBelow(lines, 0, label).map(({ text }) => text);
}

describe('cellsBelow', () => {
  it('keeps a line in which one word has too high a box', () => {
    expect(belowWith('Trading', 1.6)).toEqual(['Golden Bauhinia Trading Limited', 'Unit 8, Example Centre']);
  });
});
