import type { FilePart } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import {
  canCut,
  documentsOf,
  isChanged,
  isCutBefore,
  lockedOf,
  partsOf,
  slicesOf,
  toggleCut,
  toggleKept,
} from './cuts.ts';

const pages = [1, 2, 3, 4].map((number) => ({ number }));
const part = (id: string, numbers: number[], changes: Partial<FilePart> = {}): FilePart => ({
  id,
  number: 1,
  segments: numbers.map((page) => ({ page, region: null })),
  kind: 'receipt',
  state: 'needs_review',
  title: null,
  locked: false,
  ...changes,
});
const two = [part('a', [1, 2]), part('b', [3, 4])];
const start = slicesOf(pages, two);
const free = new Set<string>();
const pagesIn = (slices: ReturnType<typeof slicesOf>) => partsOf(slices).map((one) => one.segments.map((s) => s.page));

describe('the cuts of a file', () => {
  it('are between its documents', () => {
    expect(start.map((_, index) => isCutBefore(start, index))).toEqual([false, false, true, false]);
    expect(documentsOf(start, two).map((one) => [one.number, one.part?.id, one.slices.length])).toEqual([
      [1, 'a', 2],
      [2, 'b', 2],
    ]);
  });
  it('can be taken away: the documents become one', () => {
    expect(pagesIn(toggleCut(start, 2, free))).toEqual([[1, 2, 3, 4]]);
  });
  it('can be made: the pages that follow become a separate document', () => {
    expect(pagesIn(toggleCut(start, 1, free))).toEqual([[1], [2], [3, 4]]);
    expect(pagesIn(toggleCut(toggleCut(start, 1, free), 3, free))).toEqual([[1], [2], [3], [4]]);
  });
  it('can be moved: made at one place and taken away at the other', () => {
    const moved = toggleCut(toggleCut(start, 1, free), 2, free);
    expect(pagesIn(moved)).toEqual([[1], [2, 3, 4]]);
    expect(isChanged(moved, start)).toBe(true);
  });
  it('that come back to what they were are no change', () => {
    expect(isChanged(toggleCut(toggleCut(start, 1, free), 1, free), start)).toBe(false);
  });
  it('cannot be made before the first page', () => {
    expect(canCut(start, 0, free)).toBe(false);
  });
});

describe('a page left out', () => {
  it('is in no document, and comes back to the one before it', () => {
    const without = toggleKept(start, 1, free);
    expect(pagesIn(without)).toEqual([[1], [3, 4]]);
    expect(pagesIn(toggleKept(without, 1, free))).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });
  it('at the start comes back to the one after it', () => {
    expect(pagesIn(toggleKept(toggleKept(start, 0, free), 0, free))).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });
  it('keeps its place when it was in no document from the start', () => {
    const slices = slicesOf(pages, [part('a', [1, 2]), part('b', [4])]);
    expect(slices.map((one) => one.document)).toEqual(['a', 'a', null, 'b']);
    expect(isCutBefore(slices, 3)).toBe(true);
  });
});

describe('a locked document', () => {
  const locked = lockedOf([part('a', [1, 2], { locked: true })]);
  it('keeps its pages and its borders', () => {
    expect([1, 2, 3].map((index) => canCut(start, index, locked))).toEqual([false, false, true]);
    expect(toggleCut(start, 2, locked)).toEqual(start);
    expect(toggleKept(start, 0, locked)).toEqual(start);
  });
  it('takes no page in', () => {
    const without = toggleKept(start, 2, locked);
    expect(pagesIn(toggleKept(without, 2, locked))).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });
});

describe('two documents on one page', () => {
  const upper = { x: 0, y: 0, width: 1, height: 0.5 };
  const lower = { x: 0, y: 0.5, width: 1, height: 0.5 };
  const halves = [
    part('low', [], { segments: [{ page: 1, region: lower }] }),
    part('up', [], { segments: [{ page: 1, region: upper }] }),
  ];
  const slices = slicesOf([{ number: 1 }], halves);
  it('are in the order of the page', () => {
    expect(slices.map((one) => one.document)).toEqual(['up', 'low']);
  });
  it('joined are the whole page', () => {
    expect(partsOf(toggleCut(slices, 1, free))).toEqual([{ segments: [{ page: 1, region: null }] }]);
  });
  it('of which one is left out stay regions', () => {
    expect(partsOf(toggleKept(slices, 1, free))).toEqual([{ segments: [{ page: 1, region: upper }] }]);
  });
});
