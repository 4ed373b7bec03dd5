import type { OfferedFactors, SecondFactors } from '@folio/contract';
import type { Queries } from '../../../platform/database/open.ts';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { noteAccountEvent, type Origin } from '../account-event/index.ts';
import { passkeysOf } from './passkey-store.ts';
import { deleteFactors, factorsOf, setMailsCodes } from './store.ts';

/** The factors this sign-in may use for its second step. */
export async function readOffered(call: Call, canOpen: boolean): Promise<OfferedFactors> {
  const known = await factorsOf(call.database.queries, call.userId);
  return {
    mail: known.mailsCodes,
    authenticator: canOpen && known.authenticatorSince !== null,
    passkey: known.passkeys > 0,
    recovery: known.recoveryCodesLeft > 0,
  };
}

export async function readFactors(call: Call, canOpen: boolean): Promise<SecondFactors> {
  const { queries } = call.database;
  const known = await factorsOf(queries, call.userId);
  const passkeys = await passkeysOf(queries, call.userId);
  return {
    authenticator_since: known.authenticatorSince?.toISOString() ?? null,
    authenticator_possible: canOpen,
    passkeys: passkeys.map((passkey) => ({
      id: passkey.id,
      name: passkey.name,
      created_at: passkey.createdAt.toISOString(),
      last_used_at: passkey.lastUsedAt?.toISOString() ?? null,
      backed_up: passkey.backedUp,
    })),
    recovery_codes_left: known.recoveryCodesLeft,
    mails_codes: known.mailsCodes,
    has_password: known.hasPassword,
  };
}

/**
 * Whether codes are mailed. Without them a lost telephone would lock its owner out, so they are switched off only
 * where there is another factor and recovery codes are left; throws `conflict` otherwise.
 */
export async function chooseMailCodes(call: Call, from: Origin, mailsCodes: boolean): Promise<void> {
  const { userId } = call;
  await call.database.queries.transaction().execute(async (tx) => {
    const known = await factorsOf(tx, userId);
    if (known.mailsCodes === mailsCodes) return;
    const isSafe = (known.authenticatorSince !== null || known.passkeys > 0) && known.recoveryCodesLeft > 0;
    if (!mailsCodes && !isSafe) throw new DomainError('conflict', { word: 'mail_codes_needed' });
    await setMailsCodes(tx, userId, mailsCodes);
    await noteAccountEvent(tx, { userId, action: mailsCodes ? 'mail_codes_on' : 'mail_codes_off', from });
  });
}

/** Deletes the second factors of a person who closes their account. */
export function deleteFactorsOf(queries: Queries, userId: string): Promise<void> {
  return deleteFactors(queries, userId);
}
