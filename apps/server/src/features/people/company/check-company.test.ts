import { companyBody } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import { companyFaults } from './check-company.ts';

const plain = {
  name: 'Golden Bauhinia Trading Limited',
  registration_number: '2345678',
  incorporated_date: '2025-02-28',
  industry: 'Wholesale',
  br: '12345678-001-04-25-5',
  ci: '2345678',
  address: '九龍觀塘海港里88號海燈工業中心12樓1207室',
  fye: '03-31',
  directors: 'Chan Tai Man',
  shareholders: 'Chan Tai Man',
  secretaries: 'Chan Tai Man',
};
const chan = { name: 'CHAN Tai Man', name_zh: '陳大文', kind: 'person' };
const holding = { name: 'Bauhinia Holdings Limited', kind: 'company' };

/** What is wrong with a form that is right but for `over`: path and word. The second: the first accounts it had before. */
function faultsOf(over: object, keptFirstAccounts: string | null = null): string[] {
  const parsed = companyBody.safeParse({ ...plain, ...over });
  if (!parsed.success) return parsed.error.issues.map((issue) => `${issue.path.join('.')} shape`);
  return companyFaults(parsed.data, '2026-11-22', keptFirstAccounts).map(({ path, word }) => `${path} ${word}`);
}

describe('the company form', () => {
  it.each<[string, object, string[]]>([
    ['takes plain texts, also one name for all', {}, []],
    ['takes rows', { directors: [chan], secretaries: [holding] }, []],
    ['takes rows and texts together', { shareholders: [{ ...chan, shares: '10000', paid: '10000.00' }, 'Wong'] }, []],
    ['of tomorrow', { incorporated_date: '2026-11-23' }, ['incorporated_date date_future']],
    ['in no currency', { base_currency: 'ZZZ' }, ['base_currency currency_unknown']],
    ['with a year end that is no day', { fye: '04-31' }, ['fye fye_no_day']],
    ['without people', { directors: [], secretaries: [] }, ['directors shape', 'secretaries shape']],
    ['with a row without a name', { directors: [{ name: ' ' }] }, ['directors.0.name shape']],
    ['whose only director is a company', { directors: [holding] }, ['directors director_natural_person']],
    [
      'whose natural person has resigned',
      { directors: [{ ...chan, resigned_on: '2026-01-01' }, holding] },
      ['directors director_natural_person'],
    ],
    [
      'of which everybody resigned',
      { directors: [{ ...chan, resigned_on: '2026-01-01' }] },
      ['directors director_none_in_office'],
    ],
    [
      'whose director left before they came',
      { directors: [chan, { name: 'Wong', appointed_on: '2026-02-01', resigned_on: '2026-01-31' }] },
      ['directors.1.resigned_on director_resigned_before'],
    ],
    [
      'whose sole director is the secretary, written another way',
      { directors: [chan], secretaries: [{ name: ' chan, tai-man', kind: 'person' }] },
      ['secretaries.0.name secretary_sole_director'],
    ],
    [
      'whose sole director is the secretary by the Chinese name',
      { directors: [chan], secretaries: [{ name: 'Tommy Chan', name_zh: '陳大文', kind: 'person' }] },
      ['secretaries.0.name secretary_sole_director'],
    ],
    [
      'with a second director, of whom one is the secretary',
      { directors: [chan, { name: 'Wong', kind: 'person' }], secretaries: [chan] },
      [],
    ],
    ['with a licensed company as secretary', { secretaries: [{ ...holding, licence: 'tc001234' }] }, []],
    [
      'with a licence that is none',
      { secretaries: [{ ...holding, licence: '1234' }] },
      ['secretaries.0.licence shape'],
    ],
    [
      'with a licence of a person',
      { secretaries: [{ name: 'Lee', kind: 'person', licence: 'TC001234' }] },
      ['secretaries.0.licence secretary_licence_person'],
    ],
    ['with half a share', { shareholders: [{ ...chan, shares: '0.5' }] }, ['shareholders.0.shares shape']],
    [
      'with money for no shares',
      { shareholders: [{ ...chan, shares: '0', paid: '10.00' }] },
      ['shareholders.0.shares shares_none_paid'],
    ],
  ])('%s', (_, over, expected) => {
    expect(faultsOf(over)).toEqual(expected);
  });

  it.each([
    ['2026-03-31', []],
    ['2026-08-28', ['first_accounts_to first_accounts_day']],
    ['2027-03-31', ['first_accounts_to first_accounts_length']],
    ['2024-03-31', ['first_accounts_to first_accounts_length']],
  ])('first accounts to %s: %j', (first_accounts_to, expected) => {
    expect(faultsOf({ first_accounts_to })).toEqual(expected);
  });

  it('keeps the day of the first accounts when the year end changes, but takes no other day', () => {
    const changed = { fye: '12-31', first_accounts_to: '2026-03-31' };
    expect(faultsOf(changed)).toEqual(['first_accounts_to first_accounts_day']);
    expect(faultsOf(changed, '2026-03-31')).toEqual([]);
    expect(faultsOf({ ...changed, first_accounts_to: '2026-04-30' }, '2026-03-31')).toEqual([
      'first_accounts_to first_accounts_day',
    ]);
  });

  it('lets first accounts cover eighteen months to the day, and no day more', () => {
    const founded = { incorporated_date: '2025-06-30', fye: '12-31' };
    expect(faultsOf({ ...founded, first_accounts_to: '2026-12-31' })).toEqual([
      'first_accounts_to first_accounts_length',
    ]);
    expect(faultsOf({ ...founded, incorporated_date: '2025-07-01', first_accounts_to: '2026-12-31' })).toEqual([]);
  });

  it.each([
    ['12345678', true],
    ['12345678-000', true],
    ['12345678-000-04-25-A', true],
    ['1234567', false],
    ['12345678-00', false],
  ])('business registration %s: %s', (br, taken) => {
    expect(faultsOf({ br })).toEqual(taken ? [] : ['br shape']);
  });

  it.each([
    ['+852 2345 6789', true],
    ['23456789', true],
    ['+44 20 7946 0958', true],
    ['1234 5678', false],
  ])('phone %s: %s', (contact_phone, taken) => {
    expect(faultsOf({ contact_phone })).toEqual(taken ? [] : ['contact_phone shape']);
  });
});
