import { describe, expect, it } from 'vitest';
import { type BilledMonth, missingBills, monthsBefore } from './index.ts';

const bills = (party: string, account: string, amounts: Readonly<Record<string, bigint>>): BilledMonth[] =>
  Object.entries(amounts).map(([month, amountMinor]) => ({ party, account, month, amountMinor }));
const usual = { '2026-01-05': 100_00n, '2026-02-28': 140_00n, '2026-03-01': 120_00n };

describe('bills that are missing for a month', () => {
  it('are those of the three months before, at the middle amount', () => {
    expect(missingBills(bills('Power', '6120', usual), '2026-04-15')).toEqual([
      { party: 'Power', account: '6120', amountMinor: 120_00n },
    ]);
  });

  it.each([
    ['the bill of the month is there', { ...usual, '2026-04-30': 90_00n }],
    ['a month has none', { '2026-01-05': 100_00n, '2026-03-01': 120_00n }],
    ['a month was credited in full', { ...usual, '2026-02-01': -140_00n }],
    ['they are older', { '2025-12-05': 100_00n, '2026-01-05': 100_00n, '2026-02-28': 140_00n }],
  ])('are not proposed where %s', (_why, amounts) => {
    expect(missingBills(bills('Power', '6120', amounts), '2026-04-30')).toEqual([]);
  });

  it('are kept apart by supplier and account, and add up the bills of a month', () => {
    const billed = [
      ...bills('Power', '6120', usual),
      ...bills('Power', '6130', { ...usual, '2026-04-01': 1n }),
      ...bills('Landlord', '6100', usual),
      ...bills('Landlord', '6100', usual),
    ];
    expect(missingBills(billed, '2026-04-30').map(({ party, amountMinor }) => [party, amountMinor])).toEqual([
      ['Landlord', 240_00n],
      ['Power', 120_00n],
    ]);
  });

  it('look back over the end of a year', () => {
    expect(monthsBefore('2026-02-10')).toEqual(['2026-01-31', '2025-12-31', '2025-11-30']);
  });
});
