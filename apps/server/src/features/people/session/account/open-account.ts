import { sentence } from '../../../../messages/index.ts';
import type { Language } from '../../../../platform/http/call.ts';
import { hashSecret, newSecret } from '../../../../platform/http/session.ts';
import { noteAccountEvent, type Origin } from '../../account-event/index.ts';
import { insertReset } from '../store.ts';
import { createUser } from '../users.ts';
import type { SessionDesk } from './desk.ts';

/** A new person needs longer than one who waits for the mail. */
const LINK_HOURS = 24;

export interface NewAccount {
  name: string;
  email: string;
  language: Language;
}

/**
 * Creates an account without a password, whether or not sign-up is open, and mails a link to set one. Returns the
 * link; null, and does nothing, if the email has an account.
 */
export async function openAccount(
  { platform, mailer }: SessionDesk,
  { now, from }: { now: Date; from: Origin },
  { name, email, language }: NewAccount,
): Promise<string | null> {
  const token = newSecret();
  const isNew = await platform.database.queries.transaction().execute(async (tx) => {
    const userId = await createUser(tx, { name, email, passwordHash: null, accountType: 'company', language });
    if (userId === null) return false;
    const expiresAt = new Date(now.getTime() + LINK_HOURS * 3_600_000);
    await insertReset(tx, { tokenHash: hashSecret(token), userId, expiresAt, unlessAfter: expiresAt });
    await noteAccountEvent(tx, { userId, action: 'account_opened', from });
    return true;
  });
  if (!isNew) return null;
  // In the fragment, which no server, proxy or log ever sees.
  const link = `${platform.config.publicUrl}/auth/reset-password#token=${token}&email=${encodeURIComponent(email)}`;
  await mailer.send({
    to: email,
    subject: sentence(language, 'mail_account_opened_subject'),
    text: sentence(language, 'mail_account_opened_body', { link }),
  });
  return link;
}
