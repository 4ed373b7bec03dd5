import type { contactEndpoints, MailProposal, OutgoingMail } from '@folio/contract';
import { formatMoney } from '@folio/ledger';
import type { z } from 'zod';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { Language } from '../../../platform/http/call.ts';
import { type LedgerCall, writeAudit } from '../../books/ledger/index.ts';
import { proposeStatementMail, queueMail, readMail } from '../emails/index.ts';
import { countStatement, type StatementAsked } from './read-statement.ts';

type Mail = z.output<(typeof contactEndpoints)['sendStatement']['body']>;

/** Proposes an email with a statement, for a user to change and send. */
export async function proposeStatement(
  tx: CompanyTransaction,
  contactId: string,
  { language, ...period }: StatementAsked,
): Promise<MailProposal> {
  const { contact, parts } = await countStatement(tx, contactId, period);
  const balances = parts.map(({ closingMinor, currency }) => ({
    amount: formatMoney(closingMinor, currency),
    currency,
  }));
  return proposeStatementMail(tx, { contact, balances, language });
}

/** Queues an email with a statement and the text a user wrote; its PDF is made when the email is sent. */
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
