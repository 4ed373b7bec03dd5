import { describe, expect, it } from 'vitest';
import { addDays, type Day } from '../calendar/index.ts';
import { type CompanyFacts, deadlinesIn, lateCostsOn, missingFacts, periodOfDueDay } from './index.ts';
import { accountingCodeOf, issueDayIn } from './tax-deadlines.ts';

const company: CompanyFacts = {
  form: 'private',
  incorporatedOn: '2019-06-20',
  financialYearEnd: '12-31',
  firstAccountsTo: null,
  registrationExpiresOn: null,
  hasEmployees: false,
  isRepresented: true,
  expectsLoss: false,
  controllersChangedOn: null,
};

const list = (over: Partial<CompanyFacts>, from: Day, to: Day) =>
  deadlinesIn({ ...company, ...over }, { from, to }).map(({ kind, period, dueOn }) => `${kind} ${period} ${dueOn}`);
const one = (over: Partial<CompanyFacts>, from: Day, to: Day) => {
  const [found, ...more] = deadlinesIn({ ...company, ...over }, { from, to });
  if (found === undefined || more.length > 0) throw new Error(`found ${more.length + (found ? 1 : 0)} deadlines`);
  return found;
};

describe('profits tax returns', () => {
  it.each<[Day, string]>([
    ['2025-04-01', 'N'],
    ['2025-11-30', 'N'],
    ['2025-12-31', 'D'],
    ['2026-01-01', 'M'],
    ['2026-03-31', 'M'],
  ])('of accounts to %s have the accounting code %s', (day, code) => {
    expect(accountingCodeOf(day)).toBe(code);
  });

  it.each<[number, Day]>([
    [2024, '2024-04-01'],
    [2025, '2025-04-01'],
    [2028, '2028-04-03'],
    [2029, '2029-04-02'],
  ])('of %i are issued on %s', (year, day) => {
    expect(issueDayIn(year)).toBe(day);
  });

  const cases: [string, Partial<CompanyFacts>, string, string | null, boolean][] = [
    ['December', {}, '2025-08-29', '2025-09-15', true],
    ['March', { financialYearEnd: '03-31' }, '2025-11-17', '2025-12-17', true],
    ['March with a loss', { financialYearEnd: '03-31', expectsLoss: true }, '2026-02-13', null, true],
    ['December with a loss', { expectsLoss: true }, '2025-08-29', '2025-09-15', true],
    ['June: no extension on paper', { financialYearEnd: '06-30' }, '2025-05-01', '2025-06-02', false],
    ['December without a representative', { isRepresented: false }, '2025-05-01', null, false],
  ];
  it.each(cases)('for 2024/25, accounts to %s', (_, over, dueOn, electronicOn, confirmed) => {
    const returns = deadlinesIn({ ...company, ...over }, { from: '2025-04-01', to: '2026-03-31' });
    const found = returns.find(({ kind }) => kind === 'profits_tax_return');
    expect(found).toMatchObject({ period: '2024/25', dueOn, electronicOn, confirmed });
  });

  it('of a year whose extension is not known keep the day without one, and say that it is not confirmed', () => {
    const found = one({ form: 'unincorporated' }, '2026-04-01', '2027-03-31');
    expect(found).toMatchObject({ period: '2025/26', dueOn: '2026-05-01', accountsTo: '2025-12-31', confirmed: false });
  });

  it('follow the first one, which comes 18 and 3 months after incorporation', () => {
    const young = { incorporatedOn: '2025-02-10', firstAccountsTo: '2026-03-31', financialYearEnd: '03-31' };
    expect(list(young, '2025-04-01', '2028-03-31').filter((text) => text.includes('profits_tax'))).toEqual([
      'first_profits_tax_return first 2026-11-10',
      'profits_tax_return 2026/27 2027-05-01',
    ]);
  });

  it('of one year of assessment are one, also where the accounts end on 29 February', () => {
    const all = list({ financialYearEnd: '02-29', form: 'unincorporated' }, '2024-01-01', '2030-12-31');
    const years = all.filter((text) => text.includes('profits_tax_return')).map((text) => text.split(' ')[1]);
    expect(new Set(years).size).toBe(years.length);
    expect(years.length).toBe(7);
  });
});

