import type {
  BulkResult,
  InvoiceDetail,
  InvoiceDraft,
  InvoiceEvent,
  InvoiceListMeta,
  InvoiceRow,
  InvoiceType,
} from '@folio/contract';
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { call, download, get, post, put } from '../client.ts';
import { fillPlaceholders } from '../placeholders.ts';
import { needsKey } from './needs.ts';
import { reportsKey } from './report.ts';

export type InvoiceSide = 'sales' | 'purchases';

/** What of Sales or Purchases is listed; left out is everything. */
export interface InvoiceListQuery {
  page: number;
  limit: number;
  q?: string | undefined;
  sort?: string | undefined;
  /** States and confirm statuses, separated by commas. */
  state?: string | undefined;
  confirm_status?: string | undefined;
  type?: InvoiceType | undefined;
  contact_id?: string | undefined;
  currency?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

const base = '/api/company/:companyId';
const listPaths: Record<InvoiceSide, string> = { sales: `${base}/sales-invoice`, purchases: `${base}/bill` };
export const invoicesKey = ['invoices'] as const;

export function useInvoices(side: InvoiceSide, query: InvoiceListQuery, isOn = true) {
  return useQuery({
    queryKey: [...invoicesKey, side, query],
    queryFn: () => call<InvoiceRow[], InvoiceListMeta>('GET', listPaths[side], { quiet: true, query: { ...query } }),
    enabled: isOn,
    placeholderData: keepPreviousData,
  });
}

export type ListFormat = 'csv' | 'xlsx';

/** Saves the list a filter finds, all its pages, or only `ids` of it. */
export function exportInvoices(
  side: InvoiceSide,
  query: Omit<InvoiceListQuery, 'page' | 'limit'>,
  ids: readonly string[],
  file: { format: ListFormat; name: string },
): Promise<void> {
  return download(`${listPaths[side]}/export.${file.format}`, file.name, {
    quiet: true,
    query: { ...query, ids: ids.length === 0 ? undefined : ids.join(',') },
  });
}

export const invoiceKey = (id: string) => [...invoicesKey, 'one', id] as const;

export function useInvoice(id: string) {
  return useQuery({
    queryKey: invoiceKey(id),
    queryFn: () => get<InvoiceDetail>(one(id), { quiet: true }),
    enabled: id !== '',
  });
}

/** What happened to a document, newest first. */
export function useInvoiceHistory(id: string) {
  return useQuery({
    queryKey: [...invoicesKey, 'history', id],
    queryFn: () => get<InvoiceEvent[]>(`${one(id)}/history`, { quiet: true }),
  });
}

const one = (id: string) => `${base}/invoice/${encodeURIComponent(id)}`;
const once = (key: string) => ({ quiet: true, headers: { 'Idempotency-Key': key } });

/** Calls of one invoice, bill, credit note or quotation. The screens show refusals in place, so they are quiet. */
export const invoiceCalls = {
  /** `key` stays the same until it succeeded, so that a lost answer does not make a second draft. */
  create: (type: InvoiceType, draft: InvoiceDraft, key: string) =>
    post<InvoiceDetail>(`${base}/invoice`, { type, draft }, once(key)),
  read: (id: string) => get<InvoiceDetail>(one(id), { quiet: true }),
  save: (id: string, version: number, draft: InvoiceDraft) =>
    put<InvoiceDetail>(one(id), { version, draft }, { quiet: true }),
  confirm: (id: string, version: number) =>
    post<InvoiceDetail>(`${one(id)}/confirm`, { version }, once(crypto.randomUUID())),
  reject: (id: string, version: number, reason: string, key: string) =>
    post<InvoiceDetail>(`${one(id)}/reject`, { version, reason }, once(key)),
  reopen: (id: string, version: number) =>
    post<InvoiceDetail>(`${one(id)}/reopen`, { version }, once(crypto.randomUUID())),
  void: (id: string, reason: string, key: string) => post<InvoiceDetail>(`${one(id)}/void`, { reason }, once(key)),
  remove: async (id: string) => (await call<null>('DELETE', one(id), { quiet: true })).data,
  /** The three that make a draft answer the new one; `key` stays the same for one click of a person. */
  copy: (id: string, key: string) => post<InvoiceDetail>(`${one(id)}/copy`, {}, once(key)),
  credit: (id: string, key: string) => post<InvoiceDetail>(`${one(id)}/credit-note`, {}, once(key)),
  toInvoice: (id: string, key: string) => post<InvoiceDetail>(`${one(id)}/to-invoice`, {}, once(key)),
  /** What the customer said to a quotation; null takes it back. */
  answer: (id: string, answer: 'accepted' | 'declined' | null) =>
    post<InvoiceDetail>(`${one(id)}/answer`, { answer }, { quiet: true }),
};

/** Calls over several documents: each is done by itself, and the answer says what became of each. */
export const bulkCalls = {
  confirm: (ids: readonly string[], acceptEarlyDate = false) =>
    post<BulkResult>(`${base}/invoice/bulk/confirm`, { ids, accept_early_date: acceptEarlyDate }, { quiet: true }),
  remove: (ids: readonly string[]) => post<BulkResult>(`${base}/invoice/bulk/remove`, { ids }, { quiet: true }),
  send: (ids: readonly string[]) => post<BulkResult>(`${base}/invoice/bulk/send`, { ids }, { quiet: true }),
};

/** The files a document may be saved as: its PDF, the PDF with its data inside, its data alone. */
export type PaperFile = 'pdf' | 'facturx' | 'ubl';
const endings: Record<PaperFile, string> = { pdf: '.pdf', facturx: '.facturx.pdf', ubl: '.xml' };

export function savePaper(invoice: Pick<InvoiceDetail, 'id' | 'number'>, file: PaperFile): Promise<void> {
  const name = invoice.number.replace(/[^\p{L}\p{N}._-]+/gu, '-') || 'document';
  return download(`${one(invoice.id)}/${file}`, `${name}${endings[file]}`, { quiet: true });
}

/** The address of the document's PDF, which the browser shows and prints. */
export function pdfUrl(id: string): string {
  return fillPlaceholders(`${one(id)}/pdf`, localStorage);
}

/** After something was posted, reversed or deleted: everything that shows figures is fetched anew. */
export async function afterPosting(queryClient: QueryClient): Promise<void> {
  const stale = [invoicesKey, needsKey, ['dashboard'], ['bank'], reportsKey, ['contacts'], ['contact-money']];
  await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
