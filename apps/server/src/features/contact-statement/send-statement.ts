import type { contactEndpoints, OutgoingMail } from '@folio/contract';
import type { z } from 'zod';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import type { Language } from '../../platform/http/call.ts';
import { type LedgerCall, writeAudit } from '../ledger/index.ts';
import { queueMail, readMail } from '../outgoing/index.ts';
import { countStatement } from './read-statement.ts';

type Mail = z.output<(typeof contactEndpoints)['sendStatement']['body']>;

/** Queues a mail with a statement as a person wrote it; its PDF is made when it leaves. */
export async function sendStatement(
  tx: CompanyTransaction,
  call: LedgerCall & { language: Language },
  { contactId, statement, ...mail }: Mail & { contactId: string },
): Promise<OutgoingMail> {
  const { contact } = await countStatement(tx, contactId, statement);
  const id = await queueMail(tx, {
    kind: 'statement',
    contactId: contact.id,
    to: [...new Set(mail.to)],
    cc: [...new Set(mail.cc)].filter((address) => !mail.to.includes(address)),
    subject: mail.subject,
    body: mail.body,
    attachments: [{ kind: 'statement', language: mail.document_language ?? statement.language ?? null, statement }],
    createdBy: call.userId,
    at: call.now,
  });
  const change = { to: [...mail.to, ...mail.cc].join(', '), from: statement.from, until: statement.to };
  const event = { userId: call.userId, at: call.now, action: 'contact_statement_sent' as const };
  await writeAudit(tx, { ...event, subjectType: 'contact', subjectId: contact.id, change });
  return readMail(tx, id, call);
}
