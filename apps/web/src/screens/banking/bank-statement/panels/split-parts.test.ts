import { expect, it } from 'vitest';
import { emptyPart, splitOf, withChange, withPart } from './split-parts.ts';

it('says what is left over until the parts are the line', () => {
  const first = { ...emptyPart(0, '18900.00'), account: '6000' };
  const half = splitOf('18000.00', [first], 'HKD');
  expect(half).toMatchObject({ left: '-900.00', isComplete: false });
  const parts = withPart(half);
  expect(parts[1]).toMatchObject({ id: 1, amount: '-900.00', account: null });
  expect(splitOf('18000.00', parts, 'HKD')).toMatchObject({ left: '0.00', isComplete: false });
  expect(splitOf('18000.00', withChange(parts, 1, { account: '2150' }), 'HKD').isComplete).toBe(true);
});
