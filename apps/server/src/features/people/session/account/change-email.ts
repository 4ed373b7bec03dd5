import type { confirmEmailRequest } from '@folio/contract';
import type { z } from 'zod';
import type { Call } from '../../../../platform/http/call.ts';
import { DomainError, type FieldIssue } from '../../../../platform/http/domain-error.ts';
import { noteAccountEvent, type Origin } from '../../account-event/index.ts';
import { limitAttempts } from '../attempts/attempts.ts';
import { CODE_MINUTES, CODE_TRIES, codeHash, mailCode, newCode } from '../code/code.ts';
import { deleteResetsOf } from '../store.ts';
import { findUser, findUserByEmail } from '../users.ts';
import { behindTheAnswer, type SessionDesk } from './desk.ts';
import { dropEmailChange, type EmailChangeRow, keepEmailChange, takeEmail, tryEmailChange } from './email-store.ts';
import { notify } from './notices.ts';

/**
 * Sends one code to the old address and one to the new. Where the new address has an account, its owner gets a notice
 * instead and the code belongs to no user: the answer is the same, and no code will be right. Throws
 * `validation_failed` for the address the account already has.
 */
export async function changeEmail(desk: SessionDesk, call: Call, email: string): Promise<void> {
  const { queries } = call.database;
  const { userId, now, language } = call;
  await limitAttempts(queries, 'email-change', userId, 5, now);
  const user = await findUser(queries, userId);
  if (!user) throw new DomainError('unauthenticated');
  if (user.email.toLowerCase() === email.toLowerCase())
    throw new DomainError('validation_failed', { faults: [{ path: 'email', word: 'email_is_yours' }] });
  const oldCode = newCode();
  const code = newCode();
  await keepEmailChange(queries, {
    userId,
    email,
    oldCodeHash: codeHash(`old:${userId}`, oldCode),
    newCodeHash: codeHash(`new:${userId}`, code),
    expiresAt: new Date(now.getTime() + CODE_MINUTES * 60_000),
  });
  await mailCode(desk.mailer, user.email, language, 'email_code', oldCode);
  behindTheAnswer(desk.platform.log, 'mail email_code', async () => {
    const other = await findUserByEmail(queries, email);
    if (other) notify(desk, other, 'email_wanted');
    else await mailCode(desk.mailer, email, language, 'email_code', code);
  });
}

/** Sets the new email once both codes are right. Throws `code_invalid`, each wrong code with its field. */
export async function confirmEmail(
  desk: SessionDesk,
  call: Call,
  from: Origin,
  codes: z.infer<typeof confirmEmailRequest>,
): Promise<void> {
  const { queries } = call.database;
  const { userId, now } = call;
  await limitAttempts(queries, 'email-confirm', userId, 20, now);
  const user = await findUser(queries, userId);
  if (!user) throw new DomainError('unauthenticated');
  const change = await tryEmailChange(queries, { userId, now, maxTries: CODE_TRIES });
  if (change === undefined) throw new DomainError('code_invalid', { word: 'email_codes_gone' });
  const faults = faultsOf(userId, change, codes);
  if (faults.length > 0) throw new DomainError('code_invalid', { faults });
  await queries.transaction().execute(async (tx) => {
    if (!(await takeEmail(tx, userId, change.email)))
      throw new DomainError('code_invalid', { word: 'email_codes_gone' });
    await dropEmailChange(tx, userId);
    await deleteResetsOf(tx, userId);
    await noteAccountEvent(tx, { userId, action: 'email_changed', from });
  });
  notify(desk, user, 'email_changed', { email: change.email });
}

function faultsOf(userId: string, change: EmailChangeRow, codes: z.infer<typeof confirmEmailRequest>): FieldIssue[] {
  const word = change.attempts >= CODE_TRIES ? 'email_codes_gone' : 'code_invalid';
  const faults: FieldIssue[] = [];
  if (!change.old_code_hash.equals(codeHash(`old:${userId}`, codes.old_code))) faults.push({ path: 'old_code', word });
  if (!change.new_code_hash.equals(codeHash(`new:${userId}`, codes.new_code))) faults.push({ path: 'new_code', word });
  return faults;
}
