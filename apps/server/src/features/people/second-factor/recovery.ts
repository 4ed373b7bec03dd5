import { randomInt } from 'node:crypto';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { hashSecret } from '../../../platform/http/session.ts';
import { noteAccountEvent, type Origin } from '../account-event/index.ts';
import { limitAttempts } from '../session/index.ts';
import { factorsOf, replaceRecoveryCodes, spendRecoveryCode } from './store.ts';

const CODES = 10;
const LETTERS = 10;
/** Tries in 15 minutes. */
const MAX_TRIES = 10;
/** Letters and digits that people do not confuse with each other: ten of them are 49 bits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/**
 * Returns ten codes, shown only once. Throws `conflict` where the user has no second factor to recover from: codes by
 * e-mail are enough then.
 */
export async function makeRecoveryCodes(call: Call, from: Origin): Promise<string[]> {
  const { userId } = call;
  return call.database.queries.transaction().execute(async (tx) => {
    const known = await factorsOf(tx, userId);
    if (known.authenticatorSince === null && known.passkeys === 0)
      throw new DomainError('conflict', { word: 'recovery_needs_factor' });
    const codes = Array.from({ length: CODES }, newRecoveryCode);
    await replaceRecoveryCodes(
      tx,
      userId,
      codes.map((code) => recoveryHash(userId, code)),
    );
    await noteAccountEvent(tx, { userId, action: 'recovery_codes_made', from });
    return codes;
  });
}

/** Uses up a code. Throws `code_invalid`, and `too_many_requests` past the limit of tries. */
export async function useRecoveryCode(call: Call, from: Origin, code: string): Promise<void> {
  const { queries } = call.database;
  const { userId, now } = call;
  await limitAttempts(queries, 'recovery-code', userId, MAX_TRIES, now);
  if (await spendRecoveryCode(queries, userId, recoveryHash(userId, code), now)) return;
  await noteAccountEvent(queries, { userId, action: 'code_failed', from, change: { factor: 'recovery_code' } });
  throw new DomainError('code_invalid', {
    word: 'recovery_code_wrong',
    faults: [{ path: 'code', word: 'recovery_code_wrong' }],
  });
}

function newRecoveryCode(): string {
  const text = Array.from({ length: LETTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${text.slice(0, LETTERS / 2)}-${text.slice(LETTERS / 2)}`;
}

/** Dashes, spaces and capitals are ignored, because people copy the code from paper. */
function recoveryHash(userId: string, code: string): Buffer {
  return hashSecret(`recovery:${userId}:${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`);
}
