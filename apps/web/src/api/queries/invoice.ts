import type { InvoiceDetail, InvoiceDraft, InvoiceRow, InvoiceType, ListMeta } from '@folio/contract';
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { call, get, post, put } from '../client.ts';
import { needsKey } from './needs.ts';
import { reportsKey } from './report.ts';

export type InvoiceSide = 'sales' | 'purchases';

/** A list's `meta`: totals of all its rows in base currency. */
export interface InvoiceListMeta extends ListMeta {
  base_currency: string;
  total_base: string;
  due_base: string;
}

export interface InvoiceListQuery {
  page: number;
  limit: number;
  q?: string | undefined;
  sort?: string | undefined;
  state?: string | undefined;
}

const base = '/api/company/:companyId';
const listPaths: Record<InvoiceSide, string> = { sales: `${base}/sales-invoice`, purchases: `${base}/bill` };
const invoicesKey = ['invoices'] as const;

export function useInvoices(side: InvoiceSide, query: InvoiceListQuery, isOn = true) {
  return useQuery({
    queryKey: [...invoicesKey, side, query],
    queryFn: () => call<InvoiceRow[], InvoiceListMeta>('GET', listPaths[side], { quiet: true, query: { ...query } }),
    enabled: isOn,
    placeholderData: keepPreviousData,
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

const one = (id: string) => `${base}/invoice/${encodeURIComponent(id)}`;
const once = (key: string) => ({ quiet: true, headers: { 'Idempotency-Key': key } });

/** Calls of one invoice, bill or credit note. The screens show refusals in place, so they are quiet. */
export const invoiceCalls = {
  /** `key` stays the same until it succeeded, so that a lost answer does not make a second draft. */
  create: (type: InvoiceType, draft: InvoiceDraft, key: string) =>
    post<InvoiceDetail>(`${base}/invoice`, { type, draft }, once(key)),
  read: (id: string) => get<InvoiceDetail>(one(id), { quiet: true }),
  save: (id: string, version: number, draft: InvoiceDraft) =>
    put<InvoiceDetail>(one(id), { version, draft }, { quiet: true }),
  confirm: (id: string, version: number) =>
    post<InvoiceDetail>(`${one(id)}/confirm`, { version }, once(crypto.randomUUID())),
  void: (id: string, reason: string) => post<InvoiceDetail>(`${one(id)}/void`, { reason }, once(crypto.randomUUID())),
  remove: async (id: string) => (await call<null>('DELETE', one(id), { quiet: true })).data,
};

/** After something was posted, reversed or deleted: everything that shows figures is fetched anew. */
export async function afterPosting(queryClient: QueryClient): Promise<void> {
  const stale = [invoicesKey, needsKey, ['dashboard'], ['bank'], reportsKey, ['contacts']];
  await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
