import type { InvoiceDetail, InvoiceDraft, InvoiceType } from '@folio/contract';
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { api, apiDownload, apiPage, apiUrl } from '../../api.ts';
import type { ListQueryOf } from '../../api-calls.ts';
import { needsKey } from '../reports/needs.ts';
import { reportsKey } from '../reports/report.ts';

export type InvoiceSide = 'sales' | 'purchases';

/** Filters of Sales or Purchases; an absent field means no filter. */
export type InvoiceListQuery = ListQueryOf<'GET /api/company/:companyId/sales-invoice'>;

/** What each list is called in addresses. */
const listNames = { sales: 'sales-invoice', purchases: 'bill' } as const satisfies Record<InvoiceSide, string>;
export const invoicesKey = ['invoices'] as const;

export function useInvoices(side: InvoiceSide, query: InvoiceListQuery, isOn = true) {
  return useQuery({
    queryKey: [...invoicesKey, side, query],
    queryFn: () => apiPage(`GET /api/company/:companyId/${listNames[side]}`, { quiet: true, query: { ...query } }),
    enabled: isOn,
    placeholderData: keepPreviousData,
  });
}

export type ListFormat = 'csv' | 'xlsx';

/** Downloads the filtered list with all its pages, or only the documents in `ids`. */
export function exportInvoices(
  side: InvoiceSide,
  query: Omit<InvoiceListQuery, 'page' | 'limit'>,
  ids: readonly string[],
  file: { format: ListFormat; name: string },
): Promise<void> {
  return apiDownload(`GET /api/company/:companyId/${listNames[side]}/export.:format`, file.name, {
    params: { format: file.format },
    quiet: true,
    query: { ...query, ids: ids.length === 0 ? undefined : ids.join(',') },
  });
}

export const invoiceKey = (id: string) => [...invoicesKey, 'one', id] as const;

export function useInvoice(id: string) {
  return useQuery({
    queryKey: invoiceKey(id),
    queryFn: () => api('GET /api/company/:companyId/invoice/:id', { params: { id }, quiet: true }),
    enabled: id !== '',
  });
}

export function useInvoiceHistory(id: string) {
  return useQuery({
    queryKey: [...invoicesKey, 'history', id],
    queryFn: () => api('GET /api/company/:companyId/invoice/:id/history', { params: { id }, quiet: true }),
  });
}

const once = (key: string) => ({ quiet: true, headers: { 'Idempotency-Key': key } });

/** Calls of one invoice, bill, credit note or quotation. They are quiet, because the screens show errors in place. */
export const invoiceCalls = {
  /**
   * `key` stays the same until the call succeeds, so that a retry after a lost response does not create a second
   * draft.
   */
  create: (type: InvoiceType, draft: InvoiceDraft, key: string) =>
    api('POST /api/company/:companyId/invoice', { body: { type, draft }, ...once(key) }),
  read: (id: string) => api('GET /api/company/:companyId/invoice/:id', { params: { id }, quiet: true }),
  save: (id: string, version: number, draft: InvoiceDraft) =>
    api('PUT /api/company/:companyId/invoice/:id', { params: { id }, body: { version, draft }, quiet: true }),
  confirm: (id: string, version: number) =>
    api('POST /api/company/:companyId/invoice/:id/confirm', {
      params: { id },
      body: { version },
      ...once(crypto.randomUUID()),
    }),
  reject: (id: string, version: number, reason: string, key: string) =>
    api('POST /api/company/:companyId/invoice/:id/reject', { params: { id }, body: { version, reason }, ...once(key) }),
  reopen: (id: string, version: number) =>
    api('POST /api/company/:companyId/invoice/:id/reopen', {
      params: { id },
      body: { version },
      ...once(crypto.randomUUID()),
    }),
  void: (id: string, reason: string, key: string) =>
    api('POST /api/company/:companyId/invoice/:id/void', { params: { id }, body: { reason }, ...once(key) }),
  remove: async (id: string) =>
    await api('DELETE /api/company/:companyId/invoice/:id', { params: { id }, quiet: true }),
  /** The three calls that create a draft return the new one; `key` stays the same for one click. */
  copy: (id: string, key: string) =>
    api('POST /api/company/:companyId/invoice/:id/copy', { params: { id }, body: {}, ...once(key) }),
  credit: (id: string, key: string) =>
    api('POST /api/company/:companyId/invoice/:id/credit-note', { params: { id }, body: {}, ...once(key) }),
  toInvoice: (id: string, key: string) =>
    api('POST /api/company/:companyId/invoice/:id/to-invoice', { params: { id }, body: {}, ...once(key) }),
  /** The customer's answer to a quotation; null removes the answer. */
  answer: (id: string, answer: 'accepted' | 'declined' | null) =>
    api('POST /api/company/:companyId/invoice/:id/answer', { params: { id }, body: { answer }, quiet: true }),
};

/** Calls over several documents. Each document is processed separately, and the response has a result for each. */
export const bulkCalls = {
  confirm: (ids: readonly string[], acceptEarlyDate = false) =>
    api('POST /api/company/:companyId/invoice/bulk/confirm', {
      body: { ids, accept_early_date: acceptEarlyDate },
      quiet: true,
    }),
  remove: (ids: readonly string[]) =>
    api('POST /api/company/:companyId/invoice/bulk/remove', { body: { ids }, quiet: true }),
  send: (ids: readonly string[]) =>
    api('POST /api/company/:companyId/invoice/bulk/send', { body: { ids }, quiet: true }),
};

/** Download formats of a document: its PDF, the PDF with embedded data, the data alone. */
export type PaperFile = 'pdf' | 'facturx' | 'ubl';
const endings: Record<PaperFile, string> = { pdf: '.pdf', facturx: '.facturx.pdf', ubl: '.xml' };

export function savePaper(invoice: Pick<InvoiceDetail, 'id' | 'number'>, file: PaperFile): Promise<void> {
  const name = invoice.number.replace(/[^\p{L}\p{N}._-]+/gu, '-') || 'document';
  return apiDownload(`GET /api/company/:companyId/invoice/:id/${file}`, `${name}${endings[file]}`, {
    params: { id: invoice.id },
    quiet: true,
  });
}

/** The address of the document's PDF, which the browser shows and prints. */
export function pdfUrl(id: string): string {
  return apiUrl('GET /api/company/:companyId/invoice/:id/pdf', { params: { id } });
}

/** After a posting, reversal or deletion: everything that shows figures is fetched again. */
export async function afterPosting(queryClient: QueryClient): Promise<void> {
  const stale = [invoicesKey, needsKey, ['dashboard'], ['bank'], reportsKey, ['contacts'], ['contact-money']];
  await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
