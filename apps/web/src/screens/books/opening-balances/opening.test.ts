import type { ChartRow, OpeningBalances } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import { hasFaults, isSamePosting, linesOf, nothingTyped, typedOf, usualDays } from './opening.ts';
import { openingState, totalsOf } from './opening-state.ts';

const account = (code: string, changes: Partial<ChartRow> = {}): ChartRow => ({
  code,
  name: code,
  name_zh: '',
  type: 'asset',
  section: 'current_assets',
  system_role: null,
  currency: null,
  active: true,
  postable: true,
  subtype: 'current',
  normal_side: 'debit',
  cash_flow: 'none',
  posted: false,
  role_fixed: false,
  roles_offered: [],
  balance: '0.00',
  ...changes,
});

const chart = [
  account('1010', { system_role: 'bank', currency: 'HKD' }),
  account('1030', { system_role: 'bank', currency: 'USD' }),
  account('1100', { system_role: 'accounts_receivable' }),
  account('2100', { system_role: 'accounts_payable', type: 'liability' }),
  account('3000', { type: 'equity' }),
  account('3900', { type: 'equity', system_role: 'opening_balance_equity' }),
];

const debit = (amount: string) => ({ ...nothingTyped, debit: amount });
const credit = (amount: string) => ({ ...nothingTyped, credit: amount });

const nothing: OpeningBalances = {
  date: null,
  lines: [],
  documents: [],
  from_statements: [],
  opening_equity: '0.00',
  entry_id: null,
  locked: false,
};
const document = (type: OpeningBalances['documents'][number]['type'], base: string) => ({
  id: type + base,
  type,
  number: 'N',
  contact: 'C',
  issue_date: '2026-03-01',
  due_date: '2026-03-31',
  currency: 'HKD',
  rate: null,
  total: base,
  base,
  settled: false,
});

const stateOf = (typed: Parameters<typeof openingState>[0]['typed'], opening: Partial<OpeningBalances> = {}) =>
  openingState({ opening: { ...nothing, ...opening }, typed, chart, base: 'HKD' });

describe('what is posted', () => {
  it('leaves out control accounts and what is empty; a foreign amount only where the account is foreign', () => {
    const typed = {
      '1010': { ...debit('5.00'), foreign_amount: '5.00', rate: '1' },
      '1030': { ...debit('78.00'), foreign_amount: '10.00', rate: '7.8' },
      '1100': debit('9.00'),
      '3000': nothingTyped,
    };
    expect(linesOf(typed, chart, 'HKD')).toEqual([
      { account_code: '1010', debit: '5.00', credit: null, foreign_amount: null, rate: null },
      { account_code: '1030', debit: '78.00', credit: null, foreign_amount: '10.00', rate: '7.8' },
    ]);
  });
  it('is the same when only a rate is written longer', () => {
    const line = { account_code: '1030', debit: '78.00', credit: null, foreign_amount: '10.00', rate: '7.8' };
    expect(isSamePosting([line], [{ ...line, rate: '7.80000000' }])).toBe(true);
    expect(isSamePosting([line], [{ ...line, debit: '79.00' }])).toBe(false);
    expect(isSamePosting([line], [])).toBe(false);
    expect(isSamePosting(linesOf(typedOf([line]), chart, 'HKD'), [line])).toBe(true);
  });
  it.each([
    [{ '1010': debit('5.00') }, false],
    [{ '1010': debit('5.123') }, true],
    [{ '1030': { ...nothingTyped, foreign_amount: '-x' } }, true],
    [{ '1030': { ...nothingTyped, foreign_amount: '-5.00' } }, false],
    [{ '1030': { ...nothingTyped, rate: '0x' } }, true],
  ])('%j has faults: %s', (typed, expected) => {
    expect(hasFaults(typed, chart, 'HKD')).toBe(expected);
  });
});

