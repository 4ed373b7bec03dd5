import type { Filing } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import { profileDraft, withAccount, withRow } from './profile-draft.ts';

const label = { en: 'Revenue', zh: '收入' };
const filing = {
  profile: {
    hksic: '',
    language: 'en',
    version: 1,
    accounts: [{ code: '6100', element: '' }],
    rows: [{ row: 'gone', element: 'Cash' }],
  },
  accounts: [
    { code: '6000', name: 'Salaries', name_zh: '薪金', element: 'StaffSalaries', proposed: true },
    { code: '6100', name: 'Wages', name_zh: '工資', element: '', proposed: false },
    { code: '6200', name: 'Rent', name_zh: '租金', element: '', proposed: false },
  ],
  rows: [
    { row: 'revenue', label, element: 'Revenue' },
    { row: 'inventories', label, element: '' },
  ],
} as unknown as Filing;

describe('the form of the elements', () => {
  it('begins with what is saved and proposed, and keeps what a person removed', () => {
    const { accounts, rows } = profileDraft(filing);
    expect(accounts).toEqual([
      { code: '6000', element: 'StaffSalaries' },
      { code: '6100', element: '' },
    ]);
    expect(rows).toEqual([
      { row: 'revenue', element: 'Revenue' },
      { row: 'gone', element: 'Cash' },
    ]);
  });

  it('changes, adds and removes an element', () => {
    const one = [{ code: '6000', element: 'StaffSalaries' }];
    expect(withAccount(one, '6000', '')).toEqual([{ code: '6000', element: '' }]);
    expect(withAccount(one, '6200', 'Commission')).toHaveLength(2);
    expect(withRow([], 'revenue', 'Revenue')).toEqual([{ row: 'revenue', element: 'Revenue' }]);
    expect(withRow([{ row: 'revenue', element: 'Revenue' }], 'revenue', '')).toEqual([{ row: 'revenue', element: '' }]);
  });
});
