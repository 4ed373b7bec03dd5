import type { DocumentDetail } from '@folio/contract';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { quarterOn, useStrip } from './use-strip.ts';

const part = (id: string, pages: number[], locked = false) => ({
  id,
  locked,
  segments: pages.map((page) => ({ page, region: null })),
});
const documentOf = (...parts: ReturnType<typeof part>[]) =>
  ({ file_pages: [1, 2, 3, 4].map((number) => ({ number })), file_parts: parts }) as unknown as DocumentDetail;

function open(document: DocumentDetail, startPage = 1) {
  const { result } = renderHook(() => useStrip(document, startPage));
  return {
    of: () => result.current,
    act: (work: (of: ReturnType<typeof useStrip>) => void) => act(() => work(result.current)),
    documents: () => result.current.documents.map(({ slices }) => slices.map(({ page }) => page).join('')).join(' '),
  };
}

describe('the strip of pages', () => {
  it('begins at the page that was looked at, and stays within the file', () => {
    const strip = open(documentOf(part('a', [1, 2, 3, 4])), 3);
    expect(strip.of().page).toBe(3);
    strip.act((of) => of.move(9));
    expect(strip.of().page).toBe(4);
    strip.act((of) => of.move(-9));
    expect(strip.of().page).toBe(1);
    expect(open(documentOf(part('a', [1])), 99).of().at).toBe(0);
  });

  it('cuts a document in two and joins it again: then nothing is changed', () => {
    const strip = open(documentOf(part('a', [1, 2, 3, 4])));
    strip.act((of) => of.cut(2));
    expect([strip.documents(), strip.of().hasNewCuts]).toEqual(['12 34', true]);
    strip.act((of) => of.cut(2));
    expect([strip.documents(), strip.of().hasNewCuts]).toEqual(['1234', false]);
  });

  it('takes a page out of every document and back', () => {
    const strip = open(documentOf(part('a', [1, 2]), part('b', [3, 4])));
    strip.act((of) => of.keep(2));
    expect(strip.documents()).toBe('12 4');
    strip.act((of) => of.keep(2));
    expect(strip.documents()).toBe('123 4');
  });

  it('is empty once every page was taken out', () => {
    const strip = open(documentOf(part('a', [1, 2, 3, 4])));
    for (const at of [0, 1, 2, 3]) strip.act((of) => of.keep(at));
    expect(strip.of().isEmpty).toBe(true);
  });

  it('neither cuts nor turns a document that is confirmed', () => {
    const strip = open(documentOf(part('a', [1, 2], true), part('b', [3, 4])));
    for (const at of [0, 1, 2]) strip.act((of) => of.cut(at));
    strip.act((of) => of.turn(0));
    strip.act((of) => of.keep(1));
    expect([strip.documents(), strip.of().turns.size, strip.of().hasNewCuts]).toEqual(['12 34', 0, false]);
  });

  it('turns a page by quarters; four quarters restore it', () => {
    const strip = open(documentOf(part('a', [1, 2, 3, 4])));
    strip.act((of) => of.turn(1));
    expect([...strip.of().turns]).toEqual([[2, 90]]);
    for (const _ of [2, 3, 4]) strip.act((of) => of.turn(1));
    expect([...strip.of().turns]).toEqual([]);
    expect(([0, 90, 180, 270] as const).map(quarterOn)).toEqual([90, 180, 270, 0]);
  });
});
