import { describe, expect, it } from 'vitest';
import { sampleLine } from '../coding/sample-line.test-data.ts';
import { LineList } from './line-list.ts';

const limit = 3;
const idsOf = (from: number, count: number) => Array.from({ length: count }, (_, n) => `line-${from + n}`);
const pageOf = (page: number, total: number, ids: readonly string[]) => ({
  data: ids.map((id) => sampleLine(id)),
  meta: { page, limit, total },
});
const seen = (list: LineList) => Array.from({ length: list.count }, (_, index) => list.at(index)?.id ?? null);

function listOf(total: number): LineList {
  const list = new LineList('to_do');
  for (let page = 1; (page - 1) * limit < total; page++) {
    const from = (page - 1) * limit;
    list.put(pageOf(page, total, idsOf(from, Math.min(limit, total - from))));
  }
  return list;
}

describe('a list of lines', () => {
  it('knows how many there are before they are loaded', () => {
    const list = new LineList('to_do');
    list.put(pageOf(3, 8, idsOf(6, 2)));
    expect(seen(list)).toEqual([null, null, null, null, null, null, 'line-6', 'line-7']);
    expect(list.missingPages(0, 8, limit)).toEqual([1, 2]);
    expect(list.missingPages(6, 8, limit)).toEqual([]);
  });

  it('closes the gap of a line that leaves, and gives it back its place', () => {
    const list = listOf(5);
    list.leave(['line-1', 'line-3']);
    expect(seen(list)).toEqual(['line-0', 'line-2', 'line-4']);
    expect(list.indexOf('line-4')).toBe(2);
    expect(list.indexOf('line-3')).toBe(-1);
    list.comeBack(['line-3']);
    expect(seen(list)).toEqual(['line-0', 'line-2', 'line-3', 'line-4']);
  });

  it('puts a page of the server where it lies among the lines still seen', () => {
    const list = new LineList('to_do');
    list.put(pageOf(1, 7, idsOf(0, 3)));
    list.leave(['line-0', 'line-1']);
    list.put(pageOf(2, 5, idsOf(5, 2)));
    expect(seen(list)).toEqual(['line-2', null, null, 'line-5', 'line-6']);
    list.put(pageOf(1, 5, idsOf(2, 3)));
    expect(seen(list)).toEqual(idsOf(2, 5));
  });

  it('removes a line or adds it again by its new state', () => {
    const list = listOf(3);
    list.patch([sampleLine('line-1', { state: 'matched' })]);
    expect(seen(list)).toEqual(['line-0', 'line-2']);
    list.patch([sampleLine('line-1')]);
    expect(seen(list)).toEqual(idsOf(0, 3));
    list.patch([sampleLine('elsewhere')]);
    expect(list.count).toBe(3);
  });

  it.each([
    [4, 7],
    [7, 4],
  ])('follows a list that went from %i to %i lines elsewhere', (before, after) => {
    const list = listOf(before);
    list.put(pageOf(1, after, idsOf(0, 3)));
    expect(list.count).toBe(after);
    expect(list.missingPages(0, after, limit)).not.toContain(1);
    expect(list.missingPages(0, after, limit)).toContain(2);
  });

  it('requests lines that may have changed again and shows the old ones meanwhile', () => {
    const list = listOf(3);
    list.markStale();
    expect(list.missingPages(0, 3, limit)).toEqual([1]);
    expect(seen(list)).toEqual(idsOf(0, 3));
  });

  it('takes a line the server still lists as one that came back', () => {
    const list = listOf(3);
    list.leave(['line-1']);
    list.put(pageOf(1, 3, idsOf(0, 3)));
    expect(seen(list)).toEqual(idsOf(0, 3));
  });
});
