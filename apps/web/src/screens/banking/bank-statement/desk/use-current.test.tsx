import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleLine } from '../coding/sample-line.test-data.ts';
import { LineList } from '../list/line-list.ts';
import { useCurrent } from './use-current.ts';
import { useSelection } from './use-selection.ts';

const ids = [...'abcdef'];

function listOf(names: readonly string[]): LineList {
  const list = new LineList('to_do');
  const meta = { page: 1, limit: 100, total: names.length };
  list.put({ data: names.map((id) => sampleLine(id)), meta } as Parameters<LineList['put']>[0]);
  return list;
}

function open(names: readonly string[] = ids) {
  const list = listOf(names);
  const { result, rerender, unmount } = renderHook(() => ({
    current: useCurrent(list),
    selection: useSelection(list),
  }));
  return {
    list,
    at: () => result.current.current.line?.id ?? null,
    index: () => result.current.current.index,
    selected: () => result.current.selection.lines.map(({ id }) => id).join(''),
    act: (work: (of: typeof result.current) => void) => {
      act(() => work(result.current));
      rerender();
    },
    close: unmount,
  };
}

describe('the current line', () => {
  it('is the first at the beginning, and none in an empty list', () => {
    expect([open().at(), open([]).at(), open([]).index()]).toEqual(['a', null, -1]);
  });

  it.each([
    [3, 'd'],
    [-2, 'a'],
    [99, 'f'],
  ])('after going to %i is %s', (to, id) => {
    const desk = open();
    desk.act(({ current }) => current.goTo(to));
    expect(desk.at()).toBe(id);
  });

  it.each([
    ['c', ['c'], 'd'],
    ['f', ['f'], 'e'],
    ['c', ['a', 'b'], 'c'],
    ['a', ids, null],
  ])('%s after %j left is %s', (from, left, next) => {
    const desk = open();
    desk.act(({ current }) => current.goToLine(from));
    desk.act(() => desk.list.leave(left));
    expect(desk.at()).toBe(next);
  });

  it('is always a line that the list shows, or none if it shows none', () => {
    const step = fc.oneof(
      fc.record({ do: fc.constantFrom('leave' as const, 'comeBack' as const), id: fc.constantFrom(...ids) }),
      fc.record({ do: fc.constant('goTo' as const), to: fc.integer({ min: -1, max: 7 }) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 15 }), (steps) => {
        const desk = open();
        const gone = new Set<string>();
        for (const one of steps) {
          desk.act(({ current }) => (one.do === 'goTo' ? current.goTo(one.to) : desk.list[one.do]([one.id])));
          if (one.do === 'leave') gone.add(one.id);
          if (one.do === 'comeBack') gone.delete(one.id);
          const shown = ids.filter((id) => !gone.has(id));
          if (shown.length === 0) expect(desk.at()).toBeNull();
          else expect(shown.indexOf(desk.at() ?? '')).toBe(desk.index());
        }
        desk.close();
      }),
      { numRuns: 60 },
    );
  });
});

describe('the selected lines', () => {
  it('are added, taken out and forgotten, and none is counted twice', () => {
    const desk = open();
    desk.act(({ selection }) => selection.add(['b', 'c', 'b']));
    desk.act(({ selection }) => selection.toggle('c'));
    desk.act(({ selection }) => selection.toggle('e'));
    expect(desk.selected()).toBe('be');
    desk.act(({ selection }) => selection.clear());
    expect(desk.selected()).toBe('');
  });

  it('are those that the list still shows; one that comes back is selected again', () => {
    const desk = open();
    desk.act(({ selection }) => selection.add(['b', 'c']));
    desk.act(() => desk.list.leave(['b']));
    expect(desk.selected()).toBe('c');
    desk.act(() => desk.list.comeBack(['b']));
    expect(desk.selected()).toBe('bc');
  });
});
