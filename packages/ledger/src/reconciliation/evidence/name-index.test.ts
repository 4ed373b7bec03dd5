import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NameIndex } from './name-index.ts';

const names = Array.from({ length: 60 }, (_, n) => [`contact ${n}`, [`Harbour Retail ${n} Limited`]] as const);

describe('the answers that an index of names keeps', () => {
  it('are those of an index that keeps none, however often and in whichever order it is asked', () => {
    const texts = fc.array(fc.constantFrom('HARBOUR RETAIL', 'HARBOR RETAIL 7', 'RETAIL', 'SKYLINE', ''), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(texts, (asked) => {
        const index = new NameIndex(names);
        for (const text of asked) expect(index.find(text)).toEqual(new NameIndex(names).find(text));
      }),
    );
  });

  it('never are more than 5,000 names and texts, whatever is asked', () => {
    const index = new NameIndex(names);
    const first = index.find('HARBOUR RETAIL 0');
    expect(first.length).toBeGreaterThan(10);
    for (let n = 0; n < 2000; n += 1) {
      index.find(`HARBOUR RETAIL ${n}`);
      expect(index.kept).toBeLessThanOrEqual(5000);
    }
    expect(index.find('HARBOUR RETAIL 0')).toEqual(first);
  });
});
