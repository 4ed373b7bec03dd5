import { describe, expect, it } from 'vitest';
import { faultsOfItems, firstFault, sentencesOf } from './item-faults.ts';

const errors = {
  'draft.items.3.account_code': ['Choose an account.'],
  'items.3.price': ['Too many decimals.'],
  due_date: ['Before the issue date.'],
  'draft.items': ['At least one.'],
};

describe('refusals', () => {
  it('are shown at their field', () => {
    expect(sentencesOf(errors, 'due_date')).toBe('Before the issue date.');
    expect(sentencesOf(errors, 'items')).toBe('At least one.');
    expect(sentencesOf(errors, 'number')).toBe('');
  });
  it('are shown at their item, all in one text', () => {
    expect(faultsOfItems(errors)).toEqual(
      new Map([[3, { text: 'Choose an account. Too many decimals.', fields: 'account_code,price' }]]),
    );
  });
  it('lead to the head first, then to the items', () => {
    expect(firstFault(errors)).toEqual({ path: 'due_date', item: null });
    expect(firstFault({ 'items.12.price': [''], 'items.3.name': [''] })).toEqual({ path: 'items.3.name', item: 3 });
    expect(firstFault({})).toBeNull();
  });
});
