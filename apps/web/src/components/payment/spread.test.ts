import { describe, expect, it } from 'vitest';
import { faultOf, oldestFirst, spreadOldestFirst, sumOf, type Waiting } from './spread.ts';

const waiting = (id: string, due: string, due_date: string | null): Waiting => ({
  id,
  due,
  due_date,
  issue_date: null,
});
const documents = [
  waiting('late', '300.00', '2026-03-31'),
  waiting('undated', '50.00', null),
  waiting('early', '100.00', '2026-01-31'),
];

describe('money over several documents', () => {
  it('the oldest come first, those without a date last', () => {
    expect(oldestFirst(documents).map(({ id }) => id)).toEqual(['early', 'late', 'undated']);
  });
  it.each([
    ['0.00', {}],
    ['60.00', { early: '60.00' }],
    ['250.00', { early: '100.00', late: '150.00' }],
    ['450.00', { early: '100.00', late: '300.00', undated: '50.00' }],
    ['999.00', { early: '100.00', late: '300.00', undated: '50.00' }],
  ])('%s fills the oldest first, never more than is due', (amount, shares) => {
    expect(spreadOldestFirst(amount, documents, 'HKD')).toEqual(shares);
  });
  it('what is typed is counted exactly', () => {
    expect(sumOf(['0.10', '0.20', null, undefined], 'HKD')).toBe('0.30');
  });
});

describe('shares that are not possible', () => {
  it.each([
    ['as much as there is', '400.00', { early: '100.00', late: '300.00' }, null],
    ['less than there is: the rest stays as a credit', '500.00', { early: '100.00' }, null],
    ['more than there is', '350.00', { early: '100.00', late: '300.00' }, { kind: 'beyond_amount', by: '50.00' }],
    ['more than is due', '999.00', { early: '100.01' }, { kind: 'beyond_due', id: 'early' }],
  ])('%s', (_, settles, shares, fault) => {
    expect(faultOf(settles, shares, documents, 'HKD')).toEqual(fault);
  });
});
