/** Tax data: foreign tax codes, the version of a code valid on a day, and the estimate of Hong Kong profits tax. */
export {
  PROFITS_TAX_REDUCTIONS,
  type ProfitsTaxEntity,
  type ProfitsTaxQuestion,
  profitsTaxEstimate,
  yearOfAssessment,
} from './profits-tax.ts';
export { SEED_TAX_CODES } from './seed-tax-codes.ts';
export { taxCodeAt, taxCodesAt } from './tax-code-at.ts';
