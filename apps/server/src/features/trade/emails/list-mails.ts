import type { ListMeta, OutgoingMail, outgoingEndpoints } from '@folio/contract';
import type { z } from 'zod';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { Language } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { LedgerCall } from '../../books/ledger/index.ts';
import { markCancelled, putBack } from './delivery-store.ts';
import { countMails, findMail, readMails } from './mail-store.ts';
import { presentMail } from './present-mail.ts';
import { readMail } from './queue-mail.ts';

type Query = z.infer<(typeof outgoingEndpoints)['mails']['query']>;
type Caller = LedgerCall & { language: Language };

export async function listMails(
  tx: CompanyTransaction,
  language: Language,
  query: Query,
): Promise<{ rows: OutgoingMail[]; meta: ListMeta }> {
  const { page, limit, state, invoice_id: invoiceId, contact_id: contactId, q } = query;
  const filter = { state, invoiceId, contactId, q };
  const rows = await readMails(tx, filter, { limit, offset: (page - 1) * limit });
  const total = await countMails(tx, filter);
  return { rows: rows.map((mail) => presentMail(mail, language)), meta: { page, limit, total } };
}

/** Tries a waiting or given-up email again now. */
export async function retryMail(tx: CompanyTransaction, call: Caller, id: string): Promise<OutgoingMail> {
  if (!(await putBack(tx, id, call.now))) throw await refusalFor(tx, id);
  return readMail(tx, id, call);
}

/** Cancels an email that was not sent yet. */
export async function cancelMail(tx: CompanyTransaction, call: Caller, id: string): Promise<OutgoingMail> {
  if (!(await markCancelled(tx, id, call.now))) throw await refusalFor(tx, id);
  return readMail(tx, id, call);
}

async function refusalFor(tx: CompanyTransaction, id: string): Promise<DomainError> {
  const mail = await findMail(tx, id);
  if (mail === null) return new DomainError('not_found');
  const words = {
    sent: 'mail_left',
    cancelled: 'mail_was_cancelled',
    queued: 'mail_is_leaving',
    failed: 'mail_is_leaving',
  };
  return new DomainError('conflict', { word: words[mail.state] });
}
