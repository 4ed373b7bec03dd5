import { describe, expect, it } from 'vitest';
import { bodyOf, daysIn, emptyCompany } from './company-values.ts';

describe('the company form', () => {
  it('sends trimmed texts, registry numbers in capitals, and no empty entries', () => {
    const body = bodyOf({
      ...emptyCompany,
      name: ' Harbour Lantern ',
      br: '71234567-000-04-25-a',
      ci: 'f12',
      incorporated_date: '2019-04-12',
      fye: '03-31',
      directors: [' Lam Hoi Yan ', '', ' '],
      contact_phone: ' ',
    });
    expect(body).toMatchObject({
      name: 'Harbour Lantern',
      br: '71234567-000-04-25-A',
      ci: 'F12',
      directors: ['Lam Hoi Yan'],
      shareholders: [],
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
});
