import { blankItem } from '@folio/contract/blank-draft';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heir, identityOf } from '../../table/row-identity.ts';
import { duplicated, moved } from './item-list.ts';

const named = (name: string) => ({ ...blankItem, name });
const list = (names: string) => [...names].map(named);
const namesOf = (items: { name: string }[]) => items.map((one) => one.name).join('');

describe('moving an item', () => {
  it.each([
    ['abcd', 0, 2, 'bcad'],
    ['abcd', 3, 0, 'dabc'],
    ['abcd', 1, 2, 'acbd'],
    ['abcd', 0, -1, 'abcd'],
    ['abcd', 3, 4, 'abcd'],
    ['abcd', 9, 0, 'abcd'],
  ])('%s from %i to %i is %s', (names, from, to, after) => {
    expect(namesOf(moved(list(names), from, to))).toBe(after);
  });
  it('loses none, and back again is as before', () => {
    const place = fc.nat({ max: 19 });
    fc.assert(
      fc.property(place, place, (from, to) => {
        const before = list('abcdefghijklmnopqrst');
        const after = moved(before, from, to);
        expect(after[to]).toBe(before[from]);
        expect(moved(after, to, from)).toEqual(before);
      }),
    );
  });
});

describe('an item', () => {
  it('stays the same one when changed or moved; its copy is another', () => {
    const items = list('ab');
    const [a = named('')] = items;
    const changed = heir(a, { ...a, name: 'A' });
    expect(identityOf(changed)).toBe(identityOf(a));
    const [first, copy] = duplicated([changed], 0);
    expect(copy).toEqual(changed);
    expect(first && copy && identityOf(first) === identityOf(copy)).toBe(false);
  });
});
