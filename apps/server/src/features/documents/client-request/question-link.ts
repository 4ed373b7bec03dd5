import type { Database } from '../../../platform/database/open.ts';
import { type CompanyTransaction, inCompany } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { PublicCall } from '../../../platform/http/route.ts';
import { hashSecret, newSecret } from '../../../platform/http/session.ts';
import { type LedgerCall, writeAudit } from '../../books/ledger/index.ts';
import type { LinkMaker } from '../../trade/emails/index.ts';
import { readEmail } from './company-store.ts';
import { cancelUnsent, deleteUnopened, findOpenLink, insertLink, markRevoked, type OpenedLink } from './link-store.ts';
import { countOfMail, holdQueued, standingOfMail } from './mail-store.ts';
import { LINK_DAYS } from './send-questions.ts';

const DAY_MS = 24 * 3_600_000;

/** The database keeps only this hash of a token. */
function hashOf(token: string): string {
  return hashSecret(token).toString('hex');
}

/**
 * Creates the links when mails with questions are sent. The token follows the `#` of the address; only its hash is
 * stored. Throws `conflict` for a mail that was cancelled or whose questions are all closed.
 */
export function questionLinks({ database, publicUrl }: { database: Database; publicUrl: string }): LinkMaker {
  return {
    async make(companyId, { id: mailId }, now) {
      const token = newSecret();
      const { id, askedBy } = await inCompany(database, companyId, async (tx) => {
        const mail = await holdQueued(tx, mailId);
        if (mail === null) throw new DomainError('conflict', { word: 'mail_was_cancelled' });
        if ((await standingOfMail(tx, mailId)).length === 0)
          throw new DomainError('conflict', { word: 'question_mail_over' });
        const expiresAt = new Date(now.getTime() + LINK_DAYS * DAY_MS);
        const made = await insertLink(tx, { mailId, tokenHash: hashOf(token), createdAt: now, expiresAt });
        return { id: made, askedBy: mail.createdBy };
      });
      const replyTo = askedBy === null ? null : await readEmail(database.queries, askedBy);
      return { id, url: `${publicUrl}/q#${token}`, replyTo };
    },
    drop: (companyId, id) => inCompany(database, companyId, (tx) => deleteUnopened(tx, id)),
  };
}

/**
 * Opens a token. Throws `not_found` with the same message whether the token never existed, has expired or was
 * revoked, or its company is archived.
 */
export async function openLink(
  { database, now, userId }: Pick<PublicCall, 'database' | 'now' | 'userId'>,
  token: string,
): Promise<OpenedLink> {
  const link = await findOpenLink(database.queries, hashOf(token), { now, userId });
  if (link === null) throw new DomainError('not_found', { word: 'link_closed' });
  return link;
}

/**
 * Revokes a mail's links immediately; an unsent mail is cancelled. Throws `not_found` for a mail without questions.
 */
export async function revokeMail(tx: CompanyTransaction, call: LedgerCall, mailId: string): Promise<void> {
  if ((await countOfMail(tx, mailId)).questions === 0) throw new DomainError('not_found');
  await markRevoked(tx, [mailId], call.now);
  await cancelUnsent(tx, [mailId]);
  const event = { userId: call.userId, at: call.now, action: 'question.link_revoked' as const };
  await writeAudit(tx, { ...event, subjectType: 'outgoing_mail', subjectId: mailId, change: {} });
}
