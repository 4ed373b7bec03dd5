import type { resetPasswordRequest } from '@folio/contract';
import type { z } from 'zod';
import { sentence } from '../../messages/index.ts';
import type { Database } from '../../platform/database/open.ts';
import type { Language } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { hashSecret, newSecret } from '../../platform/http/session.ts';
import type { Mailer } from '../../platform/mail/index.ts';
import { limitAttempts } from './attempts.ts';
import { hashPassword } from './password.ts';
import { deleteSessionsOf, findUser, findUserByEmail, insertReset, updateUser, useReset } from './store.ts';

/** The specification's limit. */
const RESET_MINUTES = 5;

/** Mails a reset link. An unknown email gets no mail and the same answer: who has an account is nobody's business. */
export async function forgotPassword(
  database: Database,
  mailer: Mailer,
  publicUrl: string,
  call: { now: Date; language: Language },
  email: string,
): Promise<void> {
  await limitAttempts(database.queries, 'forgot', email, 5, call.now);
  const user = await findUserByEmail(database.queries, email);
  if (!user) return;
  const token = newSecret();
  await insertReset(database.queries, {
    tokenHash: hashSecret(token),
    userId: user.id,
    expiresAt: new Date(call.now.getTime() + RESET_MINUTES * 60_000),
  });
  // In the fragment, which no server, proxy or log ever sees.
  const link = `${publicUrl}/auth/reset-password#token=${token}&email=${encodeURIComponent(user.email)}`;
  await mailer.send({
    to: user.email,
    subject: sentence(call.language, 'mail_reset_subject'),
    text: sentence(call.language, 'mail_reset_body', { link }),
  });
}

/** Sets the new password and ends every session of the user. Throws `reset_link_expired`. */
export async function resetPassword(
  database: Database,
  now: Date,
  form: z.infer<typeof resetPasswordRequest>,
): Promise<void> {
  await limitAttempts(database.queries, 'reset', form.email, 10, now);
  const passwordHash = await hashPassword(form.password);
  await database.queries.transaction().execute(async (queries) => {
    const userId = await useReset(queries, hashSecret(form.token), now);
    const user = userId ? await findUser(queries, userId) : undefined;
    if (!user || user.email.toLowerCase() !== form.email.toLowerCase()) throw new Refusal('reset_link_expired');
    await updateUser(queries, user.id, { password_hash: passwordHash });
    await deleteSessionsOf(queries, user.id);
  });
}
