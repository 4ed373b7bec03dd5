import type { OutgoingMail } from '@folio/contract';
import { HONG_KONG } from '@folio/ledger';
import { sentence } from '../../../messages/index.ts';
import type { Language } from '../../../platform/http/call.ts';
import type { MailProblem, StoredMail } from './mail-store.ts';

const moment = new Intl.DateTimeFormat('en-CA', {
  timeZone: HONG_KONG,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/**
 * An email in the API's format; one paragraph says why it was not sent, how often it was tried and when the next
 * attempt is.
 */
export function presentMail(mail: StoredMail, language: Language): OutgoingMail {
  return {
    id: mail.id,
    kind: mail.kind,
    invoice_id: mail.invoiceId,
    contact_id: mail.contactId,
    to: [...mail.to],
    cc: [...mail.cc],
    subject: mail.subject,
    state: mail.state,
    attempts: mail.attempts,
    problem: problemOf(mail, language),
    next_try_at: mail.nextTryAt?.toISOString() ?? null,
    created_at: mail.createdAt.toISOString(),
    created_by: mail.createdByName,
    sent_at: mail.sentAt?.toISOString() ?? null,
  };
}

function problemOf({ problem, state, attempts, nextTryAt }: StoredMail, language: Language): string | null {
  if (problem === null) return null;
  const why = sayProblem(problem, language);
  const values = { times: String(attempts), at: nextTryAt === null ? '' : moment.format(nextTryAt).replace(',', '') };
  if (state === 'queued' && attempts > 0) return `${why} ${sentence(language, 'mail_tried_again', values)}`;
  if (state === 'failed' && attempts > 1) return `${why} ${sentence(language, 'mail_given_up', values)}`;
  return why;
}

/** Why an email was not sent, with the details. */
export function sayProblem(problem: MailProblem, language: Language): string {
  const parts = [problem, ...(problem.more ?? [])];
  return parts.map(({ word, values }) => sentence(language, word, values)).join(' ');
}
