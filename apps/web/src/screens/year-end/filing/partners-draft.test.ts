import { describe, expect, it } from 'vitest';
import { emptyPartner, sumOfShares, withPartner } from './partners-draft.ts';

describe('the partners that a person types', () => {
  it.each([
    [['33.3333', '66.6667'], '100'],
    [['50', '25.5'], '75.5'],
    [['', 'half', '10'], '10'],
    [[], '0'],
  ])('%j are %s percent', (shares, sum) => {
    expect(sumOfShares(shares)).toBe(sum);
  });

  it('have at most one precedent partner', () => {
    const two = [{ ...emptyPartner, precedent: true }, emptyPartner];
    expect(withPartner(two, 1, { precedent: true }).map(({ precedent }) => precedent)).toEqual([false, true]);
    expect(withPartner(two, 1, { share: '5' }).map(({ precedent, share }) => [precedent, share])).toEqual([
      [true, ''],
      [false, '5'],
    ]);
  });
});
