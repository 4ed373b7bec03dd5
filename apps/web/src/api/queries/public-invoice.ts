import type { PublicInvoice } from '@folio/contract';
import { post, postForFile } from '../client.ts';

const base = '/api/public/invoice';
const quiet = { quiet: true };

/** Calls of a customer who holds a link. The token goes in the body, never in an address, and nothing keeps it. */
export const publicInvoiceCalls = {
  get: (token: string, signal: AbortSignal) => post<PublicInvoice>(base, { token }, { ...quiet, signal }),
  page: (token: string, page: number, signal: AbortSignal) =>
    postForFile(`${base}/page`, { token, page }, { ...quiet, signal }),
  pdf: (token: string) => postForFile(`${base}/pdf`, { token }, quiet),
  answer: (token: string, answer: 'accepted' | 'declined') =>
    post<PublicInvoice>(`${base}/answer`, { token, answer }, quiet),
};
