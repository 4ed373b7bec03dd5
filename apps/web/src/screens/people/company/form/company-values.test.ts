import { describe, expect, it } from 'vitest';
import { bodyOf, certificateStanding, daysIn, emptyCompany } from './company-values.ts';
import { blankPerson, filledRows, sharesInIssue, upgraded } from './people-values.ts';

describe('the company form', () => {
  it('sends trimmed texts, registry numbers in capitals, and what each list has', () => {
    const body = bodyOf({
      ...emptyCompany,
      name: ' Harbour Lantern ',
      br: '71234567-000-04-25-a',
      ci: 'f12',
      incorporated_date: '2019-04-12',
      fye: '03-31',
      directors: [{ ...blankPerson('directors'), name: ' Lam Hoi Yan ', address: ' ' }],
      shareholders: [{ ...blankPerson('shareholders'), name: 'Lam', shares: '10,000', paid: '10 000.00' }],
      secretaries: [{ ...blankPerson('secretaries'), name: 'Secretaries Limited', licence: ' tc001234 ' }],
      contact_phone: ' ',
    });
    expect(body).toMatchObject({
      name: 'Harbour Lantern',
      br: '71234567-000-04-25-A',
      ci: 'F12',
      directors: [{ name: 'Lam Hoi Yan', name_zh: null, kind: 'person', address: null, appointed_on: null }],
      shareholders: [{ share_class: 'Ordinary', shares: '10000', paid: '10000.00' }],
      secretaries: [{ kind: 'company', licence: 'TC001234' }],
    });
    expect(body).not.toHaveProperty('contact_phone');
  });

  it.each([
    [2, 29],
    [4, 30],
    [12, 31],
  ])('month %i has %i days to end a year on', (month, days) => {
    expect(daysIn(month)).toBe(days);
  });

  it('takes rows of nothing but what they began with for empty', () => {
    const lists = ['directors', 'shareholders', 'secretaries'] as const;
    expect(lists.flatMap((list) => filledRows([blankPerson(list)]))).toEqual([]);
    expect(filledRows([{ ...blankPerson('directors'), address: 'Kowloon' }])).toHaveLength(1);
  });

  it('adds shares up by class', () => {
    const row = (share_class: string, shares: string) => ({ share_class, shares });
    expect(
      sharesInIssue([row('Ordinary', '10,000'), row('A', '999999999999999'), row('Ordinary ', '5'), row('A', 'x')]),
    ).toEqual([
      ['Ordinary', 10_005n],
      ['A', 999_999_999_999_999n],
    ]);
  });

  it('makes rows of what was kept as texts', () => {
    expect(upgraded('secretaries', ['Secretaries Limited'])).toEqual([
      { ...blankPerson('secretaries'), name: 'Secretaries Limited' },
    ]);
  });

  it.each([
    [null, null],
    ['2026-11-21', 'over'],
    ['2026-11-22', 'near'],
    ['2026-12-22', 'near'],
    ['2026-12-23', null],
  ])('a certificate to %s: %s', (expiresOn, standing) => {
    expect(certificateStanding(expiresOn, '2026-11-22')).toBe(standing);
  });
});
