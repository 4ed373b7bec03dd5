import { describe, expect, it } from 'vitest';
import { ageSpans } from './invoice-age.ts';

describe('the age of an open document', () => {
  it('goes by the days after its due date', () => {
    expect(ageSpans('2026-04-30')).toEqual([
      { age: 'not_due', from: '2026-04-30', to: null },
      { age: '1_30', from: '2026-03-31', to: '2026-04-29' },
      { age: '31_60', from: '2026-03-01', to: '2026-03-30' },
      { age: '61_90', from: '2026-01-30', to: '2026-02-28' },
      { age: 'over_90', from: null, to: '2026-01-29' },
    ]);
  });
});
