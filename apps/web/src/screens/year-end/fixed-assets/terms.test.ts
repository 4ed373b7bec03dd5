import { expect, it } from 'vitest';
import { sentTerms, termsOf, usualTerms } from './terms.ts';

it.each([
  ['25', 2500],
  ['7.5', 750],
  ['0.25', 25],
  ['100', 10_000],
])('a rate of %s percent is sent as %i hundredths, and read back', (rate, points) => {
  const sent = sentTerms({ ...usualTerms, method: 'reducing_balance', rate });
  expect(sent.rate_basis_points).toBe(points);
  expect(Number(termsOf(sent).rate)).toBe(Number(rate));
});

it('a straight line has no rate', () => {
  expect(sentTerms({ ...usualTerms, rate: '25' }).rate_basis_points).toBeNull();
});
