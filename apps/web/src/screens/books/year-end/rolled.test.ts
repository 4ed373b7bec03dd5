import { describe, expect, it } from 'vitest';
import { groupRolled, retainedSum } from './rolled.ts';

const row = (code: string, type: string, balance: string) => ({ code, name: code, name_zh: code, type, balance });
const contra: Record<string, 'debit' | 'credit'> = { '4090': 'debit', '5090': 'credit' };

describe('what a year rolls', () => {
  const groups = groupRolled(
    [
      row('3300', 'equity', '50000.00'),
      row('4000', 'revenue', '547799.48'),
      row('4090', 'revenue', '4323.94'),
      row('5000', 'expense', '368950.34'),
      row('5030', 'expense', '-24650.00'),
      row('5090', 'expense', '3491.20'),
    ],
    (code) => contra[code],
    'HKD',
  );
  it('is listed in the order of the sum', () => {
    expect(groups.map(({ name }) => name)).toEqual(['income', 'expenses', 'dividends']);
  });
  it('takes contra accounts away from their group', () => {
    expect(groups.map(({ total }) => total)).toEqual(['543475.54', '340809.14', '50000.00']);
    expect(groups[0]?.rows.map(({ amount }) => amount)).toEqual(['547799.48', '-4323.94']);
    expect(groups[1]?.rows.map(({ amount }) => amount)).toEqual(['368950.34', '-24650.00', '-3491.20']);
  });
  it('leaves out groups without accounts', () => {
    expect(groupRolled([], () => undefined, 'HKD')).toEqual([]);
    expect(groupRolled([row('6000', 'expense', '1')], () => undefined, 'JPY')).toMatchObject([{ total: '1' }]);
  });
});

describe('the sum of retained earnings', () => {
  const sumOf = (profit: string) =>
    retainedSum({ retained_before: '100.00', profit, dividends: '5.00', retained_after: '0.00' }).map(
      ({ name, sign, amount }) => `${sign}${amount} ${name}`,
    );
  it.each([
    ['20.00', ['100.00 before', '+20.00 profit', '−5.00 dividends', '=0.00 after']],
    ['-20.00', ['100.00 before', '−20.00 loss', '−5.00 dividends', '=0.00 after']],
  ])('with a profit of %s', (profit, expected) => {
    expect(sumOf(profit)).toEqual(expected);
  });
});
