import { describe, expect, it } from 'vitest';
import { effectOf, linePath, linesByKind, type RevaluationLine } from './effect.ts';
import { missingRates, ratesOf, ratesOfRun, ratesText } from './rates-query.ts';

describe('rates in the address', () => {
  it.each([
    ['USD:7.81,EUR:8.9', { USD: '7.81', EUR: '8.9' }],
    ['USD:0,EUR:0.00', {}],
    ['usd:7.8,USD:-1,EUR,GBP:1.123456789', {}],
    ['', {}],
  ])('%s', (text, rates) => {
    expect(ratesOf(text)).toEqual(rates);
  });
  it('are written in order, without what is no rate', () => {
    expect(ratesText({ USD: '7.81', CNY: '1.1', GBP: null, EUR: 'x' })).toBe('CNY:1.1,USD:7.81');
    expect(ratesText({})).toBe('');
  });
  it('say which are missing', () => {
    expect(
      missingRates([
        { currency: 'CNY', rate: '1.1', rate_date: null },
        { currency: 'USD', rate: null, rate_date: null },
      ]),
    ).toEqual(['USD']);
  });
  it('are found in the entries of a run', () => {
    const line = (currency: string, rate: string | null) => ({
      account_code: '1030',
      account_name: '',
      account_name_zh: '',
      contact: null,
      description: '',
      debit: null,
      credit: null,
      currency,
      foreign_amount: null,
      rate,
    });
    const entries = [{ lines: [line('USD', '7.804'), line('HKD', null)] }, { lines: [line('CNY', '1.121')] }];
    expect(ratesOfRun(entries, 'HKD')).toEqual({ USD: '7.804', CNY: '1.121' });
  });
});

describe('an adjustment', () => {
  it.each([
    ['12.00', 'gain'],
    ['-0.01', 'loss'],
    ['0.00', 'none'],
    ['-0.00', 'none'],
  ])('of %s is a %s', (amount, effect) => {
    expect(effectOf(amount)).toBe(effect);
  });
});

describe('the lines', () => {
  const line = (kind: RevaluationLine['kind'], code: string, label: string): RevaluationLine => ({
    kind,
    code,
    label,
    contact: null,
    currency: 'USD',
    open: '1.00',
    carrying: '7.80',
    rate: null,
    revalued: null,
    adjustment: null,
  });
  it('are grouped into documents and bank accounts', () => {
    const groups = linesByKind([line('bank', '1030', 'Bank - USD'), line('document', '1100', 'INV-1')]);
    expect(groups.map(({ kind, lines }) => [kind, lines.length])).toEqual([
      ['document', 1],
      ['bank', 1],
    ]);
    expect(linesByKind([])).toEqual([]);
  });
  it('lead to their postings', () => {
    expect(linePath(line('bank', '1030', 'Bank - USD'), '2025-04-01', '2026-03-31')).toBe(
      '/reports/account-transaction?account=1030&from=2025-04-01&to=2026-03-31',
    );
    expect(linePath(line('document', '1100', 'INV 1'), '2025-04-01', '2026-03-31')).toMatch(/&q=INV\+1$/);
  });
});
