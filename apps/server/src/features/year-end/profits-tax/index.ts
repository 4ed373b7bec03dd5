/** Profits tax computations: adjustments, allowances, losses, approval and the journal of the tax. */
export { taxGuards } from './approve.ts';
export { canonicalJson } from './approved-tax.ts';
export { type FiledTax, listTaxYears, readFiledTax } from './filed-tax.ts';
export { readHongKongBooks } from './read-profit.ts';
export { profitsTaxRoutes } from './routes.ts';
