import { act } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderOnScreen } from '../../../test/render.tsx';
import { useUrlState, writeValues } from './use-url-state.ts';

const defaults = { q: '', state: 'open', page: '1' };

function open(path: string) {
  const { result, router } = renderOnScreen(() => useUrlState(defaults), { props: undefined, path });
  return {
    values: () => result.current[0],
    change: (...changes: Partial<typeof defaults>[]) =>
      act(() => {
        for (const one of changes) result.current[1](one);
      }),
    address: () => router.state.location.pathname + router.state.location.search,
  };
}

describe('the state of a view in the address', () => {
  it.each([
    ['/list', defaults],
    ['/list?q=rent&page=3', { q: 'rent', state: 'open', page: '3' }],
    ['/list?state=', { ...defaults, state: '' }],
  ])('%s shows %j', (path, values) => {
    expect(open(path).values()).toEqual(values);
  });

  it('leaves out what is usual, and keeps what belongs to others', () => {
    const view = open('/list?tab=2&q=a');
    view.change({ q: '', page: '4' });
    expect(view.address()).toBe('/list?tab=2&page=4');
    view.change({ page: '1' });
    expect(view.address()).toBe('/list?tab=2');
  });

  it('loses none of several changes made before the address has followed', () => {
    const view = open('/list');
    view.change({ q: 'rent' }, { page: '2' }, { state: 'all' });
    expect(view.values()).toEqual({ q: 'rent', state: 'all', page: '2' });
    view.change({ q: '' }, { page: '1' });
    expect(view.address()).toBe('/list?state=all');
  });

  it('reads back what it wrote, whatever was typed', () => {
    const texts = fc.record({ q: fc.string(), state: fc.string(), page: fc.string() });
    fc.assert(
      fc.property(texts, texts, (first, second) => {
        const written = [first, second].reduce(
          (search, values) => writeValues(search, values, defaults),
          new URLSearchParams(),
        );
        const read = new URLSearchParams(written.toString());
        for (const key of ['q', 'state', 'page'] as const) {
          expect(read.get(key) ?? defaults[key]).toBe(second[key]);
          expect(read.has(key)).toBe(second[key] !== defaults[key]);
        }
      }),
    );
  });
});
