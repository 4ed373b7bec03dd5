import { expect, it } from 'vitest';
import { addTo, sumAt } from './index.ts';

it('sums by key; a key to which nothing was added is zero', () => {
  const sums = new Map<string, bigint>();
  addTo(sums, 'rent', 250n);
  addTo(sums, 'rent', -100n);
  expect([sumAt(sums, 'rent'), sumAt(sums, 'wages')]).toEqual([150n, 0n]);
});
