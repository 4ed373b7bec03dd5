import type { Day } from '../calendar/index.ts';
import type { TaxCode, TaxKind } from '../invoicing/index.ts';

/** A tax code ready to be added to a company's list; every field is filled. */
export type SeedTaxCode = Required<TaxCode>;

/** country, English name of the tax, Chinese name, prefix of the codes */
type Country = readonly [string, string, string, string];
/** Rate, first day of validity, last day, words that distinguish the rate from the country's others. */
type Rate = readonly [string, Day | null, Day | null, string?, string?];

const REVERSE = { en: 'reverse charge', zh: '反向徵收' };

/**
 * Rates of the countries Hong Kong companies trade with most, each since the day its present rate began where that
 * is a settled fact; the first rate of a country is its standard rate.
 */
// biome-ignore format: one rate a line reads as the table it is
const COUNTRIES: readonly { readonly country: Country; readonly rates: readonly Rate[]; readonly reverseCharge: boolean }[] = [
  { country: ['GB', 'UK VAT', '英國增值稅', 'UK'], reverseCharge: true, rates: [
    ['20', '2011-01-04', null], ['5', null, null], ['0', null, null]] },
  { country: ['CN', 'China VAT', '中國內地增值稅', 'CN'], reverseCharge: false, rates: [
    ['13', '2019-04-01', null], ['9', '2019-04-01', null], ['6', null, null],
    ['3', null, null, 'small-scale taxpayer', '小規模納稅人'],
    ['1', '2023-01-01', '2027-12-31', 'small-scale taxpayer, concession', '小規模納稅人優惠']] },
  { country: ['DE', 'Germany VAT', '德國增值稅', 'DE'], reverseCharge: true, rates: [
    ['19', '2021-01-01', null], ['7', '2021-01-01', null]] },
  { country: ['FR', 'France VAT', '法國增值稅', 'FR'], reverseCharge: true, rates: [
    ['20', '2014-01-01', null], ['10', '2014-01-01', null], ['5.5', null, null]] },
  { country: ['NL', 'Netherlands VAT', '荷蘭增值稅', 'NL'], reverseCharge: true, rates: [
    ['21', '2012-10-01', null], ['9', '2019-01-01', null]] },
  { country: ['IE', 'Ireland VAT', '愛爾蘭增值稅', 'IE'], reverseCharge: true, rates: [
    ['23', '2021-03-01', null], ['13.5', null, null]] },
  { country: ['IT', 'Italy VAT', '意大利增值稅', 'IT'], reverseCharge: true, rates: [
    ['22', '2013-10-01', null], ['10', null, null]] },
  { country: ['ES', 'Spain VAT', '西班牙增值稅', 'ES'], reverseCharge: true, rates: [
    ['21', '2012-09-01', null], ['10', '2012-09-01', null]] },
  { country: ['SG', 'Singapore GST', '新加坡消費稅', 'SG'], reverseCharge: true, rates: [['9', '2024-01-01', null]] },
  { country: ['JP', 'Japan consumption tax', '日本消費稅', 'JP'], reverseCharge: true, rates: [
    ['10', '2019-10-01', null], ['8', '2019-10-01', null]] },
  { country: ['AU', 'Australia GST', '澳洲商品及服務稅', 'AU'], reverseCharge: true, rates: [['10', '2000-07-01', null]] },
  { country: ['TW', 'Taiwan business tax', '台灣營業稅', 'TW'], reverseCharge: false, rates: [['5', null, null]] },
];

function rateCode([country, name, nameZh, prefix]: Country, [rate, from, to, words, wordsZh]: Rate): SeedTaxCode {
  return {
    code: `${prefix}${rate}`,
    name: `${name} ${rate}%${words === undefined ? '' : `, ${words}`}`,
    nameZh: `${nameZh} ${rate}%${wordsZh === undefined ? '' : `（${wordsZh}）`}`,
    country,
    ratePercent: rate,
    kind: rate === '0' ? 'zero_rated' : 'standard',
    recoverable: true,
    validFrom: from,
    validTo: to,
  };
}

function reverseCode(country: Country, [rate, from, to]: Rate): SeedTaxCode {
  const standard = rateCode(country, [rate, from, to, REVERSE.en, REVERSE.zh]);
  return { ...standard, code: `${standard.code}RC`, kind: 'reverse_charge' };
}

function generalCode(code: string, name: string, nameZh: string, kind: TaxKind): SeedTaxCode {
  const always = { country: null, ratePercent: '0', recoverable: false, validFrom: null, validTo: null };
  return { code, name, nameZh, kind, ...always };
}

/**
 * Codes usual abroad (Hong Kong has no such tax), to be added and edited as a company needs them. `recoverable` is
 * set for a company registered in that country: a company not registered there turns it off, and the tax becomes part
 * of cost. Reverse charge has the country's standard rate, since the buyer calculates the tax.
 */
export const SEED_TAX_CODES: readonly SeedTaxCode[] = [
  ...COUNTRIES.flatMap(({ country, rates, reverseCharge }) => [
    ...rates.map((rate) => rateCode(country, rate)),
    ...(reverseCharge ? rates.slice(0, 1).map((rate) => reverseCode(country, rate)) : []),
  ]),
  generalCode('ZERO', 'Zero-rated', '零稅率', 'zero_rated'),
  generalCode('EXEMPT', 'Exempt', '免稅', 'exempt'),
  generalCode('OUT', 'Out of scope', '不適用', 'out_of_scope'),
];
