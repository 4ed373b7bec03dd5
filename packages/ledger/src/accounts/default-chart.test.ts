import { describe, expect, it } from 'vitest';
import { goldenJson } from '../../test/golden-files.ts';
import { parseExampleCompany } from '../replay/parse.ts';
import {
  accountByCode,
  accountByRole,
  chartOf,
  DEFAULT_CHART,
  isControlAccount,
  isPresentationOnly,
  isRolledAtYearEnd,
} from './index.ts';

describe('the default chart', () => {
  it('has 82 accounts with unique codes, each named in both languages', () => {
    expect(DEFAULT_CHART).toHaveLength(82);
    expect(new Set(DEFAULT_CHART.map((account) => account.code)).size).toBe(82);
    expect(DEFAULT_CHART.filter((account) => account.name === '' || !/\p{Script=Han}/u.test(account.nameZh))).toEqual(
      [],
    );
  });

  it('is the chart of the worked example, but for the currencies of its bank accounts', () => {
    const example = parseExampleCompany(goldenJson('events.json')).accounts;
    expect(example.map((account) => ({ ...account, currency: null }))).toEqual(DEFAULT_CHART);
  });

  it('gives every role but that of bank to one account', () => {
    const roles = DEFAULT_CHART.flatMap((account) => account.systemRole ?? []).filter((role) => role !== 'bank');
    expect(new Set(roles).size).toBe(roles.length);
  });

  it('sorts by code and finds accounts by code and role', () => {
    const chart = chartOf([...DEFAULT_CHART].reverse());
    expect(chart.accounts.map((account) => account.code)).toEqual(DEFAULT_CHART.map((account) => account.code));
    expect(accountByRole(chart, 'fx_realised').code).toBe('7100');
    expect(accountByCode(chart, '2200').nameZh).toBe('董事往來賬');
    expect(() => accountByCode(chart, '9999')).toThrow('unknown_account');
    expect(() => accountByRole(chartOf([]), 'suspense')).toThrow('missing_role_account');
  });

  it('knows control, presentation and rolled accounts', () => {
    const codes = (matches: typeof isControlAccount) => DEFAULT_CHART.filter(matches).map((account) => account.code);
    expect(codes(isControlAccount)).toEqual(['1100', '2100']);
    expect(codes(isPresentationOnly)).toEqual(['2220', '3200']);
    expect(codes(isRolledAtYearEnd).filter((code) => code < '4000')).toEqual(['3300']);
  });
});
