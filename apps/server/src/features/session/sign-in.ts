import type { loginRequest } from '@folio/contract';
import type { z } from 'zod';
import type { Database } from '../../platform/database/open.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { hashSecret, newSecret } from '../../platform/http/session.ts';
import { limitAttempts } from './attempts.ts';
import { passwordMatches } from './password.ts';
import { findUserByEmail, insertSession } from './store.ts';

export const SESSION_SECONDS = 14 * 24 * 3600;

/** Checks email and password and opens a session whose second factor is pending. Answers the session's token. */
export async function signIn(
  database: Database,
  now: Date,
  address: string,
  { email, password }: z.infer<typeof loginRequest>,
): Promise<string> {
  const { queries } = database;
  await limitAttempts(queries, 'sign-in', `${email} ${address}`, 10, now);
  const user = await findUserByEmail(queries, email);
  if (!(await passwordMatches(user?.password_hash ?? null, password)) || !user)
    throw new Refusal('credentials_invalid');
  const token = newSecret();
  await insertSession(queries, {
    tokenHash: hashSecret(token),
    userId: user.id,
    expiresAt: new Date(now.getTime() + SESSION_SECONDS * 1000),
  });
  return token;
}
