/** Line maths of documents; safe to import in a browser, for previews. */
export {
  type AmountsAre,
  type ComputedDocument,
  type ComputedItem,
  computeDocument,
  type DocumentInput,
  type DocumentItemInput,
  type TaxCode,
  type TaxRounding,
  taxCodeOf,
  taxOf,
} from './document.ts';
