import { describe, expect, it } from 'vitest';
import { emptyCompany } from './company-values.ts';
import {
  blankPerson,
  filledRows,
  type PersonValues,
  peopleBody,
  peopleLists,
  peopleOf,
  sharesInIssue,
} from './people-values.ts';

const director = blankPerson('directors');
const holder = blankPerson('shareholders');

describe('a row of people', () => {
  it.each<[string, Partial<PersonValues>]>([
    ['a name', { name: 'Lam' }],
    ['a Chinese name', { name_zh: '林' }],
    ['an address', { address: 'Kowloon' }],
    ['a day of appointment', { appointed_on: '2026-01-01' }],
    ['a day of resignation', { resigned_on: '2026-01-01' }],
    ['shares', { shares: '1' }],
    ['a paid amount', { paid: '1' }],
    ['a licence', { licence: 'TC1' }],
  ])('with %s is sent, so that nothing typed is dropped', (_, typed) => {
    expect(filledRows([{ ...director, ...typed }, director])).toEqual([{ ...director, ...typed }]);
  });

  it.each<[string, Partial<PersonValues>]>([
    ['spaces', { name: '  ', address: ' ' }],
    ['another kind', { kind: 'company' }],
    ['another class of shares', { share_class: 'A' }],
  ])('with nothing but %s is left out', (_, typed) => {
    expect(filledRows([{ ...holder, ...typed }])).toEqual([]);
  });

  it('is empty in each list of a company without people', () => {
    const lists = peopleOf({ directors: [], shareholders: [], secretaries: [] });
    expect(peopleLists.map((list) => lists[list])).toEqual([[director], [holder], [blankPerson('secretaries')]]);
  });

  it('is sent as it was stored', () => {
    const stored = {
      directors: [
        {
          name: 'Lam Hoi Yan',
          name_zh: '林',
          kind: 'person' as const,
          address: 'Kowloon',
          appointed_on: '2019-04-12',
          resigned_on: null,
        },
      ],
      shareholders: [
        { name: 'Lam', name_zh: null, kind: null, share_class: 'Ordinary', shares: '10000', paid: '10000.00' },
      ],
      secretaries: [{ name: 'Sec Ltd', name_zh: null, kind: 'company' as const, licence: 'TC001234', address: null }],
    };
    expect(peopleBody({ ...emptyCompany, ...peopleOf(stored) })).toEqual(stored);
  });

  it('a secretary who is a person has no licence', () => {
    const { secretaries } = peopleBody({
      ...emptyCompany,
      secretaries: [{ ...blankPerson('secretaries'), kind: 'person', licence: 'TC1' }],
    });
    expect(secretaries).toMatchObject([{ licence: null }]);
  });
});

describe('a number of shares', () => {
  const sent = (shares: string) => peopleBody({ ...emptyCompany, shareholders: [{ ...holder, shares }] });
  const total = (shares: string) => sharesInIssue([{ share_class: 'A', shares }]);

  it.each([
    ['10,000', '10000', [['A', 10_000n]]],
    ['10 000', '10000', [['A', 10_000n]]],
    ['1,00', '1,00', []],
    ['1,23,456', '1,23,456', []],
    ['ten', 'ten', []],
    ['1.5', '1.5', []],
    ['', null, []],
  ])('%s is sent as %s and counts as %s: what the server rejects is not counted', (typed, asSent, counted) => {
    expect(sent(typed)).toMatchObject({ shareholders: [{ shares: asSent }] });
    expect(total(typed)).toEqual(counted);
  });
});
