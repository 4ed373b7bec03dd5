import type { MailKind, MailTemplateRow, OutgoingMail, SendMailRequest } from '@folio/contract';
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import type { Language } from '../../../i18n/languages.ts';
import { api, apiPage, once } from '../../api.ts';
import type { BodyOf, ListQueryOf, QueryOf } from '../../api-calls.ts';

const mailsKey = ['outgoing', 'mails'] as const;
const linksKey = (invoiceId: string) => ['outgoing', 'links', invoiceId] as const;
const templatesKey = ['outgoing', 'templates'] as const;
const quiet = { quiet: true };
/** An email that waits to be sent is polled, so that its delivery status updates automatically. */
const waitingLookMs = 5_000;

export type MailState = OutgoingMail['state'];

export type MailListQuery = ListQueryOf<'GET /api/company/:companyId/outgoing-mail'>;

export function useMails(query: MailListQuery) {
  return useQuery({
    queryKey: [...mailsKey, query],
    queryFn: () => apiPage('GET /api/company/:companyId/outgoing-mail', { quiet: true, query: { ...query } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.data.some((mail) => mail.state === 'queued') ? waitingLookMs : false),
  });
}

/** An email about a document, prefilled from the templates. */
export function useMailProposal(
  invoiceId: string,
  asked: { kind?: MailKind | undefined; language?: Language | undefined },
) {
  return useQuery({
    queryKey: ['outgoing', 'proposal', invoiceId, asked],
    queryFn: () =>
      api('GET /api/company/:companyId/invoice/:id/mail-proposal', {
        params: { id: invoiceId },
        quiet: true,
        query: { ...asked },
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
}

/** Parameters of a statement of account. */
export type StatementAsked = QueryOf<'GET /api/company/:companyId/contact/:id/statement/mail-proposal'>;

/** An email with a statement of account, prefilled from the templates. */
export function useStatementProposal(contactId: string, asked: StatementAsked) {
  return useQuery({
    queryKey: ['outgoing', 'statement-proposal', contactId, asked],
    queryFn: () =>
      api('GET /api/company/:companyId/contact/:id/statement/mail-proposal', {
        params: { id: contactId },
        quiet: true,
        query: { ...asked },
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
}

export function useLinks(invoiceId: string) {
  return useQuery({
    queryKey: linksKey(invoiceId),
    queryFn: () => api('GET /api/company/:companyId/invoice/:id/link', { params: { id: invoiceId }, ...quiet }),
    refetchInterval: 30_000,
  });
}

export function useMailTemplates() {
  return useQuery({
    queryKey: templatesKey,
    queryFn: () => api('GET /api/company/:companyId/mail-template', { ...quiet }),
  });
}

type TemplateName = Pick<MailTemplateRow, 'kind' | 'language'>;

/** Calls about emails and links. They are quiet, because errors are shown where they were caused. */
export const outgoingCalls = {
  /** `key` stays the same for the same email, so that a retry after a lost response does not send it twice. */
  send: (invoiceId: string, mail: SendMailRequest, key: string) =>
    api('POST /api/company/:companyId/invoice/:id/send', {
      params: { id: invoiceId },
      body: mail,
      ...quiet,
      ...once(key),
    }),
  sendStatement: (
    contactId: string,
    mail: BodyOf<'POST /api/company/:companyId/contact/:id/statement/send'>,
    key: string,
  ) =>
    api('POST /api/company/:companyId/contact/:id/statement/send', {
      params: { id: contactId },
      body: mail,
      ...quiet,
      ...once(key),
    }),
  retry: (id: string) =>
    api('POST /api/company/:companyId/outgoing-mail/:id/retry', { params: { id }, body: {}, ...quiet }),
  cancel: (id: string) =>
    api('POST /api/company/:companyId/outgoing-mail/:id/cancel', { params: { id }, body: {}, ...quiet }),
  makeLink: (invoiceId: string, days: number | null) =>
    api('POST /api/company/:companyId/invoice/:id/link', { params: { id: invoiceId }, body: { days }, ...quiet }),
  revokeLink: (invoiceId: string, id: string) =>
    api('POST /api/company/:companyId/invoice/:id/link/:linkId/revoke', {
      params: { id: invoiceId, linkId: id },
      body: {},
      ...quiet,
    }),
  saveTemplate: (template: TemplateName & { subject: string; body: string }) =>
    api('PUT /api/company/:companyId/mail-template', { body: template, ...quiet }),
  resetTemplate: (template: TemplateName) =>
    api('POST /api/company/:companyId/mail-template/reset', { body: template, ...quiet }),
};

/** After an email was queued or changed: lists of emails, and documents with a sent date, are fetched again. */
export async function afterMail(queryClient: QueryClient): Promise<void> {
  const stale = [mailsKey, ['invoices'], ['contacts']];
  await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

export async function afterLink(queryClient: QueryClient, invoiceId: string): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: linksKey(invoiceId) });
}

/** Caches the templates from the server's response. */
export function keepTemplates(queryClient: QueryClient, rows: MailTemplateRow[]): void {
  queryClient.setQueryData(templatesKey, rows);
}
