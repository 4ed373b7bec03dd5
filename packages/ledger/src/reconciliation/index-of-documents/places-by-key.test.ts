import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PlacesByKey } from './places-by-key.ts';

describe('places by key', () => {
  const lists = fc.dictionary(fc.string({ maxLength: 6 }), fc.array(fc.nat(2 ** 27 - 1), { maxLength: 5 }), {
    maxKeys: 40,
    noNullPrototype: true,
  });

  it('finds every place of each key', () => {
    fc.assert(
      fc.property(lists, (drawn) => {
        const all = new Map(Object.entries(drawn));
        const index = new PlacesByKey(all);
        for (const [key, places] of all) expect(index.of(key)).toEqual(expect.arrayContaining(places));
      }),
    );
  });

  it('finds places of other keys rarely, and nothing in an empty index', () => {
    const all = new Map(Array.from({ length: 20_000 }, (_, n) => [`INV2026${n}`, [n]]));
    const index = new PlacesByKey(all);
    const found = [...all.keys()].flatMap((key) => index.of(key));
    expect(found.length).toBeLessThan(20_400);
    const strange = Array.from({ length: 20_000 }, (_, n) => index.of(`BH${n}`)).flat();
    expect(strange.length).toBeLessThan(400);
    expect(new PlacesByKey(new Map()).of('INV20261')).toEqual([]);
  });
});
