import { fireEvent, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { takeTyped } from './palette/early-typing.ts';
import { useShellShortcuts } from './use-shell-shortcuts.ts';

afterEach(() => {
  // The finder has its field.
  takeTyped();
});

function Shell({ hasSearch = true }) {
  useShellShortcuts();
  return (
    <>
      <p id="text">x</p>
      <input id="other" />
      <textarea id="area" />
      {hasSearch && <input id="search" data-list-search />}
    </>
  );
}

function press(at: string, key: string, more: object = {}, props: object = {}) {
  const { container, unmount } = render(<Shell {...props} />);
  const target = container.querySelector<HTMLElement>(`#${at}`) as HTMLElement;
  target.focus();
  const isUsed = !fireEvent.keyDown(target, { key, ...more });
  const focused = document.activeElement?.id ?? '';
  unmount();
  return [isUsed, focused === 'search'];
}

describe('a shortcut of every screen', () => {
  it.each([
    ['/ goes to the search of the list', 'text', '/', {}, {}, [true, true]],
    ['/ is typed into a field', 'other', '/', {}, {}, [false, false]],
    ['/ is typed into a text area', 'area', '/', {}, {}, [false, false]],
    ['/ with Ctrl is the browser’s', 'text', '/', { ctrlKey: true }, {}, [false, false]],
    ['/ without a list opens the finder', 'text', '/', {}, { hasSearch: false }, [true, false]],
    ['Ctrl-K opens the finder', 'text', 'k', { ctrlKey: true }, {}, [true, false]],
    ['also from a field', 'other', 'K', { metaKey: true }, {}, [true, false]],
    ['k alone is a letter', 'text', 'k', {}, {}, [false, false]],
  ])('%s', (_, at, key, more, props, expected) => {
    expect(press(at, key, more, props)).toEqual(expected);
  });
});
