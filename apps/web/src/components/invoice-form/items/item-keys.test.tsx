import { fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { itemKeys } from './item-keys.ts';

/** Items as rows of two plain cells; an item is its name. */
function Items({ first }: { first: readonly string[] }) {
  const [items, setItems] = useState(first);
  const onKeyDown = itemKeys({
    count: items.length,
    isWritten: (at) => items[at] !== '',
    add: () => setItems([...items, '']),
    remove: (at) => setItems(items.toSpliced(at, 1)),
    move: (from, to) => setItems(items.toSpliced(from, 1).toSpliced(to, 0, items[from] ?? '')),
    duplicate: (at) => setItems(items.toSpliced(at + 1, 0, items[at] ?? '')),
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: represents the table of the items
    <div id="items" data-items={items.join()} onKeyDown={onKeyDown}>
      {items.map((name, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two items may have the same name
        <div key={row} data-row={row}>
          <input data-cell="name" id={`${row}.name`} />
          <span data-cell="price">
            <input id={`${row}.price`} aria-label={name} />
          </span>
          <textarea data-cell="description" id={`${row}.description`} />
        </div>
      ))}
    </div>
  );
}

function press(items: string, from: string, key: string, more: object = {}) {
  Element.prototype.scrollIntoView = () => undefined;
  const { container, unmount } = render(<Items first={items.split(',')} />);
  const input = container.querySelector<HTMLElement>(`[id="${from}"]`) as HTMLElement;
  input.focus();
  const isUsed = !fireEvent.keyDown(input, { key, ...more });
  const list = container.querySelector<HTMLElement>('#items')?.dataset.items;
  const after = [isUsed, document.activeElement?.id, list];
  unmount();
  return after;
}

describe('a key in the items of an invoice', () => {
  it.each([
    ['Enter goes down in the same column', 'a,b', '0.price', 'Enter', {}, '1.price', 'a,b'],
    ['below the last item it adds one', 'a,b', '1.price', 'Enter', {}, '2.name', 'a,b,'],
    ['an arrow goes down', 'a,b', '0.price', 'ArrowDown', {}, '1.price', 'a,b'],
    ['and stops at the last item', 'a,b', '1.price', 'ArrowDown', {}, '1.price', 'a,b'],
    ['an arrow goes up', 'a,b', '1.name', 'ArrowUp', {}, '0.name', 'a,b'],
    ['Alt and an arrow move the item', 'a,b,c', '0.price', 'ArrowDown', { altKey: true }, '1.price', 'b,a,c'],
    ['but not beyond the end', 'a,b', '1.price', 'ArrowDown', { altKey: true }, '1.price', 'a,b'],
    ['Ctrl-Delete removes the item', 'a,b,c', '1.price', 'Delete', { ctrlKey: true }, '1.price', 'a,c'],
    ['the last one too', 'a,b,c', '2.price', 'Backspace', { metaKey: true }, '1.price', 'a,b'],
    [
      'Ctrl-Alt-D duplicates it',
      'a,b',
      '0.name',
      'd',
      { ctrlKey: true, altKey: true, code: 'KeyD' },
      '1.name',
      'a,a,b',
    ],
    ['Alt works in a description', 'a,b', '1.description', 'ArrowUp', { altKey: true }, '0.description', 'b,a'],
  ])('%s', (_, items, from, key, more, at, after) => {
    expect(press(items, from, key, more)).toEqual([true, at, after]);
  });

  it.each([
    ['Enter below a blank item', 'a,', '1.price', 'Enter', {}],
    ['Enter in a description', 'a,b', '0.description', 'Enter', {}],
    ['Shift-Enter', 'a,b', '0.price', 'Enter', { shiftKey: true }],
    ['a letter', 'a,b', '0.price', 'x', {}],
    ['Ctrl with an arrow', 'a,b', '0.price', 'ArrowDown', { ctrlKey: true }],
  ])('%s is left to the field', (_, items, from, key, more) => {
    expect(press(items, from, key, more)).toEqual([false, from, items]);
  });
});
