import { api, apiFile } from '../../api.ts';

const quiet = { quiet: true };

/** Calls of a customer with a link. The token is sent in the body, never in an address, and is not stored. */
export const publicInvoiceCalls = {
  get: (token: string, signal: AbortSignal) => api('POST /api/public/invoice', { body: { token }, ...quiet, signal }),
  page: (token: string, page: number, signal: AbortSignal) =>
    apiFile('POST /api/public/invoice/page', { body: { token, page }, ...quiet, signal }),
  pdf: (token: string) => apiFile('POST /api/public/invoice/pdf', { body: { token }, ...quiet }),
  answer: (token: string, answer: 'accepted' | 'declined') =>
    api('POST /api/public/invoice/answer', { body: { token, answer }, ...quiet }),
};
