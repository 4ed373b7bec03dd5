import {
  accountingEndpoints,
  bankEndpoints,
  bankEvidenceEndpoints,
  bankImportEndpoints,
  bankRuleEndpoints,
  companyEndpoints,
  documentEndpoints,
  type Endpoint,
  exchangeEndpoints,
  invoiceEndpoints,
  reportEndpoints,
  sessionEndpoints,
} from '@folio/contract';

/** Every call the contract promises. */
export const everyEndpoint: readonly Endpoint[] = [
  sessionEndpoints,
  companyEndpoints,
  documentEndpoints,
  bankEndpoints,
  bankImportEndpoints,
  bankRuleEndpoints,
  bankEvidenceEndpoints,
  invoiceEndpoints,
  reportEndpoints,
  accountingEndpoints,
  exchangeEndpoints,
].flatMap((feature) => Object.values<Endpoint>(feature));
