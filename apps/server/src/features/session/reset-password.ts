import type { resetPasswordRequest } from '@folio/contract';
import type { z } from 'zod';
import { sentence } from '../../messages/index.ts';
import type { Language } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { hashSecret, newSecret } from '../../platform/http/session.ts';
import { noteAccountEvent, type Origin } from '../account-event/index.ts';
import { limitAttempts, networkOf } from './attempts.ts';
import { behindTheAnswer, type SessionDesk } from './desk.ts';
import { notify } from './notices.ts';
import { hashPassword } from './password.ts';
import { checkNewPassword } from './password-rules.ts';
import { setPassword } from './set-password.ts';
import { findUser, findUserByEmail, insertReset, useReset } from './store.ts';

/** The specification's limit. */
const RESET_MINUTES = 5;

/**
 * Mails a reset link. An unknown email gets no mail and the same answer after the same time: who has an account is nobody's business,
 * so whether there is one is looked up behind the answer.
 */
export async function forgotPassword(
  desk: SessionDesk,
  call: { now: Date; language: Language },
  from: Origin,
  email: string,
): Promise<void> {
  const { queries } = desk.platform.database;
  await limitAttempts(queries, 'forgot-network', networkOf(from.address), 60, call.now);
  await limitAttempts(queries, 'forgot', email, 5, call.now);
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
  await insertReset(queries, {
    tokenHash: hashSecret(token),
    userId: user.id,
    expiresAt: new Date(call.now.getTime() + RESET_MINUTES * 60_000),
  });
  await noteAccountEvent(queries, { userId: user.id, action: 'reset_asked', from });
  // In the fragment, which no server, proxy or log ever sees.
  const link = `${platform.config.publicUrl}/auth/reset-password#token=${token}&email=${encodeURIComponent(user.email)}`;
  await mailer.send({
    to: user.email,
    subject: sentence(call.language, 'mail_reset_subject'),
    text: sentence(call.language, 'mail_reset_body', { link }),
  });
}

/** Sets the new password and ends every session of the user. Throws `reset_link_expired`; a password refused leaves the link as it is. */
export async function resetPassword(
  desk: SessionDesk,
  now: Date,
  from: Origin,
  form: z.infer<typeof resetPasswordRequest>,
): Promise<void> {
  const { queries } = desk.platform.database;
  await limitAttempts(queries, 'reset', form.email, 10, now);
  const passwordHash = await hashPassword(form.password);
  const user = await queries.transaction().execute(async (tx) => {
    const userId = await useReset(tx, hashSecret(form.token), now);
    const found = userId ? await findUser(tx, userId) : undefined;
    if (!found || found.email.toLowerCase() !== form.email.toLowerCase()) throw new Refusal('reset_link_expired');
    await checkNewPassword(form.password, found);
    await setPassword(tx, found, passwordHash);
    await noteAccountEvent(tx, { userId: found.id, action: 'password_reset', from });
    return found;
  });
  notify(desk, user, 'password_changed');
}
