import type { Database } from '../../platform/database/open.ts';
import { type CompanyTransaction, inCompany } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { PublicCall } from '../../platform/http/route.ts';
import { hashSecret, newSecret } from '../../platform/http/session.ts';
import { type LedgerCall, writeAudit } from '../ledger/index.ts';
import type { LinkMaker } from '../outgoing/index.ts';
import { readEmail } from './company-store.ts';
import { cancelUnsent, deleteUnopened, findOpenLink, insertLink, markRevoked, type OpenedLink } from './link-store.ts';
import { countOfMail, holdQueued, standingOfMail } from './mail-store.ts';
import { LINK_DAYS } from './send-questions.ts';

const DAY_MS = 24 * 3_600_000;

/** What is kept of a token. */
function hashOf(token: string): string {
  return hashSecret(token).toString('hex');
}

/**
 * Makes the links of mails that ask, when they leave: the token stands behind `#` and is kept nowhere, only its hash is. A mail that
 * was given up, or whose questions are all done with, gets none: `conflict`.
 */
export function questionLinks({ database, publicUrl }: { database: Database; publicUrl: string }): LinkMaker {
  return {
    async make(companyId, mailId, now) {
      const token = newSecret();
      const { id, askedBy } = await inCompany(database, companyId, async (tx) => {
        const mail = await holdQueued(tx, mailId);
        if (mail === null) throw new Refusal('conflict', { word: 'mail_was_cancelled' });
        if ((await standingOfMail(tx, mailId)).length === 0)
          throw new Refusal('conflict', { word: 'question_mail_over' });
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
 * What a token opens. Throws `not_found` with one sentence, whether it was never made, has expired, was revoked, or its company is
 * archived.
 */
export async function openLink(
  { database, now, userId }: Pick<PublicCall, 'database' | 'now' | 'userId'>,
  token: string,
): Promise<OpenedLink> {
  const link = await findOpenLink(database.queries, hashOf(token), { now, userId });
  if (link === null) throw new Refusal('not_found', { word: 'link_closed' });
  return link;
}

/** Closes a mail's links at once; a mail that has not left is given up. Throws `not_found` for a mail that asks nothing. */
export async function revokeMail(tx: CompanyTransaction, call: LedgerCall, mailId: string): Promise<void> {
  if ((await countOfMail(tx, mailId)).questions === 0) throw new Refusal('not_found');
  await markRevoked(tx, [mailId], call.now);
  await cancelUnsent(tx, [mailId]);
  const event = { userId: call.userId, at: call.now, action: 'question.link_revoked' as const };
  await writeAudit(tx, { ...event, subjectType: 'outgoing_mail', subjectId: mailId, change: {} });
}
