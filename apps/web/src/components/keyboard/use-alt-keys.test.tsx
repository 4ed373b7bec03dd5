import { fireEvent, render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useAltKeys } from './use-alt-keys.ts';

const [first, second] = [vi.fn(), vi.fn()];

function Screen({ dialog = false, isOff = false, hidden = false }) {
  useAltKeys([
    ['KeyN', isOff ? undefined : first],
    ['KeyN', second],
    ['Enter', second],
  ]);
  return (
    <>
      <input />
      {dialog && <div role="dialog" aria-hidden={hidden} />}
    </>
  );
}

function press(code: string, more: object = {}, props: object = {}) {
  const { container, unmount } = render(<Screen {...props} />);
  const isUsed = !fireEvent.keyDown(container.querySelector('input') as HTMLElement, { code, altKey: true, ...more });
  unmount();
  return [isUsed, first.mock.calls.length, second.mock.calls.length];
}

beforeEach(() => {
  first.mockClear();
  second.mockClear();
});

describe('a shortcut with Alt', () => {
  it.each([
    ['works in a field', 'KeyN', {}, {}, [true, 1, 0]],
    ['is found by the place of the key, whatever it types', 'KeyN', { key: '˜' }, {}, [true, 1, 0]],
    ['works with Enter', 'Enter', {}, {}, [true, 0, 1]],
    ['that is switched off hides the later one', 'KeyN', {}, { isOff: true }, [false, 0, 0]],
    ['needs Alt', 'KeyN', { altKey: false }, {}, [false, 0, 0]],
    ['is not the one with Ctrl and Alt', 'KeyN', { ctrlKey: true }, {}, [false, 0, 0]],
    ['is not heard while a character is composed', 'KeyN', { isComposing: true }, {}, [false, 0, 0]],
    ['rests while a dialog is open', 'KeyN', {}, { dialog: true }, [false, 0, 0]],
    ['works again once the dialog is hidden', 'KeyN', {}, { dialog: true, hidden: true }, [true, 1, 0]],
    ['that no screen uses is left to the browser', 'KeyQ', {}, {}, [false, 0, 0]],
  ])('%s', (_, code, more, props, expected) => {
    expect(press(code, more, props)).toEqual(expected);
  });
});
