import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { moveAmongLinks } from './move-among-links.ts';

/** A dot is a cell without a link, a number a cell over so many columns, a letter a link with that name. */
const sheet = ['a b c', '. . .', 'd . e', '2 f', 'g h .'];

function cellOf(sign: string, at: number) {
  if (/\d/.test(sign)) return <td key={at} colSpan={Number(sign)} />;
  return <td key={at}>{sign === '.' ? null : <a href={`#${sign}`}>{sign}</a>}</td>;
}

function press(from: string, key: string, more: object = {}) {
  const { container, unmount } = render(
    <table onKeyDown={moveAmongLinks}>
      <tbody>
        {sheet.map((row) => (
          <tr key={row}>{row.split(' ').map(cellOf)}</tr>
        ))}
      </tbody>
    </table>,
  );
  const link = [...container.querySelectorAll('a')].find((one) => one.textContent === from) as HTMLElement;
  link.focus();
  fireEvent.keyDown(link, { key, ...more });
  const at = document.activeElement?.textContent;
  unmount();
  return at;
}

describe('an arrow among the figures of a report', () => {
  it.each([
    ['a', 'ArrowRight', 'b'],
    ['b', 'ArrowLeft', 'a'],
    ['d', 'ArrowRight', 'e'],
    ['a', 'ArrowDown', 'd'],
    ['b', 'ArrowDown', 'h'],
    ['c', 'ArrowDown', 'e'],
    ['e', 'ArrowDown', 'f'],
    ['f', 'ArrowUp', 'e'],
    ['g', 'ArrowUp', 'd'],
    ['a', 'ArrowLeft', 'a'],
    ['a', 'ArrowUp', 'a'],
    ['h', 'ArrowRight', 'h'],
    ['f', 'ArrowLeft', 'f'],
  ])('from %s, %s leads to %s', (from, key, to) => {
    expect(press(from, key)).toBe(to);
  });

  it.each([['altKey'], ['ctrlKey'], ['metaKey']])('with %s belongs to the browser', (modifier) => {
    expect(press('a', 'ArrowRight', { [modifier]: true })).toBe('a');
  });
});
