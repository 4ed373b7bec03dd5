import type { BankRuleBody } from '@folio/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bodyOf,
  draftOf,
  emptyPart,
  emptyRule,
  emptyText,
  moved,
  sentIndex,
  trialOf,
  withChange,
  withRow,
} from './rule-draft.ts';

const rule: BankRuleBody = {
  name: 'Power',
  active: true,
  conditions: {
    direction: 'spent',
    bank_account_ids: ['a1'],
    text: [{ field: 'payee', match: 'contains', value: 'CLP' }],
    amount_min: '100.00',
    amount_max: null,
  },
  action: { kind: 'classify', parts: [{ ...emptyPart, account_code: '6120', percent: '100' }] },
};

describe('a rule in its form', () => {
  it.each<[string, BankRuleBody['action']]>([
    ['classifies', rule.action],
    ['transfers', { kind: 'transfer', account_code: '1020' }],
    ['excludes', { kind: 'exclude', reason: 'duplicate' }],
  ])('that %s is saved as it was opened', (_, action) => {
    expect(bodyOf(draftOf({ ...rule, action }))).toEqual({ ...rule, action });
  });

  it('keeps the fields of one action while another is looked at', () => {
    const draft = draftOf(rule);
    expect(bodyOf({ ...draft, kind: 'transfer', transferCode: '1020' }).action).toEqual({
      kind: 'transfer',
      account_code: '1020',
    });
    expect(bodyOf({ ...draft, kind: 'classify' }).action).toEqual(rule.action);
  });

  it('leaves out empty texts, and is named after its first text unless it has a name', () => {
    const draft = { ...draftOf(emptyRule), name: '  ' };
    const text = [' ', ' rent ', ''].map((value, key) => ({ ...emptyText, value, key }));
    const body = bodyOf({ ...draft, text });
    expect(body.conditions.text.map(({ value }) => value)).toEqual(['rent']);
    expect(body.name).toBe('rent');
  });

  it('finds the row a message of the server is about', () => {
    const text = ['', 'a', ' ', 'b'].map((value, key) => ({ ...emptyText, value, key }));
    const draft = { ...draftOf(rule), text };
    expect([0, 1, 2, 3].map((key) => sentIndex(draft, key))).toEqual([-1, 0, -1, 1]);
  });
});

describe('trying a rule while it is typed', () => {
  const tried = (changes: Partial<ReturnType<typeof draftOf>>) => trialOf({ ...draftOf(emptyRule), ...changes });
  const text = (match: 'contains' | 'not_contains', value: string) => [{ ...emptyText, match, value, key: 0 }];

  it.each([
    ['nothing is typed', {}, false],
    ['only an exclusion is typed', { text: text('not_contains', 'x') }, false],
    ['only a direction is chosen', { direction: 'spent' as const }, false],
    ['a text is typed', { text: text('contains', 'x') }, true],
    ['a lower amount is typed', { amountMin: '5.00' }, true],
    ['an upper amount is typed', { amountMax: '5.00' }, true],
  ])('%s: it would not match every line: %s', (_, changes, canTry) => {
    expect(tried(changes) !== null).toBe(canTry);
  });

  it('fills in what the server requires and the trial does not need', () => {
    const body = tried({ amountMin: '5.00', kind: 'exclude', reason: ' ' });
    expect(body).toMatchObject({ name: '-', action: { kind: 'exclude', reason: '-' } });
  });
});

describe('the rows of the form', () => {
  it('have keys that are never used twice at a time', () => {
    const step = fc.oneof(fc.constant('add' as const), fc.nat(9));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const rows = steps.reduce(
          (before, one) => (one === 'add' ? withRow(before, emptyText) : before.filter((_, at) => at !== one)),
          draftOf(rule).text,
        );
        expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
      }),
    );
  });

  it('only the row with the key changes', () => {
    const rows = withRow(withRow([], emptyText), emptyText);
    expect(withChange(rows, 1, { value: 'b' }).map(({ value }) => value)).toEqual(['', 'b']);
  });

  it.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 1, 'abc'],
    [0, 3, 'abc'],
    [0, -1, 'abc'],
    [5, 0, 'abc'],
  ])('moved from %i to %i are %s', (from, to, after) => {
    expect(moved([...'abc'], from, to).join('')).toBe(after);
  });
});
