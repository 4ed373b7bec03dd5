import type { BankAccountRow, LedgerAccountRow } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import { bodyOf, changeOf, emptyValues, fitsKind, valuesOf } from './account-values.ts';

const values = { ...emptyValues('HKD'), name: 'Operating', currency: ' usd ' };

describe('a bank account in its form', () => {
  it('sends only what was filled in, and the currency in capitals', () => {
    expect(bodyOf({ ...values, bank: ' ', number: '' })).toEqual({ kind: 'bank', name: 'Operating', currency: 'USD' });
    expect(bodyOf({ ...values, name_zh: '營運', bank: 'HSBC', number: '1', account_code: '1010' })).toEqual({
      kind: 'bank',
      name: 'Operating',
      currency: 'USD',
      name_zh: '營運',
      bank: 'HSBC',
      number: '1',
      account_code: '1010',
    });
  });

  it('sends a cleared field as nothing when it is changed', () => {
    expect(changeOf({ ...values, bank: ' ', number: '12', is_default: true })).toEqual({
      name: 'Operating',
      name_zh: null,
      bank: null,
      number: '12',
      active: true,
      is_default: true,
    });
  });

  it('shows what is not known as an empty field', () => {
    const stored = { name: 'A', name_zh: '', bank: null, number: null, code: '1010', currency: 'HKD', kind: 'cash' };
    expect(valuesOf({ ...stored, active: false, is_default: false } as unknown as BankAccountRow)).toEqual({
      ...emptyValues('HKD'),
      kind: 'cash',
      name: 'A',
      account_code: '1010',
      active: false,
    });
  });

  it.each([
    ['bank', 'bank', false, true],
    ['cash', 'petty_cash', false, true],
    ['card', 'credit_card', false, true],
    ['card', 'bank', false, false],
    ['bank', null, false, false],
    ['bank', 'bank', true, false],
  ] as const)('a %s account may use a ledger account with the role %s, taken %s: %s', (kind, role, isTaken, fits) => {
    const account = { code: '1010', system_role: role } as LedgerAccountRow;
    expect(fitsKind(kind, account, new Set(isTaken ? ['1010'] : ['1020']))).toBe(fits);
  });
});
