import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { identityOf } from '../table/row-identity.ts';
import { mergeDrafts } from './draft-merge.ts';

const draft = { number: 'A-1', total: '10.00', items: [{ name: 'Tea', price: '10.00' }] };

describe('merging a draft', () => {
  it.each([
    ['only here', { ...draft, number: 'A-2' }, draft, { ...draft, number: 'A-2' }, []],
    ['only there', draft, { ...draft, total: '11.00' }, { ...draft, total: '11.00' }, []],
    [
      'another field on each side',
      { ...draft, number: 'A-2' },
      { ...draft, total: '11.00' },
      { ...draft, number: 'A-2', total: '11.00' },
      [],
    ],
    ['the same on both', { ...draft, number: 'A-2' }, { ...draft, number: 'A-2' }, { ...draft, number: 'A-2' }, []],
    [
      'the same field differently',
      { ...draft, number: 'A-2' },
      { ...draft, number: 'A-3' },
      { ...draft, number: 'A-2' },
      ['number'],
    ],
    [
      'fields of one item',
      { ...draft, items: [{ name: 'Cake', price: '10.00' }] },
      { ...draft, items: [{ name: 'Tea', price: '12.00' }] },
      { ...draft, items: [{ name: 'Cake', price: '12.00' }] },
      [],
    ],
    [
      'an item here, a new item there',
      { ...draft, items: [{ name: 'Cake', price: '10.00' }] },
      { ...draft, items: [...draft.items, { name: 'Bun', price: '1.00' }] },
      { ...draft, items: [{ name: 'Cake', price: '10.00' }] },
      ['items'],
    ],
  ] as const)('changed %s', (_, local, theirs, merged, collisions) => {
    expect(mergeDrafts<unknown>(draft, local, theirs)).toEqual({ draft: merged, collisions });
  });

  it('takes what is new there, and keeps what is new here', () => {
    expect(mergeDrafts<unknown>({ a: null }, { a: null }, { a: { b: 1 } })).toEqual({
      draft: { a: { b: 1 } },
      collisions: [],
    });
    expect(mergeDrafts<unknown>({ a: null }, { a: { b: 1 } }, { a: null }).draft).toEqual({ a: { b: 1 } });
  });

  it('keeps the rows a person types in when the server says the same in other words', () => {
    const items = [
      { name: 'Tea', price: '10' },
      { name: '', price: '' },
    ];
    const local = { invoice: { ...draft, items } };
    const stored = {
      invoice: {
        ...draft,
        items: [
          { name: 'Tea', price: '10.00' },
          { name: '', price: '' },
        ],
      },
    };
    const { draft: merged } = mergeDrafts(local, local, stored);
    expect(merged).toEqual(stored);
    expect(merged.invoice.items.map(identityOf)).toEqual(items.map(identityOf));
    const typing = { invoice: { ...draft, items: [items[0], { name: 'Bun', price: '' }] } };
    const later = mergeDrafts(local, typing, stored).draft.invoice.items;
    expect(later).toEqual([
      { name: 'Tea', price: '10.00' },
      { name: 'Bun', price: '' },
    ]);
    expect(later.map((row) => identityOf(row ?? {}))).toEqual(typing.invoice.items.map((row) => identityOf(row ?? {})));
  });

  const fields = fc.record({ a: fc.nat(3), b: fc.nat(3), c: fc.record({ d: fc.nat(3), e: fc.array(fc.nat(2)) }) });

  it('never loses a local edit, and takes everything that was not edited', () => {
    fc.assert(
      fc.property(fields, fields, fields, (base, local, theirs) => {
        const { draft: merged, collisions } = mergeDrafts(base, local, theirs);
        for (const key of ['a', 'b'] as const) {
          expect(merged[key]).toBe(local[key] === base[key] ? theirs[key] : local[key]);
          const isCollision = local[key] !== base[key] && theirs[key] !== base[key] && local[key] !== theirs[key];
          expect(collisions.includes(key)).toBe(isCollision);
        }
        expect(merged.c.d).toBe(local.c.d === base.c.d ? theirs.c.d : local.c.d);
        expect(mergeDrafts(base, merged, theirs).draft).toEqual(merged);
      }),
    );
  });
});
