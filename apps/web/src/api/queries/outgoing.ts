import type {
  DocumentLanguage,
  InvoiceLink,
  ListMeta,
  MailKind,
  MailProposal,
  MailTemplateRow,
  OutgoingMail,
  SendMailRequest,
} from '@folio/contract';
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import type { Language } from '../../i18n/languages.ts';
import { call, get, post, put } from '../client.ts';

const base = '/api/company/:companyId';
const mailsKey = ['outgoing', 'mails'] as const;
const linksKey = (invoiceId: string) => ['outgoing', 'links', invoiceId] as const;
const templatesKey = ['outgoing', 'templates'] as const;
const quiet = { quiet: true };
/** A mail that waits is looked at again, so that its fate is seen without asking. */
const waitingLookMs = 5_000;

export type MailState = OutgoingMail['state'];

export interface MailListQuery {
  page: number;
  limit: number;
  q?: string | undefined;
  state?: MailState | undefined;
  invoice_id?: string;
  contact_id?: string;
}

/** A page of mails, newest first. */
export function useMails(query: MailListQuery) {
  return useQuery({
    queryKey: [...mailsKey, query],
    queryFn: () => call<OutgoingMail[], ListMeta>('GET', `${base}/outgoing-mail`, { quiet: true, query: { ...query } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.data.some((mail) => mail.state === 'queued') ? waitingLookMs : false),
  });
}

/** A mail about a document as the templates have it. */
export function useMailProposal(
  invoiceId: string,
  asked: { kind?: MailKind | undefined; language?: Language | undefined },
) {
  return useQuery({
    queryKey: ['outgoing', 'proposal', invoiceId, asked],
    queryFn: () =>
      get<MailProposal>(`${base}/invoice/${invoiceId}/mail-proposal`, { quiet: true, query: { ...asked } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
}

/** What a statement of account is asked for by. */
export interface StatementAsked {
  side: 'customer' | 'supplier';
  from: string;
  to: string;
  language?: DocumentLanguage;
}

/** A mail with a statement of account as the templates have it. */
export function useStatementProposal(contactId: string, asked: StatementAsked) {
  return useQuery({
    queryKey: ['outgoing', 'statement-proposal', contactId, asked],
    queryFn: () =>
      get<MailProposal>(`${base}/contact/${contactId}/statement/mail-proposal`, { quiet: true, query: { ...asked } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
}

export function useLinks(invoiceId: string) {
  return useQuery({
    queryKey: linksKey(invoiceId),
    queryFn: () => get<InvoiceLink[]>(`${base}/invoice/${invoiceId}/link`, quiet),
    refetchInterval: 30_000,
  });
}

export function useMailTemplates() {
  return useQuery({ queryKey: templatesKey, queryFn: () => get<MailTemplateRow[]>(`${base}/mail-template`, quiet) });
}

type TemplateName = Pick<MailTemplateRow, 'kind' | 'language'>;

/** Calls about mails and links; refusals are shown where they were caused, so they are quiet. */
export const outgoingCalls = {
  /** `key` stays the same for the same mail, so that a lost answer does not send it twice. */
  send: (invoiceId: string, mail: SendMailRequest, key: string) =>
    post<OutgoingMail>(`${base}/invoice/${invoiceId}/send`, mail, { ...quiet, headers: { 'Idempotency-Key': key } }),
  sendStatement: (contactId: string, mail: object, key: string) =>
    post<OutgoingMail>(`${base}/contact/${contactId}/statement/send`, mail, {
      ...quiet,
      headers: { 'Idempotency-Key': key },
    }),
  retry: (id: string) => post<OutgoingMail>(`${base}/outgoing-mail/${id}/retry`, {}, quiet),
  cancel: (id: string) => post<OutgoingMail>(`${base}/outgoing-mail/${id}/cancel`, {}, quiet),
  makeLink: (invoiceId: string, days: number | null) =>
    post<InvoiceLink>(`${base}/invoice/${invoiceId}/link`, { days }, quiet),
  revokeLink: (invoiceId: string, id: string) =>
    post<InvoiceLink[]>(`${base}/invoice/${invoiceId}/link/${id}/revoke`, {}, quiet),
  saveTemplate: (template: TemplateName & { subject: string; body: string }) =>
    put<MailTemplateRow[]>(`${base}/mail-template`, template, quiet),
  resetTemplate: (template: TemplateName) => post<MailTemplateRow[]>(`${base}/mail-template/reset`, template, quiet),
};

/** After a mail was queued or changed: lists of mails, and the documents that say when they were sent. */
export async function afterMail(queryClient: QueryClient): Promise<void> {
  const stale = [mailsKey, ['invoices'], ['contacts']];
  await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

export async function afterLink(queryClient: QueryClient, invoiceId: string): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: linksKey(invoiceId) });
}

/** The templates as the server answered them. */
export function keepTemplates(queryClient: QueryClient, rows: MailTemplateRow[]): void {
  queryClient.setQueryData(templatesKey, rows);
}
