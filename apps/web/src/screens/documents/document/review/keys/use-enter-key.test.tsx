import { fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Commit, useTypedField } from '../../../../../components/form/typed-fields.ts';
import { useEnterKey } from './use-enter-key.ts';

const accept = vi.fn<(path: string | null) => void>();
const shortcut = vi.fn();

function Typed({ id, result }: { id: string; result: Commit }) {
  const input = useRef<HTMLInputElement>(null);
  useTypedField(input, () => result, false);
  return <input ref={input} id={id} />;
}

function Form({ isOff = false, dialog = false }) {
  const onKey = useEnterKey(accept, isOff);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: represents the form
    <div id="outside" onKeyDown={shortcut}>
      <div onKeyDownCapture={onKey}>
        <input id="field-invoice.number" />
        <Typed id="field-invoice.total" result="changed" />
        <Typed id="field-invoice.date" result="invalid" />
        <input id="other" />
        <button id="field-button" type="button" />
        <span className="ant-select">
          <input id="field-open" role="combobox" aria-controls="list" aria-expanded="true" />
          <input id="field-shut" role="combobox" aria-controls="list" aria-expanded="false" />
        </span>
      </div>
      {dialog && <div role="dialog" />}
    </div>
  );
}

function press(id: string, more: object = {}, props: object = {}) {
  const { container } = render(<Form {...props} />);
  fireEvent.keyDown(container.querySelector(`[id="${id}"]`) as HTMLElement, { key: 'Enter', ...more });
  return accept.mock.calls;
}

beforeEach(() => {
  accept.mockClear();
});

describe('Enter in a document under review', () => {
  it.each([
    ['field-invoice.number', 'invoice.number'],
    ['field-invoice.total', 'invoice.total'],
    ['field-shut', 'shut'],
    ['outside', null],
  ])('pressed in %s accepts %s', (id, path) => {
    expect(press(id)).toEqual([[path]]);
  });

  it.each([
    ['a field whose text is not understood', 'field-invoice.date', {}, {}],
    ['a field outside the form', 'other', {}, {}],
    ['a button', 'field-button', {}, {}],
    ['a list that is open', 'field-open', {}, {}],
    ['a field, with Shift', 'field-invoice.number', { shiftKey: true }, {}],
    ['a field, with Ctrl', 'field-invoice.number', { ctrlKey: true }, {}],
    ['a field, while a character is composed', 'field-invoice.number', { isComposing: true }, {}],
    ['a field of a person who may only read', 'field-invoice.number', {}, { isOff: true }],
    ['no control, while a dialog is open', 'outside', {}, { dialog: true }],
  ])('pressed in %s accepts nothing', (_, id, more, props) => {
    expect(press(id, more, props)).toEqual([]);
  });
});
