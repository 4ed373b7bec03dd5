import type { ContactDetail, InvoiceDetail, InvoiceDraft, InvoiceType, paperPreview } from '@folio/contract';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { api } from '../../api.ts';
import { contactsKey } from './contact.ts';
import { invoicesKey } from './invoice.ts';

/** A page of the draft's PDF: a PNG in base64. */
export type PaperPreview = (typeof paperPreview)['_output'];

/** The current values of a draft, saved or not. */
export interface DraftAsTyped {
  type: InvoiceType;
  id: string | null;
  draft: InvoiceDraft;
}
const quietly = (signal: AbortSignal) => ({ quiet: true, signal });

/** Previews of a draft while the user types; they save nothing. */
export const previewCalls = {
  paper: (asked: DraftAsTyped & { page: number }, signal: AbortSignal) =>
    api('POST /api/company/:companyId/invoice/preview-paper', { body: asked, ...quietly(signal) }),
  journal: (asked: DraftAsTyped, signal: AbortSignal) =>
    api('POST /api/company/:companyId/invoice/preview-journal', { body: asked, ...quietly(signal) }),
  lookAlikes: (asked: DraftAsTyped, signal: AbortSignal) =>
    api('POST /api/company/:companyId/invoice/look-alikes', { body: asked, ...quietly(signal) }),
};

/** The number the next document of a type would get; undefined while loading, or after an error. */
export function useNextNumber(type: InvoiceType, date: string | null, isOn: boolean): string | undefined {
  const { data } = useQuery({
    queryKey: [...invoicesKey, 'next-number', type, date],
    queryFn: () =>
      api('GET /api/company/:companyId/invoice/next-number', { quiet: true, query: { type, date: date ?? undefined } }),
    enabled: isOn,
    retry: false,
  });
  return data?.number;
}

export function useInvoiceVersions(id: string) {
  return useQuery({
    queryKey: [...invoicesKey, 'versions', id],
    queryFn: () => api('GET /api/company/:companyId/invoice/:id/version', { params: { id }, quiet: true }),
    staleTime: 0,
  });
}

export function submitInvoice(id: string, version: number, key: string): Promise<InvoiceDetail> {
  return api('POST /api/company/:companyId/invoice/:id/submit', {
    params: { id },
    body: { version },
    quiet: true,
    headers: { 'Idempotency-Key': key },
  });
}

/** A contact with all details; null after an error, in which case the document is written without its defaults. */
export async function readContact(queryClient: QueryClient, id: string): Promise<ContactDetail | null> {
  try {
    return await queryClient.fetchQuery({
      queryKey: [...contactsKey, 'one', id],
      queryFn: () => api('GET /api/company/:companyId/contact/:id', { params: { id }, quiet: true }),
    });
  } catch {
    return null;
  }
}
