import type { StatutoryAccounts } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import { bodyOf, draftOf, withItem } from './accounts-draft.ts';
import { shownFigure, wordsIn } from './shown.ts';

const accounts: StatutoryAccounts = {
  years: [],
  state: 'draft',
  version: 3,
  with_cash_flow: true,
  book: {
    layout: 'sme-frs',
    company: { name: 'Harbour Lantern', name_zh: '', address: '' },
    currency: 'HKD',
    rounding: 'whole',
    period: { from: '2025-04-01', to: '2026-03-31' },
    previous: null,
    facts: {
      activity: 'trading',
      activity_zh: '',
      auditor: '',
      auditor_zh: '',
      directors: [],
      approved_on: null,
      emoluments: {
        fees: { current: '0.00', previous: '0.00' },
        other: { current: '0.00', previous: '0.00' },
        pension: { current: '0.00', previous: '0.00' },
      },
      related: [],
    },
    texts: [
      { key: 'activities', en: 'The activity was trading.', zh: '業務為貿易。' },
      { key: 'events', en: 'A fire in May.', zh: '五月火災。' },
    ],
    statements: [],
  },
  proposed: [
    { key: 'activities', en: 'The activity was trading.', zh: '業務為貿易。' },
    { key: 'events', en: 'Nothing happened.', zh: '沒有。' },
  ],
  edition: { source: '', from: '2014-03-03', confirmed: false },
  checks: [],
  moves: [],
  unplaced: [],
  rows: [],
  assignments: [{ code: '1130', row: 'cash' }],
  frozen: [],
};

describe('the form of statutory accounts', () => {
  it('is saved with its version, and with the texts that a person changed', () => {
    const body = bodyOf(accounts, { ...draftOf(accounts), start: '2025-01-01' });
    expect(body).toMatchObject({ start: '2025-01-01', end: '2026-03-31', version: 3, rounding: 'whole' });
    expect(body.texts.map(({ key }) => key)).toEqual(['events']);
    expect(body.assignments).toEqual([{ code: '1130', row: 'cash' }]);
  });

  it('changes and removes rows of a list without touching the others', () => {
    const list = [{ name: 'a' }, { name: 'b' }];
    expect(withItem(list, 1, { name: 'c' })).toEqual([{ name: 'a' }, { name: 'c' }]);
    expect(withItem(list, 0, null)).toEqual([{ name: 'b' }]);
    expect(list).toHaveLength(2);
  });
});

describe('a figure of a statement', () => {
  it.each([
    ['1234567', '1,234,567'],
    ['-1234.50', '(1,234.50)'],
    ['0', '–'],
    ['-0.00', '–'],
  ])('%s is shown as %s', (amount, shown) => {
    expect(shownFigure(amount)).toBe(shown);
  });

  it('has words in the language, or in the one that there is', () => {
    expect(wordsIn('zh-Hant', { en: 'Cash', zh: '現金' })).toBe('現金');
    expect(wordsIn('en-US', { en: '', zh: '現金' })).toBe('現金');
  });
});
