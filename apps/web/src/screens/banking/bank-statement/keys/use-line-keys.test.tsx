import { fireEvent, render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Command } from './key-map.ts';
import { useLineKeys } from './use-line-keys.ts';

const run = vi.fn<(command: Command) => void>();

function Screen({ more = null }: { more?: React.ReactNode }) {
  useLineKeys(run);
  return (
    <>
      <p id="text">line</p>
      <input id="field" />
      <input id="mark" type="checkbox" />
      <button id="button" type="button" />
      <span className="ant-select">
        <i id="select" />
      </span>
      {more}
    </>
  );
}

function press(at: string, key: string, more: object = {}, dialog: React.ReactNode = null) {
  const { container, unmount } = render(<Screen more={dialog} />);
  const isUsed = !fireEvent.keyDown(container.querySelector(`#${at}`) as HTMLElement, { key, ...more });
  unmount();
  return [isUsed, run.mock.calls[0]?.[0].do];
}

beforeEach(() => run.mockClear());

describe('a key on the screen of bank lines', () => {
  it.each([
    ['text', 'j', {}, 'move'],
    ['text', 'ArrowUp', { shiftKey: true }, 'move'],
    ['text', 'Enter', {}, 'accept'],
    ['text', 'A', { shiftKey: true }, 'acceptCertain'],
    ['text', '3', {}, 'pick'],
    ['text', 'X', {}, 'panel'],
    ['button', 'x', {}, 'panel'],
    ['mark', 'j', {}, 'move'],
  ])('in the %s: %s %j is the command %s', (at, key, more, command) => {
    expect(press(at, key, more)).toEqual([true, command]);
  });

  it.each([
    ['text', 'q', {}],
    ['text', '0', {}],
    ['text', 'j', { ctrlKey: true }],
    ['text', 'j', { altKey: true }],
    ['text', 'j', { metaKey: true }],
    ['text', 'j', { isComposing: true }],
    ['field', 'j', {}],
    ['select', 'Enter', {}],
    ['button', 'Enter', {}],
    ['button', ' ', {}],
    ['mark', ' ', {}],
  ])('in the %s: %s %j is left to the browser', (at, key, more) => {
    expect(press(at, key, more)).toEqual([false, undefined]);
  });

  it('is left to a dialog that is open, and heard again once it is hidden', () => {
    expect(press('text', 'j', {}, <div className="ant-modal-wrap" />)).toEqual([false, undefined]);
    expect(press('text', 'j', {}, <div className="ant-modal-wrap" style={{ display: 'none' }} />)[0]).toBe(true);
  });

  it('is not heard any more after the screen was left', () => {
    render(<Screen />).unmount();
    fireEvent.keyDown(document.body, { key: 'j' });
    expect(run).not.toHaveBeenCalled();
  });
});
