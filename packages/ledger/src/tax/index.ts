/** Tax data: foreign tax codes, the version of a code valid on a day, and the estimate of Hong Kong profits tax. */
export {
  LOWER_TIER_CEILING_MINOR,
  PROFITS_TAX_RATES,
  PROFITS_TAX_REDUCTIONS,
  type ProfitsTaxEntity,
  type ProfitsTaxEstimate,
  type ProfitsTaxQuestion,
  type ProfitsTaxReduction,
  profitsTaxEstimate,
  yearOfAssessment,
} from './profits-tax.ts';
export { SEED_TAX_CODES, type SeedTaxCode } from './seed-tax-codes.ts';
export { isValidOn, taxCodeAt, taxCodesAt } from './tax-code-at.ts';
