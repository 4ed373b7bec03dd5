import { type ReportName, reportName } from '@folio/contract';
import { accountingYears } from '@folio/ledger/calendar';
import { describe, expect, it } from 'vitest';
import { reportKindOf, reportKinds } from './report-kinds.ts';
import { activeFilters, addressAfter, countMore, isOrdered, paramsOf, queryOf } from './report-params.ts';

const today = '2026-05-11';
const march = '03-31';
const read = (name: ReportName, search: string) =>
  paramsOf(new URLSearchParams(search), reportKinds[name], today, march);
const query = (name: ReportName, search: string) => queryOf(reportKinds[name], read(name, search));

describe('an address without days', () => {
  it('is the financial year to date', () => {
    expect(query('profit-loss', '')).toEqual({ from: '2026-04-01', to: today });
    expect(query('balance-sheet', '')).toEqual({ as_at: today });
  });
  it('begins with the year of the company, also of one that does not have twelve months', () => {
    const years = accountingYears('12-31', [{ from: '2025-04-01', to: '2026-03-31' }]);
    const read = (search: string) => paramsOf(new URLSearchParams(search), reportKinds['profit-loss'], today, years);
    expect(read('')).toMatchObject({ from: '2026-04-01', to: today });
    expect(read('to=2025-11-30')).toMatchObject({ from: '2025-04-01' });
    expect(read('to=2027-02-01')).toMatchObject({ from: '2027-01-01' });
  });
  it('with an end alone begins with the financial year of the end', () => {
    expect(query('general-ledger', 'to=2026-03-31')).toEqual({ from: '2025-04-01', to: '2026-03-31' });
  });
  it('takes the day of another kind of report', () => {
    expect(query('balance-sheet', 'from=2025-04-01&to=2026-03-31')).toEqual({ as_at: '2026-03-31' });
    expect(query('profit-loss', 'as_at=2026-03-31')).toEqual({ from: '2025-04-01', to: '2026-03-31' });
  });
});

describe('what an address says', () => {
  const days = 'from=2026-01-01&to=2026-03-31';
  const cases: [string, ReportName, string, Record<string, string>][] = [
    [
      'parameters as they are',
      'profit-loss',
      'by=month&basis=cash&estimate=true',
      { by: 'month', basis: 'cash', estimate: 'true' },
    ],
    ['what is usual is left out', 'profit-loss', 'by=total&basis=accrual&zero_rows=false', {}],
    ['what the report does not take is dropped', 'journal-report', 'account=1010&order=number', { order: 'number' }],
    ['a comparison of another report is none', 'profit-loss', 'compare=previous_month_end&compare_count=3', {}],
    [
      'a comparison with its count',
      'profit-loss',
      'compare=previous_year&compare_count=3',
      { compare: 'previous_year', compare_count: '3' },
    ],
    ['a count without a comparison is dropped', 'profit-loss', 'compare_count=3', {}],
    [
      'a count out of range is as usual',
      'profit-loss',
      'compare=previous_year&compare_count=13',
      { compare: 'previous_year' },
    ],
    [
      'a view of any report',
      'journal-report',
      'figures=thousands&hide_zero=true',
      { figures: 'thousands', hide_zero: 'true' },
    ],
    ['a view that does not exist', 'journal-report', 'figures=millions', {}],
    ['a page', 'general-ledger', 'page=7&account=1010,1020', { account: '1010,1020', page: '7' }],
    ['a page of a report that has none', 'profit-loss', 'page=7', {}],
    ['what is not an instant', 'profit-loss', 'known_on=yesterday', {}],
    ['an instant', 'profit-loss', 'known_on=2026-04-22T10:00:00Z', { known_on: '2026-04-22T10:00:00Z' }],
  ];
  it.each(cases)('%s', (_what, name, search, expected) => {
    expect(query(name, `${days}&${search}`)).toEqual({ from: '2026-01-01', to: '2026-03-31', ...expected });
  });

  it('what is not a day is as if left out', () => {
    expect(query('profit-loss', 'from=2026-02-30&to=2026-03-31')).toEqual({ from: '2025-04-01', to: '2026-03-31' });
  });
  it('a trial balance of movements begins somewhere', () => {
    expect(query('trial-balance', 'as_at=2026-03-31&form=movement')).toEqual({
      from: '2025-04-01',
      as_at: '2026-03-31',
      form: 'movement',
    });
    expect(query('trial-balance', 'as_at=2026-03-31&from=2026-01-01')).toEqual({ as_at: '2026-03-31' });
    expect(query('trial-balance', 'as_at=2026-03-31&from=2026-01-01&form=movement&compare=previous_year')).toEqual({
      from: '2026-01-01',
      as_at: '2026-03-31',
      form: 'movement',
    });
  });
});

describe('an address that changes', () => {
  const after = (name: ReportName, search: string, changes: Record<string, string>) =>
    addressAfter(new URLSearchParams(search), reportKinds[name], today, march, changes).toString();
  it('keeps the other parameters and the folds, and starts at the first page again', () => {
    expect(
      after('general-ledger', 'from=2026-01-01&to=2026-03-31&account=1010&page=4&fold=1010', { kind: 'receipt' }),
    ).toBe('from=2026-01-01&to=2026-03-31&account=1010&kind=receipt&fold=1010');
  });
  it('turns the page', () => {
    expect(after('general-ledger', 'from=2026-01-01&to=2026-03-31', { page: '2' })).toBe(
      'from=2026-01-01&to=2026-03-31&page=2',
    );
  });
  it('gets the days written in', () => {
    expect(after('aged-payable', '', {})).toBe('as_at=2026-05-11');
  });
});

describe('days out of order', () => {
  it.each([
    ['profit-loss', 'from=2026-04-01&to=2026-03-31', false],
    ['profit-loss', 'from=2026-03-31&to=2026-03-31', true],
    ['balance-sheet', 'from=2027-01-01&as_at=2026-03-31', true],
    ['trial-balance', 'from=2027-01-01&as_at=2026-03-31&form=movement', false],
  ] as const)('%s with %s: %s', (name, search, isFine) => {
    expect(isOrdered(reportKinds[name], read(name, search))).toBe(isFine);
  });
});

it('filters and unusual parameters are counted', () => {
  const params = read('general-ledger', 'account=1010&kind=receipt&contact=&zero_rows=true&names=both');
  expect(activeFilters(reportKinds['general-ledger'], params)).toEqual(['account', 'kind']);
  expect(countMore(reportKinds['general-ledger'], params)).toBe(3);
  expect(activeFilters(reportKinds['journal-report'], read('journal-report', 'manual_only=true'))).toEqual([
    'manual_only',
  ]);
});

it('the reports have the names of their routes', () => {
  expect(Object.keys(reportKinds)).toEqual(reportName.options);
  expect(reportKindOf('aged-receivable')?.days).toBe('moment');
  expect(reportKindOf('toString')).toBeUndefined();
});
