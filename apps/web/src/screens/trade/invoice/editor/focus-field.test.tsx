import { afterEach, describe, expect, it } from 'vitest';
import { focusField } from './focus-field.ts';

function draw() {
  document.body.innerHTML = `
    <input id="field-number" />
    <table class="items-table">
      <tbody data-first-row="0">
        <tr data-row="0"><td><input data-cell="name" /></td><td data-cell="account_code"><input id="account" /></td></tr>
        <tr data-row="1"><td><input data-cell="name" id="second" /></td></tr>
      </tbody>
    </table>`;
}

afterEach(() => {
  document.body.innerHTML = '';
});

describe('the field of a path', () => {
  it.each([
    ['number', 'field-number'],
    ['items.0.account_code', 'account'],
    ['items.1.price', 'second'],
    ['items.1', 'second'],
    ['items.1.unknown', 'second'],
  ])('%s gets the focus', (path, id) => {
    draw();
    focusField(path);
    expect(document.activeElement?.id).toBe(id);
  });

  it('that is not on the screen changes nothing', () => {
    draw();
    focusField('no.such.field');
    expect(document.activeElement?.tagName).toBe('BODY');
  });
});
