import type { FilePage } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import { assignParts, faultsOfCuts } from './assign-parts.ts';
import type { PartRow } from './part-store.ts';

const pages: FilePage[] = [1, 2, 3].map((number) => ({ number, width: 600, height: 840, turn: 0, mirrored: false }));
const whole = (...numbers: number[]) => ({ segments: numbers.map((page) => ({ page, region: null })) });
const region = (page: number, y: number, height: number) => ({
  segments: [{ page, region: { x: 0, y, width: 1, height } }],
});
function row(id: string, segments: PartRow['segments'], state = 'needs_review'): PartRow {
  return { id, state, version: 1, kind: null, segments, title: null };
}

describe('asked cuts', () => {
  it.each([
    ['every page once', [whole(1, 2), whole(3)], []],
    ['a page left out', [whole(2)], []],
    ['two halves of a page', [region(1, 0, 0.5), region(1, 0.5, 0.5)], []],
    ['a page that is not there', [whole(1, 4)], ['cut_page_missing']],
    ['a page in two documents', [whole(1), whole(1, 2)], ['cut_page_twice']],
    ['a page and a region of it', [whole(1), region(1, 0, 0.5)], ['cut_page_twice']],
    ['regions over each other', [region(1, 0, 0.6), region(1, 0.5, 0.5)], ['cut_page_twice']],
    ['a region off the page', [region(1, 0.6, 0.5)], ['cut_region_invalid']],
    ['a region of nothing', [region(1, 0.6, 0)], ['cut_region_invalid']],
  ])('%s', (_, parts, words) => {
    expect(faultsOfCuts(parts, pages).map(({ word }) => word)).toEqual(words);
  });
});

describe('who becomes what under new cuts', () => {
  it('keeps a document whose pages stay the same, at any position', () => {
    const existing = [row('a', whole(1).segments), row('b', whole(2, 3).segments)];
    expect(assignParts(existing, [whole(2, 3), whole(1)], pages)).toEqual({
      parts: [
        { id: 'b', ...whole(2, 3), changed: false },
        { id: 'a', ...whole(1), changed: false },
      ],
      surplus: [],
    });
  });

  it('makes new documents of a file that was not split before', () => {
    expect(assignParts([row('a', null)], [whole(1), whole(2), whole(3)], pages)?.parts.map(({ id }) => id)).toEqual([
      'a',
      null,
      null,
    ]);
  });

  it('has nothing left for merged ones', () => {
    const existing = [row('a', whole(1).segments), row('b', whole(2).segments), row('c', whole(3).segments)];
    expect(assignParts(existing, [whole(1, 2, 3)], pages)).toEqual({
      parts: [{ id: 'a', ...whole(1, 2, 3), changed: true }],
      surplus: ['b', 'c'],
    });
  });

  it('leaves what is booked alone', () => {
    const existing = [row('a', whole(1).segments, 'processed'), row('b', whole(2, 3).segments)];
    expect(assignParts(existing, [whole(1), whole(2), whole(3)], pages)?.parts.map(({ id }) => id)).toEqual([
      'a',
      'b',
      null,
    ]);
    expect(assignParts(existing, [whole(1, 2), whole(3)], pages)).toBeNull();
  });
});
