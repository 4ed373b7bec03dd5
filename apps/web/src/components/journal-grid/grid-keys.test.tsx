import { fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { type GridColumn, gridKeys } from './grid-keys.ts';

const columns: readonly GridColumn[] = ['account', 'description', 'debit', 'credit'];

/** A grid of plain inputs. A line is written when one of its cells has a text. */
function Grid({ first }: { first: readonly string[][] }) {
  const [lines, setLines] = useState(first);
  const keys = gridKeys({
    lineCount: lines.length,
    isWritten: (at) => (lines[at] ?? []).some((text) => text !== ''),
    addLine: () => setLines((before) => [...before, columns.map(() => '')]),
    removeLine: (at) => setLines((before) => before.toSpliced(at, 1)),
    balance: (at) => {
      if (lines[at]?.[2] === 'even') return null;
      setLines((before) => before.with(at, ['', '', '', 'rest']));
      return 'credit';
    },
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: represents the table of the journal
    <div id="grid" onKeyDown={keys.onKeyDown}>
      {lines.map((texts, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same texts
        <div key={line} data-line={line}>
          {columns.map((column, at) => (
            <span key={column} data-column={column}>
              <input id={`${line}.${column}`} defaultValue={texts[at]} disabled={texts[at] === 'off'} />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

const written = ['a', 'b', '5', ''];
const blank = ['', '', '', ''];

function press(lines: readonly string[][], from: string, key: string, more: object = {}) {
  const { container, unmount } = render(<Grid first={lines} />);
  const input = container.querySelector<HTMLInputElement>(`[id="${from}"]`);
  input?.focus();
  const isUsed = !fireEvent.keyDown(input as HTMLInputElement, { key, ...more });
  const after = {
    isUsed,
    at: document.activeElement?.id ?? '',
    lines: container.querySelectorAll('[data-line]').length,
  };
  unmount();
  return after;
}

describe('a key in the lines of a journal', () => {
  it.each([
    ['Enter leads to the next cell', [written, written], '0.account', 'Enter', {}, '0.description', 2],
    ['from a filled amount to the next line', [written, written], '0.debit', 'Enter', {}, '1.account', 2],
    ['from an empty amount to the next cell', [blank, written], '0.debit', 'Enter', {}, '0.credit', 2],
    ['past a disabled cell', [['a', 'off', '', ''], blank], '0.account', 'Enter', {}, '0.debit', 2],
    ['from the last amount to a new line', [written], '0.debit', 'Enter', {}, '1.account', 2],
    ['but adds none below a blank line', [blank], '0.credit', 'Enter', {}, '0.credit', 1],
    ['Tab at the end adds a line', [written], '0.credit', 'Tab', {}, '1.account', 2],
    ['= fills the amount that balances', [written, blank], '1.debit', '=', {}, '1.credit', 2],
    ['and stays where the journal balances', [['', '', 'even', '']], '0.debit', '=', {}, '0.debit', 1],
    ['down', [written, written], '0.description', 'ArrowDown', {}, '1.description', 2],
    ['up', [written, written], '1.credit', 'ArrowUp', {}, '0.credit', 2],
    ['up from the first line', [written], '0.credit', 'ArrowUp', {}, '0.credit', 1],
    ['Ctrl-Delete removes the line', [written, blank], '0.debit', 'Delete', { ctrlKey: true }, '0.debit', 1],
    ['the last of them', [written, blank], '1.debit', 'Backspace', { metaKey: true }, '0.debit', 1],
  ])('%s', (_, lines, from, key, more, at, count) => {
    expect(press(lines, from, key, more)).toEqual({ isUsed: true, at, lines: count });
  });

  it.each([
    ['a letter', '0.debit', 'a', {}],
    ['= in a text', '0.description', '=', {}],
    ['Tab before the end', '0.debit', 'Tab', {}],
    ['Shift-Tab at the end', '0.credit', 'Tab', { shiftKey: true }],
    ['an arrow with Alt', '0.debit', 'ArrowDown', { altKey: true }],
    ['Ctrl-A', '0.debit', 'a', { ctrlKey: true }],
  ])('%s is left to the field', (_, from, key, more) => {
    expect(press([written], from, key, more)).toEqual({ isUsed: false, at: from, lines: 1 });
  });
});
