import { describe, expect, it } from 'vitest';
import type { MoneyAccount } from '../../../../../components/payment/money-accounts.ts';
import type { MoneyCase } from '../../../../../components/payment/outcome.ts';
import { firstValues, isPayable, payRequest, withAccount } from './pay-values.ts';

const home: MoneyCase = { side: 'sales', currency: 'USD', due: '100.00', accountCurrency: 'USD', isRealMoney: true };
const foreign: MoneyCase = { ...home, accountCurrency: 'HKD' };
const account = { code: '1011' } as MoneyAccount;
const start = (money: MoneyCase) => firstValues(money, { account: '1010', feeAccount: '6300', day: '2026-03-31' });

describe('the payment of a document', () => {
  it('starts with what is due; in another currency only what is settled is known', () => {
    expect(start(home)).toMatchObject({ amount: '100.00', settles: null, date: '2026-03-31' });
    expect(start(foreign)).toMatchObject({ amount: null, settles: '100.00' });
  });

  it('keeps the figures for an account in the same currency, and drops them for one in another', () => {
    const typed = { ...start(home), amount: '60.00', fee: '1.00', writeOff: '2.00', rate: '7.8', reference: 'R' };
    expect(withAccount(typed, account, home, home)).toEqual({ ...typed, account: '1011' });
    expect(withAccount(typed, account, home, foreign)).toMatchObject({
      account: '1011',
      amount: null,
      settles: '100.00',
      fee: null,
      writeOff: null,
      rate: null,
      reference: 'R',
    });
  });

  it.each([
    ['the whole amount', home, {}, true],
    ['a part of it', home, { amount: '10.00' }, true],
    ['without an account', home, { account: '' }, false],
    ['without an amount', home, { amount: null }, false],
    ['without the amount on the account', foreign, {}, false],
    ['both amounts in two currencies', foreign, { amount: '780.00' }, true],
    ['more than is due in another currency', foreign, { amount: '780.00', settles: '100.01' }, false],
    ['more than is due, kept as a credit', home, { amount: '100.01' }, true],
    ['more than is due from a deposit', { ...home, isRealMoney: false }, { amount: '100.01' }, false],
  ])('%s: possible %s', (_, money, changes, possible) => {
    expect(isPayable(money, { ...start(money), ...changes })).toBe(possible);
  });

  it('names the fee account only with a fee, and what it settles only in another currency', () => {
    expect(payRequest(home, { ...start(home), settles: '1.00', reference: ' r ' })).toMatchObject({
      settles: null,
      fee: null,
      fee_account: null,
      reference: 'r',
    });
    expect(payRequest(foreign, { ...start(foreign), fee: '5.00' })).toMatchObject({
      settles: '100.00',
      fee: '5.00',
      fee_account: '6300',
      amount: '0',
    });
  });
});
