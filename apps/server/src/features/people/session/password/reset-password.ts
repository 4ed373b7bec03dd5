import type { resetPasswordRequest } from '@folio/contract';
import type { z } from 'zod';
import { sentence } from '../../../../messages/index.ts';
import type { Queries } from '../../../../platform/database/open.ts';
import type { Language } from '../../../../platform/http/call.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { hashSecret, newSecret } from '../../../../platform/http/session.ts';
import { noteAccountEvent, type Origin } from '../../account-event/index.ts';
import { behindTheAnswer, type SessionDesk } from '../account/desk.ts';
import { notify } from '../account/notices.ts';
import { limitAttempts, networkOf } from '../attempts/attempts.ts';
import { findReset, insertReset, type UserRow, useReset } from '../store.ts';
import { findUser, findUserByEmail } from '../users.ts';
import { hashPassword } from './password.ts';
import { checkNewPassword } from './password-rules.ts';
import { setPassword } from './set-password.ts';

/** The specification's limit. */
const RESET_MINUTES = 5;
/**
 * A person gets no second link before the last one is this old, for requests from any sender: strangers cannot fill a
 * mailbox, and while they try, the newest link in it is always valid for minutes.
 */
const NEXT_LINK_MINUTES = 2;
/** Requests of one network in 15 minutes. */
const MAX_LINKS_OF_NETWORK = 60;
const MAX_RESETS_OF_NETWORK = 30;

/**
 * Mails a reset link. An unknown email gets no mail and the same answer after the same time: the answer must not show
 * who has an account, so the account is looked up after the answer was sent.
 */
export async function forgotPassword(
  desk: SessionDesk,
  call: { now: Date; language: Language },
  from: Origin,
  email: string,
): Promise<void> {
  const { queries } = desk.platform.database;
  await limitAttempts(queries, 'forgot-network', networkOf(from.address), MAX_LINKS_OF_NETWORK, call.now);
  behindTheAnswer(desk.platform.log, 'mail reset', () => mailReset(desk, call, from, email));
}

async function mailReset(
  { platform, mailer }: SessionDesk,
  call: { now: Date; language: Language },
  from: Origin,
  email: string,
): Promise<void> {
  const { queries } = platform.database;
  const user = await findUserByEmail(queries, email);
  if (!user || user.closed_at !== null) return;
  const token = newSecret();
  const inMinutes = (minutes: number) => new Date(call.now.getTime() + minutes * 60_000);
  const isNew = await queries.transaction().execute(async (tx) => {
    const inserted = await insertReset(tx, {
      tokenHash: hashSecret(token),
      userId: user.id,
      expiresAt: inMinutes(RESET_MINUTES),
      unlessAfter: inMinutes(RESET_MINUTES - NEXT_LINK_MINUTES),
    });
    if (inserted) await noteAccountEvent(tx, { userId: user.id, action: 'reset_asked', from });
    return inserted;
  });
  if (!isNew) return;
  // In the fragment, which no server, proxy or log ever sees.
  const link = `${platform.config.publicUrl}/auth/reset-password#token=${token}&email=${encodeURIComponent(user.email)}`;
  await mailer.send({
    to: user.email,
    subject: sentence(call.language, 'mail_reset_subject'),
    text: sentence(call.language, 'mail_reset_body', { link }),
  });
}

/**
 * Sets the new password and ends every session and API token of the user. Throws `reset_link_expired`; a rejected
 * password does not use up the link. The link is checked first: hashing a password takes a thousand times as long,
 * and a link cannot be guessed, so tries of strangers do not lock users out.
 */
export async function resetPassword(
  desk: SessionDesk,
  now: Date,
  from: Origin,
  form: z.infer<typeof resetPasswordRequest>,
): Promise<void> {
  const { queries } = desk.platform.database;
  await limitAttempts(queries, 'reset', networkOf(from.address), MAX_RESETS_OF_NETWORK, now);
  const tokenHash = hashSecret(form.token);
  const owner = await ownerOf(queries, form.email, await findReset(queries, tokenHash, now));
  await checkNewPassword(form.password, owner);
  const passwordHash = await hashPassword(form.password);
  const user = await queries.transaction().execute(async (tx) => {
    const found = await ownerOf(tx, form.email, await useReset(tx, tokenHash, now));
    await setPassword(tx, found, { passwordHash, now });
    await noteAccountEvent(tx, { userId: found.id, action: 'password_reset', from });
    return found;
  });
  notify(desk, user, 'password_changed');
}

/**
 * The user of a link. Throws `reset_link_expired` for an unknown link, and for one that was mailed to another
 * address.
 */
async function ownerOf(queries: Queries, email: string, userId: string | null): Promise<UserRow> {
  const owner = userId === null ? undefined : await findUser(queries, userId);
  if (!owner || owner.email.toLowerCase() !== email.toLowerCase()) throw new DomainError('reset_link_expired');
  return owner;
}
