import {
  accountingEndpoints,
  bankEndpoints,
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
  invoiceEndpoints,
  reportEndpoints,
  accountingEndpoints,
  exchangeEndpoints,
].flatMap((feature) => Object.values<Endpoint>(feature));
