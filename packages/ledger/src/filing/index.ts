/** The filing of a year: tax computation and accounts as Inline XBRL, and the checks before they are sent. */
export {
  type AccountsInput,
  composeAccounts,
  composeComputation,
  type FiledStatement,
  USUAL_ROWS,
} from './compose.ts';
export { type ComputationInput, type ComputedValue, computationValues, isAnswered } from './computation-values.ts';
export {
  FILING_FILES,
  type FilingFile,
  type FilingForm,
  type FilingLanguage,
  PARTNERS_DIMENSION,
  PREFIX,
  TAXONOMY,
} from './edition.ts';
export { type ElementKind, type KnownElement, type KnownElements, NO_ELEMENTS } from './element.ts';
export { fitsKind, packageFindings } from './kinds.ts';
export { proposeItems } from './mapping.ts';
export { type FilingCell, type FilingDocument, type FilingPack, type PartnerDimension, wholeUnits } from './pack.ts';
export type { Partner } from './partner.ts';
export { allocateAmong, amountToAllocate, shareUnitsOf } from './partners.ts';
export type { FilingPlace, Finding } from './preflight/finding.ts';
export { preflight } from './preflight/preflight.ts';
export { readFiling } from './read-xhtml.ts';
export { TAX_ELEMENTS } from './tax-elements.ts';
export { writeFiling } from './write-xhtml.ts';
