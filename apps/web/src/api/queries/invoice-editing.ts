import type {
  ContactDetail,
  InvoiceDetail,
  InvoiceDraft,
  InvoiceLookAlike,
  InvoiceType,
  InvoiceVersion,
  JournalPreview,
  paperPreview,
} from '@folio/contract';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { get, post } from '../client.ts';
import { contactsKey } from './contact.ts';
import { invoicesKey } from './invoice.ts';

/** A page of the PDF a draft would print as: base64 of a PNG. */
export type PaperPreview = (typeof paperPreview)['_output'];

/** A draft as it stands, saved or not. */
export interface DraftAsTyped {
  type: InvoiceType;
  id: string | null;
  draft: InvoiceDraft;
}

const base = '/api/company/:companyId/invoice';
const one = (id: string) => `${base}/${encodeURIComponent(id)}`;
const quietly = (signal: AbortSignal) => ({ quiet: true, signal });

/** What the server says of a draft while it is typed; nothing is saved by asking. */
export const previewCalls = {
  paper: (asked: DraftAsTyped & { page: number }, signal: AbortSignal) =>
    post<PaperPreview>(`${base}/preview-paper`, asked, quietly(signal)),
  journal: (asked: DraftAsTyped, signal: AbortSignal) =>
    post<JournalPreview>(`${base}/preview-journal`, asked, quietly(signal)),
  lookAlikes: (asked: DraftAsTyped, signal: AbortSignal) =>
    post<InvoiceLookAlike[]>(`${base}/look-alikes`, asked, quietly(signal)),
};

/** The number the next document of a type would get; undefined while it is asked for, or could not be. */
export function useNextNumber(type: InvoiceType, date: string | null, isOn: boolean): string | undefined {
  const { data } = useQuery({
    queryKey: [...invoicesKey, 'next-number', type, date],
    queryFn: () =>
      get<{ number: string }>(`${base}/next-number`, { quiet: true, query: { type, date: date ?? undefined } }),
    enabled: isOn,
    retry: false,
  });
  return data?.number;
}

/** Earlier states of a draft, newest first. */
export function useInvoiceVersions(id: string) {
  return useQuery({
    queryKey: [...invoicesKey, 'versions', id],
    queryFn: () => get<InvoiceVersion[]>(`${one(id)}/version`, { quiet: true }),
    staleTime: 0,
  });
}

/** Hands a draft in for a second person's approval; `key` stays the same for one click. */
export function submitInvoice(id: string, version: number, key: string): Promise<InvoiceDetail> {
  return post(`${one(id)}/submit`, { version }, { quiet: true, headers: { 'Idempotency-Key': key } });
}

/** A contact with everything kept about it; null where it could not be asked for: a document is written without its defaults. */
export async function readContact(queryClient: QueryClient, id: string): Promise<ContactDetail | null> {
  try {
    return await queryClient.fetchQuery({
      queryKey: [...contactsKey, 'one', id],
      queryFn: () => get<ContactDetail>(`/api/company/:companyId/contact/${encodeURIComponent(id)}`, { quiet: true }),
    });
  } catch {
    return null;
  }
}
