import { fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { describe, expect, it } from 'vitest';
import { listMark, rowMark, useListKeys } from './use-list-keys.ts';

function List({ name }: { name: string }) {
  const box = useRef<HTMLDivElement>(null);
  useListKeys(box);
  return (
    <div ref={box} {...listMark}>
      {['1', '2', '3'].map((row) => (
        <div key={row} id={`${name}${row}`} tabIndex={-1} {...rowMark}>
          <button type="button" id={`${name}${row}-button`} />
        </div>
      ))}
    </div>
  );
}

function walk(start: string, keys: readonly string[], more: object = {}): string {
  const { container, unmount } = render(
    <>
      <input id="field" />
      <p id="text" tabIndex={-1} />
      <div role="menu">
        <button type="button" id="item" />
      </div>
      <List name="a" />
      <List name="b" />
    </>,
  );
  container.querySelector<HTMLElement>(`#${start}`)?.focus();
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
  const focused = document.activeElement?.id ?? '';
  unmount();
  return focused;
}

describe('the keys of a list', () => {
  it.each<[string, string, string[], object, string]>([
    ['the first press goes to the first row', 'text', ['j'], {}, 'a1'],
    ['so does an arrow upwards', 'text', ['ArrowUp'], {}, 'a1'],
    ['J and K move', 'text', ['j', 'J', 'j', 'k'], {}, 'a2'],
    ['arrows do the same', 'text', ['ArrowDown', 'ArrowDown'], {}, 'a2'],
    ['the ends hold', 'a3', ['j', 'j'], {}, 'a3'],
    ['from a button inside a row to the next row', 'a2-button', ['j'], {}, 'a3'],
    ['the list with the focus hears them', 'b1', ['j'], {}, 'b2'],
    ['a field keeps its keys', 'field', ['j', 'ArrowDown'], {}, 'field'],
    ['so does a menu', 'item', ['ArrowDown'], {}, 'item'],
    ['Ctrl is for the browser', 'text', ['j'], { ctrlKey: true }, 'text'],
  ])('%s', (_, start, keys, more, focused) => {
    expect(walk(start, keys, more)).toBe(focused);
  });
});
