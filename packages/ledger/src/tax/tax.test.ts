import { describe, expect, it } from 'vitest';
import { isDay } from '../calendar/index.ts';
import { isLedgerIssue } from '../fault.ts';
import { type ProfitsTaxQuestion, profitsTaxEstimate, SEED_TAX_CODES, taxCodeAt, yearOfAssessment } from './index.ts';

describe('the tax codes to start from', () => {
  it('are the usual ones of each country, and the four without a charge', () => {
    const rates = new Map<string, string[]>();
    for (const { country, kind, ratePercent } of SEED_TAX_CODES) {
      if (country === null || kind === 'reverse_charge') continue;
      rates.set(country, [...(rates.get(country) ?? []), ratePercent]);
    }
    expect(Object.fromEntries(rates)).toEqual({
      GB: ['20', '5', '0'],
      CN: ['13', '9', '6', '3', '1'],
      DE: ['19', '7'],
      FR: ['20', '10', '5.5'],
      NL: ['21', '9'],
      IE: ['23', '13.5'],
      IT: ['22', '10'],
      ES: ['21', '10'],
      SG: ['9'],
      JP: ['10', '8'],
      AU: ['10'],
      TW: ['5'],
    });
    const kinds = new Set(SEED_TAX_CODES.map((code) => code.kind));
    expect([...kinds].sort()).toEqual(['exempt', 'out_of_scope', 'reverse_charge', 'standard', 'zero_rated']);
  });

  it('are each named once, in both languages, with existing days', () => {
    const codes = SEED_TAX_CODES.map((code) => code.code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of SEED_TAX_CODES) {
      expect(code.name).toMatch(/[a-z]/i);
      expect(code.nameZh).toMatch(/\p{Script=Han}/u);
      for (const day of [code.validFrom, code.validTo]) expect(day === null || isDay(day)).toBe(true);
    }
  });
});

describe('a tax code on a day', () => {
  const codes = [
    { code: 'SG', ratePercent: '8', recoverable: true, validFrom: '2023-01-01', validTo: '2023-12-31' },
    { code: 'SG', ratePercent: '9', recoverable: true, validFrom: '2024-01-01' },
    { code: 'EVER', ratePercent: '5', recoverable: true },
  ];

  it.each([
    ['SG', '2023-01-01', '8'],
    ['SG', '2023-12-31', '8'],
    ['SG', '2024-01-01', '9'],
    ['SG', '2030-06-30', '9'],
    ['EVER', '1999-01-01', '5'],
  ])('%s on %s has the rate %s%%', (code, day, ratePercent) => {
    expect(taxCodeAt(codes, code, day).ratePercent).toBe(ratePercent);
  });

  it.each([
    ['SG', '2022-12-31', 'tax_code_not_valid'],
    ['CN1', '2028-01-01', 'tax_code_not_valid'],
    ['NONE', '2024-01-01', 'unknown_tax_code'],
  ])('%s on %s is refused: %s', (code, day, fault) => {
    let found = '';
    try {
      taxCodeAt([...codes, ...SEED_TAX_CODES], code, day);
    } catch (error) {
      found = isLedgerIssue(error) ? error.code : String(error);
    }
    expect(found).toBe(fault);
  });
});

describe('profits tax', () => {
  const ask = (profit: bigint, changes: Partial<ProfitsTaxQuestion> = {}) =>
    profitsTaxEstimate({
      profitBeforeTaxMinor: profit,
      accountingDate: '2026-03-31',
      entity: 'corporation',
      ...changes,
    });

  it.each([
    ['2025-03-31', '2024/25'],
    ['2025-04-01', '2025/26'],
    ['2025-12-31', '2025/26'],
    ['2026-03-31', '2025/26'],
    ['2000-03-31', '1999/00'],
  ])('accounts to %s fall in %s', (day, year) => {
    expect(yearOfAssessment(day)).toBe(year);
  });

  const cases: [string, bigint, Partial<ProfitsTaxQuestion>, bigint, bigint][] = [
    ['the worked company', 6_313_003n, {}, 520_823n, 300_000n],
    ['a loss', -100n, {}, 0n, 0n],
    ['exactly two million', 200_000_000n, {}, 16_500_000n, 300_000n],
    ['two tiers', 300_000_000n, {}, 33_000_000n, 300_000n],
    ['an unincorporated business', 300_000_000n, { entity: 'unincorporated' }, 30_000_000n, 300_000n],
    ['the lower tier taken elsewhere', 100_000_000n, { lowerTier: false }, 16_500_000n, 300_000n],
    ['a reduction above the tax', 100_000n, { accountingDate: '2025-03-31' }, 8_250n, 8_250n],
    ['a ceiling of 1,500', 10_000_000n, { accountingDate: '2025-03-31' }, 825_000n, 150_000n],
    ['a year before the tiers', 100_000_000n, { accountingDate: '2018-03-31' }, 16_500_000n, 0n],
    ['half a cent', 6n, { reductions: [] }, 0n, 0n],
    ['a rounded cent', 7n, { reductions: [] }, 1n, 0n],
  ];
  it.each(cases)('of %s', (_, profit, changes, taxMinor, reductionMinor) => {
    const estimate = ask(profit, changes);
    expect(estimate).toMatchObject({ estimateOnly: true, taxMinor, reductionMinor });
    expect(estimate.payableMinor).toBe(taxMinor - reductionMinor);
    expect(estimate.lowerTierMinor + estimate.upperTierMinor).toBe(estimate.assessableMinor);
  });

  it('says when the reduction is only proposed', () => {
    expect(ask(1n).reductionEnacted).toBe(false);
    expect(ask(1n, { accountingDate: '2025-03-31' }).reductionEnacted).toBe(true);
  });
});
