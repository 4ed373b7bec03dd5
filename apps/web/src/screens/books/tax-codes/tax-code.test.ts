import { describe, expect, it } from 'vitest';
import { byCountry, emptyTaxCode, findTaxCodes, hasRate, shownRate, validityOf } from './tax-code.ts';

describe('validity', () => {
  it.each([
    [null, null, 'inForce'],
    ['2026-03-31', null, 'inForce'],
    ['2026-04-01', null, 'future'],
    [null, '2026-03-31', 'inForce'],
    [null, '2026-03-30', 'ended'],
  ] as const)('from %s to %s on 31 March is %s', (valid_from, valid_to, expected) => {
    expect(validityOf({ valid_from, valid_to }, '2026-03-31')).toBe(expected);
  });
});

describe('rates', () => {
  it.each([
    ['5.00', '5'],
    ['17.50', '17.5'],
    ['0.00', '0'],
    ['20', '20'],
    ['7.7', '7.7'],
  ])('%s is written %s', (rate, shown) => {
    expect(shownRate(rate)).toBe(shown);
  });
  it('are left out where nothing is taxed', () => {
    expect(
      ['standard', 'reverse_charge', 'zero_rated', 'exempt', 'out_of_scope'].map((kind) => hasRate(kind as never)),
    ).toEqual([true, true, false, false, false]);
  });
});

describe('finding', () => {
  const names: Record<string, string> = { GB: 'United Kingdom', SG: 'Singapore' };
  const codes = [
    { ...emptyTaxCode, code: 'GB20', name: 'UK standard', country: 'GB' },
    { ...emptyTaxCode, code: 'SG9', name: 'GST', name_zh: '消費稅', country: 'SG' },
    { ...emptyTaxCode, code: 'OWN', name: 'Our own', country: null },
  ];
  const nameOf = (country: string) => names[country] ?? country;
  const found = (q: string) =>
    findTaxCodes(codes, q, (code) => (code.country === null ? '' : nameOf(code.country))).map((code) => code.code);

  it.each([
    ['kingdom', ['GB20']],
    ['singapore gst', ['SG9']],
    ['消費稅', ['SG9']],
    ['', ['GB20', 'SG9', 'OWN']],
    ['france', []],
  ])('%s', (q, expected) => {
    expect(found(q)).toEqual(expected);
  });
  it('groups by country, codes without a country last', () => {
    expect(byCountry(codes, nameOf).map((group) => group.country)).toEqual(['SG', 'GB', null]);
  });
});
