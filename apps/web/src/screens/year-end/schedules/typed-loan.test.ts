import { describe, expect, it } from 'vitest';
import { isLoanReady, loanBodyOf, loanOf } from './typed-loan.ts';

const typed = {
  ...loanOf('2026-01-31'),
  name: 'Van',
  amount: '120000.00',
  yearly_rate: ' 5.25',
  instalments: '36',
  balance_account: '2500',
  result_account: '6900',
  payment_account: '1080',
};

describe('a loan as it is typed', () => {
  it('begins with a first instalment a month later, and is ready once rate and number are typed', () => {
    expect(typed.first_on).toBe('2026-02-28');
    expect(isLoanReady(typed)).toBe(true);
    for (const lacking of [{ yearly_rate: '' }, { instalments: '3.5' }, { payment_account: null }, { amount: '' }])
      expect(isLoanReady({ ...typed, ...lacking })).toBe(false);
    expect(loanBodyOf(typed)).toMatchObject({ yearly_rate: '5.25', instalments: 36, table: null });
  });

  it('with a table of the lender needs neither rate nor number', () => {
    const imported = { ...typed, method: 'imported', yearly_rate: '', instalments: '' } as const;
    expect(isLoanReady(imported)).toBe(false);
    const withTable = { ...imported, table: '2026-02-28,10,20' };
    expect(isLoanReady(withTable)).toBe(true);
    expect(loanBodyOf(withTable)).toMatchObject({
      yearly_rate: null,
      instalments: null,
      first_on: null,
      table: withTable.table,
    });
  });
});
