import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { focusCell, placeOf } from './item-focus.ts';

/** A table of two items; the second one has only its name and an account to choose. */
function draw() {
  document.body.innerHTML = `
    <input id="other" />
    <table class="items-table">
      <tbody data-first-row="0">
        <tr data-row="0"><td><input data-cell="name" /></td><td data-cell="account_code"><input id="account" /></td></tr>
        <tr data-row="1"><td><input data-cell="name" id="second" /></td><td><span id="outside"></span></td></tr>
      </tbody>
      <tbody data-first-row="2" id="later"></tbody>
    </table>`;
  return document.querySelector('.items-table') as Element;
}

let frames: (() => void)[] = [];
/** Draws as many frames as there are waiting, up to a number. */
const draws = (most: number) => {
  for (let frame = 0; frame < most && frames.length > 0; frame++) for (const run of frames.splice(0)) run();
};

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

describe('the cell of an item', () => {
  it('is known by the element in it', () => {
    draw();
    expect(placeOf(document.querySelector('#account') as Element)).toEqual({ index: 0, cell: 'account_code' });
    expect(placeOf(document.querySelector('#outside') as Element)).toEqual({ index: 1, cell: 'name' });
    expect(placeOf(document.querySelector('#other') as Element)).toBeNull();
  });

  it.each([
    [0, 'account_code', 'account'],
    [1, 'account_code', 'second'],
  ] as const)('of item %i, %s, gets the focus, or the name where it is missing', (index, cell, id) => {
    focusCell(draw(), index, cell);
    expect(document.activeElement?.id).toBe(id);
  });

  it('that is not drawn yet gets it once its part of the table was scrolled to', () => {
    const table = draw();
    focusCell(table, 2, 'name');
    const later = document.querySelector('#later') as Element;
    expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([later]);
    draws(3);
    later.innerHTML = '<tr data-row="2"><td><input data-cell="name" id="third" /></td></tr>';
    draws(1);
    expect([document.activeElement?.id, frames.length]).toEqual(['third', 0]);
  });

  it('that never appears is given up', () => {
    focusCell(draw(), 9, 'name');
    draws(100);
    expect([document.activeElement?.tagName, frames.length]).toEqual(['BODY', 0]);
  });
});
