/** Line maths of documents; safe to import in a browser, for previews. */
export { type Discount, discountOf } from './discount.ts';
export {
  type AmountsAre,
  type ComputedDocument,
  type ComputedItem,
  computeDocument,
  type DocumentInput,
  type DocumentItemInput,
  type TaxRounding,
  taxOf,
} from './document.ts';
export {
  findPaymentReferences,
  formatPaymentReference,
  PAYMENT_REFERENCE_BYTES,
  parsePaymentReference,
  paymentReferenceOf,
} from './payment-reference.ts';
export { chargedPercent, selfAssessedPercent, TAX_KINDS, type TaxCode, type TaxKind, taxCodeOf } from './tax-code.ts';
