import { describe, expect, it } from 'vitest';
import {
  type Account,
  accountByCode,
  accountWithRole,
  chartOf,
  DEFAULT_CHART,
  isFixedByRole,
  NAMEABLE_ROLES,
  type NameableRole,
  roleFault,
  rolesFor,
  rolesOfSection,
  type SystemRole,
  usualAccount,
  withAddedRoles,
} from './index.ts';

const chart = chartOf(DEFAULT_CHART);
const account = (code: string, changes: Partial<Account> = {}): Account => ({
  ...accountByCode(chart, code),
  ...changes,
});

function faultOf(role: NameableRole, wanted: Account, posted: readonly string[] = []) {
  const present = accountWithRole(chart, role);
  return roleFault({ role, wanted, present, isPosted: (code) => posted.includes(code) });
}

describe('naming an account for a role', () => {
  it('gives every role that can be named to one account of the default chart, whose type fits', () => {
    for (const role of NAMEABLE_ROLES) {
      const [named, ...others] = DEFAULT_CHART.filter(({ systemRole }) => systemRole === role);
      expect(others, role).toEqual([]);
      expect(named && rolesFor({ ...named, systemRole: null }), role).toContain(role);
      expect(named && rolesOfSection(named.section), role).toContain(role);
    }
  });

  it.each<[string, NameableRole, Account, string[], string | null]>([
    ['another expense', 'bank_fee', account('6690'), ['6400', '6690'], null],
    ['the account that has the role', 'bank_fee', account('6400'), [], null],
    ['the account of another optional role', 'bad_debt', account('6410'), [], null],
    ['an asset for an expense', 'bad_debt', account('1120'), [], 'role_other_type'],
    ['an account out of use', 'bad_debt', account('6690', { active: false }), [], 'role_not_in_use'],
    ['an account in another currency', 'deposits_paid', account('1120', { currency: 'USD' }), [], 'role_money_account'],
    ['an account that holds cash', 'deposits_paid', account('1120', { cashFlow: 'cash' }), [], 'role_money_account'],
    ['the account of a role that Folio needs', 'gateway_fee', account('6400'), [], 'role_taken'],
    ['the control account', 'deposits_paid', account('1100'), [], 'role_taken'],
    ['exchange differences before postings', 'fx_realised', account('7120'), ['7120'], null],
    ['exchange differences with postings', 'fx_realised', account('7120'), ['7100'], 'role_has_postings'],
    ['receipts in advance with postings', 'customer_deposits', account('2120'), ['2130'], 'role_has_postings'],
  ])('%s', (_, role, wanted, posted, fault) => {
    expect(faultOf(role, wanted, posted)).toBe(fault);
  });

  it('keeps the accounts in use that posting needs, and no others', () => {
    const fixed = (code: string) => isFixedByRole(account(code));
    expect(['1010', '1100', '2130', '6400', '7100', '7190'].filter((code) => !fixed(code))).toEqual([]);
    expect(['1110', '1130', '4000', '5000', '6410', '6600', '6690'].filter(fixed)).toEqual([]);
  });

  it('finds only accounts in use', () => {
    const idle = chartOf(DEFAULT_CHART.map((one) => (one.code === '6600' ? { ...one, active: false } : one)));
    expect(accountWithRole(chart, 'bad_debt')?.code).toBe('6600');
    expect(accountWithRole(idle, 'bad_debt')).toBeNull();
  });
});

describe('the account that corresponds to one of the default chart', () => {
  const recoded = (changes: (one: Account) => Partial<Account> = () => ({})) =>
    chartOf(DEFAULT_CHART.map((one) => ({ ...one, code: `X${one.code}`, ...changes(one) })));

  it('has its code where the codes are those of the default chart, whatever its name', () => {
    const renamed = chartOf(DEFAULT_CHART.map((one) => (one.code === '6120' ? { ...one, name: 'Power' } : one)));
    expect(usualAccount(renamed, 'Utilities')?.code).toBe('6120');
  });

  it('has its role or its name in another chart, and never just its code', () => {
    expect(usualAccount(recoded(), 'Bank charges')?.code).toBe('X6400');
    expect(usualAccount(recoded(), 'Utilities')?.code).toBe('X6120');
    const unnamed = recoded(({ code }) => ({ name: `Konto ${code}`, nameZh: `科目 ${code}` }));
    expect(usualAccount(unnamed, 'Bank charges')?.code).toBe('X6400');
    expect(usualAccount(unnamed, 'Utilities')).toBeNull();
    const shuffled = chartOf([...unnamed.accounts, account('6100', { code: '6120', name: 'Konto', nameZh: '科目' })]);
    expect(usualAccount(shuffled, 'Utilities')).toBeNull();
  });
});

describe('a chart that an earlier Folio kept', () => {
  const added: readonly (SystemRole | null)[] = NAMEABLE_ROLES.filter((role) => {
    const named = accountWithRole(chart, role);
    return named !== null && !isFixedByRole(named);
  });
  const earlier = DEFAULT_CHART.map((one) => (added.includes(one.systemRole) ? { ...one, systemRole: null } : one));
  const rolesOf = (accounts: readonly Account[]) =>
    Object.fromEntries(accounts.map(({ code, systemRole }) => [code, systemRole]));

  it('gets the roles of the default chart, and its cash and card accounts those of their kind', () => {
    const till = account('1080', { code: '1081', systemRole: 'bank' });
    const card = account('2170', { code: '2171', systemRole: null });
    expect(rolesOf(withAddedRoles([...earlier, till, card]))).toEqual({
      ...rolesOf(DEFAULT_CHART),
      '1081': 'petty_cash',
      '2171': 'credit_card',
    });
  });

  it('keeps the roles of this Folio, and those of a chart with other codes', () => {
    const without = DEFAULT_CHART.map((one) => (one.code === '6600' ? { ...one, systemRole: null } : one));
    expect(withAddedRoles(without)).toEqual(without);
    const other = earlier.map((one) => ({ ...one, code: `X${one.code}` }));
    expect(withAddedRoles(other)).toEqual(other);
  });
});
