import type { BankRuleRow } from '@folio/contract';
import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useRuleWords } from './use-rule-words.ts';

const words = () => renderHook(() => useRuleWords()).result.current;
type Conditions = BankRuleRow['conditions'];
const nothing: Conditions = { direction: null, bank_account_ids: [], text: [], amount_min: null, amount_max: null };
const say = (conditions: Partial<Conditions>) =>
  words().conditions({ conditions: { ...nothing, ...conditions } }, (id) => `bank ${id}`);
const does = (action: BankRuleRow['action']) => words().action({ action }, (code) => `${code} name`);
const part = { account_code: '6120', percent: null, amount: null, tax_code: null, description: null };

describe('what a rule looks for', () => {
  it.each<[string, Partial<Conditions>, string]>([
    ['nothing', {}, ''],
    ['a direction', { direction: 'spent' }, 'directionOf.spent'],
    ['a lower amount', { amount_min: '1000.00' }, 'atLeast from=1,000.00'],
    ['an upper amount', { amount_max: '1000.00' }, 'atMost to=1,000.00'],
    ['a range', { amount_min: '5', amount_max: '7.50' }, 'between from=5.00 to=7.50'],
    ['one amount', { amount_min: '5.00', amount_max: '5' }, '5.00'],
    ['accounts', { bank_account_ids: ['a', 'b'] }, 'bank a, bank b'],
  ])('%s', (_, conditions, said) => {
    expect(say(conditions)).toBe(said);
  });

  it('is said in one order: direction, texts, amount, accounts', () => {
    const said = say({
      direction: 'received',
      text: [{ field: 'payee', match: 'contains', value: 'CLP' }],
      amount_min: '5.00',
      bank_account_ids: ['a'],
    });
    expect(said).toBe(
      'directionOf.received · oneText field=field.payee match=match.contains value=CLP · atLeast from=5.00 · bank a',
    );
  });
});

describe('what a rule does', () => {
  it.each<[string, BankRuleRow['action'], string]>([
    ['leaves out', { kind: 'exclude', reason: 'duplicate' }, 'does.exclude reason=duplicate'],
    ['transfers', { kind: 'transfer', account_code: '1020' }, 'does.transfer account=1020 name'],
    ['classifies whole', { kind: 'classify', parts: [part] }, '6120 name'],
    [
      'classifies in parts',
      {
        kind: 'classify',
        parts: [
          { ...part, percent: '60' },
          { ...part, account_code: '6130', amount: '1234.5', tax_code: 'GB20' },
        ],
      },
      'does.percent percent=60 6120 name + 1,234.50 6130 name GB20',
    ],
  ])('%s', (_, action, said) => {
    expect(does(action)).toBe(said);
  });
});

it.each([
  [0, 0, 'notYetUsed'],
  [50, 48, 'rightOf accepted=48 count=50'],
])('of %i suggestions %i were right', (suggested, accepted, said) => {
  expect(words().accuracy({ suggested, accepted } as never)).toBe(said);
});
