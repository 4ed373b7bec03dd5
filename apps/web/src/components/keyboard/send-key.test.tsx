import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { onSendKey } from './send-key.ts';

describe('the key that sends a form', () => {
  it.each([
    ['Ctrl Enter', { key: 'Enter', ctrlKey: true }, true],
    ['Command Enter', { key: 'Enter', metaKey: true }, true],
    ['Enter alone, which starts a new line', { key: 'Enter' }, false],
    ['Ctrl with a letter', { key: 'b', ctrlKey: true }, false],
    ['Ctrl Enter while a Chinese word is being typed', { key: 'Enter', ctrlKey: true, isComposing: true }, false],
  ])('%s', (_, keys, sends) => {
    const send = vi.fn();
    const outer = vi.fn();
    render(
      // biome-ignore lint/a11y/noStaticElementInteractions: it only watches which keys come through
      <div onKeyDown={outer}>
        <textarea aria-label="text" onKeyDown={onSendKey(send)} />
      </div>,
    );
    const isLeft = fireEvent.keyDown(screen.getByLabelText('text'), keys);
    expect({ sent: send.mock.calls.length, isLeft, outer: outer.mock.calls.length }).toEqual(
      sends ? { sent: 1, isLeft: false, outer: 0 } : { sent: 0, isLeft: true, outer: 1 },
    );
  });
});
