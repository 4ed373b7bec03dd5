import { randomInt } from 'node:crypto';
import { sentence } from '../../messages/index.ts';
import type { Call } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { hashSecret, newSecret } from '../../platform/http/session.ts';
import type { Mailer } from '../../platform/mail/index.ts';
import { limitAttempts } from './attempts.ts';
import { confirmSession, findUser, replaceCode, useCode } from './store.ts';

const CODE_LENGTH = 6;
const CODE_MINUTES = 10;
const MAX_TRIES = 5;
/** Letters and digits that cannot be taken for one another. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Sends a fresh code by mail; the ones before it stop working. */
export async function requestCode(call: Call, mailer: Mailer): Promise<void> {
  const { queries } = call.database;
  await limitAttempts(queries, 'code-request', call.userId, 10, call.now);
  const user = await findUser(queries, call.userId);
  if (!user) throw new Refusal('unauthenticated');
  const code = Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  await replaceCode(queries, {
    userId: user.id,
    codeHash: codeHash(user.id, code),
    expiresAt: new Date(call.now.getTime() + CODE_MINUTES * 60_000),
  });
  await mailer.send({
    to: user.email,
    subject: sentence(call.language, 'mail_code_subject', { code }),
    text: sentence(call.language, 'mail_code_body', { code, minutes: String(CODE_MINUTES) }),
  });
}

/** Confirms the session with a code. Answers the session's new token. Throws `code_invalid`. */
export async function verifyCode(call: Call, tokenHash: Buffer, code: string): Promise<string> {
  const { queries } = call.database;
  await limitAttempts(queries, 'code', call.userId, 20, call.now);
  const right = await useCode(queries, {
    userId: call.userId,
    codeHash: codeHash(call.userId, code),
    now: call.now,
    maxAttempts: MAX_TRIES,
  });
  if (!right) throw new Refusal('code_invalid', { faults: [{ path: 'code', word: 'code_invalid' }] });
  const token = newSecret();
  await confirmSession(queries, tokenHash, hashSecret(token));
  return token;
}

function codeHash(userId: string, code: string): Buffer {
  return hashSecret(`${userId}:${code.toUpperCase()}`);
}
