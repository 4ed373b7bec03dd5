import type { Queries } from '../../../../platform/database/open.ts';
import type { Call } from '../../../../platform/http/call.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import type { Mailer } from '../../../../platform/mail/index.ts';
import { noteAccountEvent, type Origin } from '../../account-event/index.ts';
import { limitAttempts } from '../attempts/attempts.ts';
import { type Factor, finishSecondFactor } from '../open-session.ts';
import { findUser } from '../users.ts';
import { CODE_MINUTES, CODE_TRIES, codeHash, mailCode, newCode } from './code.ts';
import { replaceCode, tryCode } from './code-store.ts';

/**
 * Mails a new code; earlier ones stop working. A user who turned off codes by mail gets no code, and the same answer.
 */
export async function requestCode(call: Call, mailer: Mailer): Promise<void> {
  const { queries } = call.database;
  await limitAttempts(queries, 'code-request', call.userId, 10, call.now);
  const user = await findUser(queries, call.userId);
  if (!user) throw new DomainError('unauthenticated');
  if (!user.mails_codes) return;
  const code = newCode();
  await replaceCode(queries, {
    userId: user.id,
    codeHash: codeHash(user.id, code),
    now: call.now,
    expiresAt: new Date(call.now.getTime() + CODE_MINUTES * 60_000),
  });
  await mailCode(mailer, user.email, call.language, 'code', code);
}

/** The message for each kind of wrong code: only the last two need a new one. */
const WORDS = { wrong: 'code_invalid', spent: 'code_spent', gone: 'code_gone' } as const;

/** Uses up a code of another kind from the same field; null where the person has no code of that kind. */
export type OtherCode = (
  queries: Queries,
  given: { userId: string; code: string; now: Date },
) => Promise<boolean | null>;

/**
 * Confirms the session with a code from a mail or an authenticator app. Returns the session's new token. Throws
 * `code_invalid`, saying when a new code is needed.
 */
export async function verifyCode(
  call: Call,
  { tokenHash, from, otherCode }: { tokenHash: Buffer; from: Origin; otherCode: OtherCode },
  code: string,
): Promise<string> {
  const { queries } = call.database;
  const { userId, now } = call;
  await limitAttempts(queries, 'code', userId, 20, now);
  const finish = (factor: Factor) =>
    queries.transaction().execute((tx) => finishSecondFactor(tx, { tokenHash, from, now, factor }));
  const isOther = await otherCode(queries, { userId, code, now });
  if (isOther) return finish('authenticator');
  const outcome = await tryCode(queries, { userId, codeHash: codeHash(userId, code), now, maxTries: CODE_TRIES });
  if (outcome !== 'right') {
    await noteAccountEvent(queries, { userId, action: 'code_failed', from });
    // A wrong code of an app must not be reported as an expired mailed code.
    const word = isOther === false ? 'code_invalid' : WORDS[outcome];
    throw new DomainError('code_invalid', { word, faults: [{ path: 'code', word }] });
  }
  return finish('email_code');
}
