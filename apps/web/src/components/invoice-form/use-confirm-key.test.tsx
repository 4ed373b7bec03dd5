import { fireEvent, render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useConfirmKey } from './use-confirm-key.ts';

const confirm = vi.fn();

function Form({ enterToo = false, dialog = '' }) {
  useConfirmKey(confirm, enterToo);
  return (
    <div>
      <input id="input" />
      <button id="button" type="button" />
      <p id="text" />
      {/* biome-ignore lint/a11y/useSemanticElements: represents a row of a virtual table */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: represents a row of a virtual table */}
      <div id="row" role="row" />
      {dialog !== '' && <div role="dialog" aria-hidden={dialog === 'hidden'} />}
    </div>
  );
}

function press(at: string, more: object, props: object = {}) {
  const { container, unmount } = render(<Form {...props} />);
  const isUsed = !fireEvent.keyDown(container.querySelector(`#${at}`) as Element, { key: 'Enter', ...more });
  unmount();
  return [isUsed, confirm.mock.calls.length];
}

beforeEach(() => {
  confirm.mockClear();
});

describe('the key that confirms', () => {
  it.each([
    ['Ctrl-Enter in a field', 'input', { ctrlKey: true }, {}, [true, 1]],
    ['Cmd-Enter', 'text', { metaKey: true }, {}, [true, 1]],
    ['Enter alone', 'text', {}, {}, [false, 0]],
    ['Enter where no control has the focus, if that confirms too', 'text', {}, { enterToo: true }, [true, 1]],
    ['Enter in a field belongs to the field', 'input', {}, { enterToo: true }, [false, 0]],
    ['Enter on a button belongs to the button', 'button', {}, { enterToo: true }, [false, 0]],
    ['Enter on a row belongs to the row', 'row', {}, { enterToo: true }, [false, 0]],
    ['not in a dialog', 'input', { ctrlKey: true }, { dialog: 'open' }, [false, 0]],
    ['again once the dialog is hidden', 'input', { ctrlKey: true }, { dialog: 'hidden' }, [true, 1]],
    ['not while a character is composed', 'input', { ctrlKey: true, isComposing: true }, {}, [false, 0]],
    ['not with another key', 'input', { ctrlKey: true, key: 's' }, {}, [false, 0]],
  ])('%s', (_, at, more, props, expected) => {
    expect(press(at, more, props)).toEqual(expected);
  });

  it('is left alone if a field has used it', () => {
    const { container } = render(
      // biome-ignore lint/a11y/noStaticElementInteractions: represents a field that uses the key
      <div onKeyDown={(event) => event.preventDefault()}>
        <Form />
      </div>,
    );
    fireEvent.keyDown(container.querySelector('#input') as Element, { key: 'Enter', ctrlKey: true });
    expect(confirm).not.toHaveBeenCalled();
  });
});