describe('the totals of a trial balance', () => {
  it.each([
    ['hold its control accounts', { '1100': debit('9.00'), '3000': credit('4.00') }, ['9.00', '4.00', '5.00']],
    ['take what documents come to where nothing is typed', { '3000': credit('4.00') }, ['40.00', '34.00', '6.00']],
  ])('%s', (_name, typed, [debits, credits, difference]) => {
    const documents = [document('sales_invoice', '40.00'), document('purchase_bill', '30.00')];
    const opening = { ...nothing, documents: '1100' in typed ? [] : documents };
    expect(totalsOf({ opening, typed, chart, base: 'HKD' })).toEqual({ debit: debits, credit: credits, difference });
  });
});

describe('opening balance equity', () => {
  it('is zero when balances and documents are complete', () => {
    const typed = {
      '1010': debit('100.00'),
      '1100': debit('30.00'),
      '2100': credit('20.00'),
      '3000': credit('110.00'),
    };
    const documents = [
      document('sales_invoice', '40.00'),
      document('sales_credit_note', '10.00'),
      document('purchase_bill', '20.00'),
    ];
    // The documents are posted already: 3900 has -30 and +20 from them.
    expect(stateOf(typed, { documents, opening_equity: '-10.00' })).toEqual({ equity: '0.00', points: [] });
  });
  it('says which documents are missing', () => {
    const typed = {
      '1010': debit('100.00'),
      '1100': debit('30.00'),
      '2100': credit('20.00'),
      '3000': credit('110.00'),
    };
    expect(stateOf(typed)).toEqual({
      equity: '10.00',
      points: [
        { reason: 'receivables', side: 'debit', amount: '30.00', expected: '30.00', taken: '0.00' },
        { reason: 'payables', side: 'credit', amount: '20.00', expected: '-20.00', taken: '0.00' },
      ],
    });
  });
  it('says by how much a trial balance does not balance', () => {
    expect(stateOf({ '1010': debit('100.00'), '3000': credit('90.00') })).toEqual({
      equity: '-10.00',
      points: [{ reason: 'unbalanced', side: 'credit', amount: '10.00' }],
    });
  });
  it('counts what is posted only once', () => {
    const lines = [
      { account_code: '1010', debit: '100.00', credit: null, foreign_amount: null, rate: null },
      { account_code: '3000', debit: null, credit: '90.00', foreign_amount: null, rate: null },
    ];
    expect(stateOf(typedOf(lines), { lines, opening_equity: '-10.00' }).equity).toBe('-10.00');
    expect(stateOf({ ...typedOf(lines), '3000': credit('100.00') }, { lines, opening_equity: '-10.00' })).toEqual({
      equity: '0.00',
      points: [],
    });
  });
  it('knows what a bank statement posted, until the account is typed here', () => {
    const from_statements = [{ account_code: '1010', date: '2026-03-01', balance: '50.00', entry_id: 'e' }];
    expect(stateOf({ '3000': credit('50.00') }, { from_statements, opening_equity: '-50.00' })).toEqual({
      equity: '0.00',
      points: [],
    });
    expect(
      stateOf({ '1010': debit('60.00'), '3000': credit('60.00') }, { from_statements, opening_equity: '-50.00' }),
    ).toEqual({
      equity: '0.00',
      points: [],
    });
  });
  it('shows the amount that other entries left there', () => {
    expect(stateOf({}, { opening_equity: '7.00' })).toEqual({
      equity: '7.00',
      points: [{ reason: 'elsewhere', side: 'debit', amount: '7.00' }],
    });
  });
});

describe('the day', () => {
  it('is likeliest the last day of the last financial year', () => {
    expect(usualDays('2026-05-12', '03-31')).toEqual([
      { name: 'lastYearEnd', day: '2026-03-31' },
      { name: 'yearEndBefore', day: '2025-03-31' },
      { name: 'lastMonthEnd', day: '2026-04-30' },
    ]);
  });
  it('is offered once', () => {
    expect(usualDays('2026-04-12', '03-31').map((one) => one.name)).toEqual(['lastYearEnd', 'yearEndBefore']);
  });
});