describe("an employer's duties", () => {
  it('are a return a month after the first weekday of April, and MPF on the tenth', () => {
    expect(list({ hasEmployees: true, incorporatedOn: null }, '2028-04-01', '2028-05-31')).toEqual(
      [
        'mpf_contribution 2028-03 2028-04-10',
        'profits_tax_return 2027/28 2028-05-03',
        'employers_return 2028 2028-05-03',
        'mpf_contribution 2028-04 2028-05-10',
      ].toSorted((a, b) => a.split(' ')[2]?.localeCompare(b.split(' ')[2] ?? '') || a.localeCompare(b)),
    );
  });

  it('begin with the month of incorporation', () => {
    const found = list({ hasEmployees: true, incorporatedOn: '2026-05-20' }, '2026-04-01', '2026-07-31');
    expect(found).toEqual(['mpf_contribution 2026-05 2026-06-10', 'mpf_contribution 2026-06 2026-07-10']);
  });

  it('are not listed where it is not known whether there are employees, and are named as missing', () => {
    expect(list({ hasEmployees: null }, '2026-06-01', '2026-07-15')).toEqual([]);
    expect(missingFacts({ ...company, hasEmployees: null })).toEqual(['has_employees', 'registration_expires_on']);
    expect(missingFacts({ ...company, incorporatedOn: null })).toContain('incorporated_on');
    expect(missingFacts({ ...company, incorporatedOn: null, form: 'unincorporated' })).not.toContain('incorporated_on');
  });
});

describe('an annual return', () => {
  const nar1 = (over: Partial<CompanyFacts> = {}) => one(over, '2026-07-01', '2026-12-31');

  it('is due 42 days after the anniversary, with the fee of its form of company', () => {
    expect(nar1()).toMatchObject({
      period: '2026',
      dueOn: '2026-08-01',
      fee: { amountMinor: 10_500n, confirmed: true },
    });
    expect(nar1({ form: 'public' }).fee?.amountMinor).toBe(14_000n);
    expect(nar1({ form: 'guarantee' }).fee?.amountMinor).toBe(10_500n);
  });

  it.each<[Day, string[]]>([
    ['2026-08-01', []],
    ['2026-08-02', ['87000']],
    ['2026-09-20', ['87000']],
    ['2026-09-21', ['174000']],
    ['2026-12-20', ['174000']],
    ['2026-12-21', ['261000']],
    ['2027-03-20', ['261000']],
    ['2027-03-21', ['348000']],
    ['2030-01-01', ['348000']],
  ])('delivered on %s costs a private company %j', (day, expected) => {
    const costs = lateCostsOn(nar1(), day);
    expect(costs.map((cost) => (cost.basis === 'surcharge' ? '' : String(cost.amountMinor)))).toEqual(expected);
  });

  it('is not asked of a business that is no company, nor in the year of incorporation', () => {
    expect(list({ form: 'unincorporated' }, '2026-07-01', '2026-12-31')).toEqual([]);
    expect(list({ incorporatedOn: '2026-06-20' }, '2026-07-01', '2026-12-31')).toEqual([]);
  });

  it('is known by its day', () => {
    for (let day = '2024-01-01'; day < '2030-01-01'; day = addDays(day, 1)) {
      const found = deadlinesIn({ ...company, incorporatedOn: '2020-02-29' }, { from: day, to: day }).find(
        ({ kind }) => kind === 'annual_return',
      );
      if (found) expect(periodOfDueDay('annual_return', found.dueOn)).toBe(found.period);
    }
  });
});

describe('other duties', () => {
  it('renew the registration on its expiry day; the fee after March 2026 is not confirmed', () => {
    const renewal = (registrationExpiresOn: Day) =>
      one(
        { registrationExpiresOn, form: 'unincorporated', isRepresented: false },
        registrationExpiresOn,
        registrationExpiresOn,
      );
    expect(renewal('2026-03-30').fee).toEqual({ amountMinor: 220_000n, confirmed: true });
    expect(renewal('2026-03-31').fee).toEqual({ amountMinor: 220_000n, confirmed: false });
    expect(renewal('2023-03-30').fee).toBeNull();
  });

  it('enter a change of significant controllers within seven days', () => {
    const entry = one({ controllersChangedOn: '2026-11-20' }, '2026-11-21', '2026-12-20');
    expect(entry).toMatchObject({ kind: 'significant_controllers', dueOn: '2026-11-27' });
    expect(lateCostsOn(entry, '2026-11-28').map(({ basis }) => basis)).toEqual(['fine_up_to', 'fine_per_day']);
  });
});
