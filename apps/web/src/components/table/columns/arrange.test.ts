import { describe, expect, it } from 'vitest';
import { arrange, choiceOf, moved, toggled } from './arrange.ts';

const all = ['number', 'contact', 'date', 'total', 'paid'];
const text = (columns: readonly { key: string; isShown: boolean }[]) =>
  columns.map(({ key, isShown }) => (isShown ? key : `(${key})`)).join(' ');
const arranged = (shown: string, hidden = '') =>
  arrange(all, { shown: shown.split(' '), hidden: hidden.split(' ') }, (key) => key !== 'paid');

describe('the columns of a list', () => {
  it.each([
    ['without a choice, as Folio has them', '', '', 'number contact date total (paid)'],
    ['in the order of the choice', 'number total contact date', 'paid', 'number total contact date (paid)'],
    [
      'with the first one first, whatever is chosen',
      'total',
      'number contact date paid',
      'number total (contact) (date) (paid)',
    ],
    [
      'a new one after its neighbour, shown or hidden as Folio does',
      'number contact total',
      '',
      'number contact date total (paid)',
    ],
    ['a new one after a neighbour that was moved', 'number total contact', 'paid', 'number total contact date (paid)'],
    [
      'a name that no longer exists is ignored',
      'number gone total',
      'contact date paid',
      'number total (contact) (date) (paid)',
    ],
    ['a name chosen twice appears once', 'total total contact', 'date paid', 'number total contact (date) (paid)'],
  ])('%s', (_, shown, hidden, expected) => {
    expect(text(arranged(shown, hidden))).toBe(expected);
  });

  it.each([
    ['up', 'total', -1, 'number contact total date (paid)'],
    ['down', 'contact', 1, 'number date contact total (paid)'],
    ['not above the first', 'contact', -1, 'number contact date total (paid)'],
    ['not below the end', 'paid', 1, 'number contact date total (paid)'],
    ['the first not at all', 'number', 1, 'number contact date total (paid)'],
  ] as const)('moves %s', (_, key, step, expected) => {
    expect(text(moved(arranged(''), key, step))).toBe(expected);
  });

  it('is kept as what is shown and what is not', () => {
    expect(choiceOf(toggled(arranged(''), 'date'))).toEqual({
      shown: ['number', 'contact', 'total'],
      hidden: ['date', 'paid'],
    });
  });
});
