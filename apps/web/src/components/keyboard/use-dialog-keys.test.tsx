import { fireEvent, render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useDialogKeys } from './use-dialog-keys.ts';

const same = vi.fn();
const next = vi.fn();

function Dialog() {
  useDialogKeys([
    ['s', same],
    ['ArrowRight', next],
  ]);
  return (
    <div role="dialog">
      <input id="text" />
      <input id="box" type="checkbox" />
      <textarea id="area" />
      <button id="button" type="button" />
      <div className="ant-select">
        <span id="select" />
      </div>
    </div>
  );
}

function press(at: string, key: string, more: object = {}) {
  const { container, unmount } = render(<Dialog />);
  const isUsed = !fireEvent.keyDown(container.querySelector(`#${at}`) as Element, { key, ...more });
  unmount();
  return [isUsed, same.mock.calls.length, next.mock.calls.length];
}

beforeEach(() => {
  same.mockClear();
  next.mockClear();
});

describe('a key in a dialog', () => {
  it.each([
    ['does its action', 'button', 's', {}, [true, 1, 0]],
    ['also as a capital', 'button', 'S', { shiftKey: true }, [true, 1, 0]],
    ['that has a name', 'button', 'ArrowRight', {}, [true, 0, 1]],
    ['on a checkbox', 'box', 's', {}, [true, 1, 0]],
    ['is typed into a text field', 'text', 's', {}, [false, 0, 0]],
    ['is typed into a text area', 'area', 's', {}, [false, 0, 0]],
    ['is typed into a list of choices', 'select', 's', {}, [false, 0, 0]],
    ['without an action is left alone', 'button', 'x', {}, [false, 0, 0]],
    ['with Ctrl is left to the browser', 'button', 's', { ctrlKey: true }, [false, 0, 0]],
    ['with Alt is left to the screen', 'button', 's', { altKey: true }, [false, 0, 0]],
    ['of a character being composed is left to it', 'button', 's', { isComposing: true }, [false, 0, 0]],
  ])('%s', (_, at, key, more, expected) => {
    expect(press(at, key, more)).toEqual(expected);
  });

  it('is not used once the dialog is closed', () => {
    press('button', 's');
    fireEvent.keyDown(document.body, { key: 's' });
    expect(same).toHaveBeenCalledTimes(1);
  });
});
