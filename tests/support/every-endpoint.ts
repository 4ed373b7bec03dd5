import {
  bankEndpoints,
  companyEndpoints,
  documentEndpoints,
  type Endpoint,
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
].flatMap((feature) => Object.values<Endpoint>(feature));
