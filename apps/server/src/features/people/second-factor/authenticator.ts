import type { AuthenticatorSetUp } from '@folio/contract';
import { authenticatorUri, newAuthenticatorSecret, stepOfCode } from '../../../platform/authenticator/index.ts';
import type { Queries } from '../../../platform/database/open.ts';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { type SecretBox, SecretBoxError } from '../../../platform/secret-box/index.ts';
import { noteAccountEvent, type Origin } from '../account-event/index.ts';
import { limitAttempts } from '../session/index.ts';
import {
  anySealedSecret,
  deleteAuthenticator,
  factorsOf,
  findAuthenticator,
  keepSetUp,
  mailCodesAgain,
  useStep,
} from './store.ts';

/** Tries of one app's codes in 15 minutes. */
const MAX_TRIES = 10;

/**
 * Creates a new secret, which is not active until its first code. Throws `conflict` where an app is active already:
 * it has to be removed first.
 */
export async function beginAuthenticator(call: Call, box: SecretBox | null): Promise<AuthenticatorSetUp> {
  if (box === null) throw new DomainError('unavailable', { word: 'authenticator_no_key' });
  const { queries } = call.database;
  const { email } = await factorsOf(queries, call.userId);
  const secret = newAuthenticatorSecret();
  const kept = await keepSetUp(queries, call.userId, box.seal(secret, call.userId));
  if (!kept) throw new DomainError('conflict', { word: 'authenticator_there' });
  return { secret, uri: authenticatorUri(secret, email) };
}

/** The first code activates the app. Throws `code_invalid`. */
export async function confirmAuthenticator(
  call: Call,
  box: SecretBox | null,
  from: Origin,
  code: string,
): Promise<void> {
  const { queries } = call.database;
  const { userId, now } = call;
  await limitAttempts(queries, 'authenticator', userId, MAX_TRIES, now);
  const row = await findAuthenticator(queries, userId);
  if (row === null || row.confirmedAt !== null || box === null) throw new DomainError('not_found');
  const step = stepOfCode(box.open(row.sealedSecret, userId), code, now);
  if (step === null)
    throw new DomainError('code_invalid', { faults: [{ path: 'code', word: 'authenticator_code_wrong' }] });
  await queries.transaction().execute(async (tx) => {
    if (!(await useStep(tx, userId, step, now))) throw new DomainError('code_invalid');
    await noteAccountEvent(tx, { userId, action: 'authenticator_added', from });
  });
}

/** Throws `not_found` where the person has no app. */
export async function removeAuthenticator(call: Call, from: Origin): Promise<void> {
  const { userId } = call;
  await call.database.queries.transaction().execute(async (tx) => {
    if (!(await deleteAuthenticator(tx, userId))) throw new DomainError('not_found');
    await mailCodesAgain(tx, userId);
    await noteAccountEvent(tx, { userId, action: 'authenticator_removed', from });
  });
}

/**
 * Whether this is an unused code of the person's app; the check uses it up. Null where they have no app, or where the
 * text does not have the form of a code. Throws `too_many_requests` past the limit of tries.
 */
export async function takeAuthenticatorCode(
  queries: Queries,
  box: SecretBox | null,
  { userId, code, now }: { userId: string; code: string; now: Date },
): Promise<boolean | null> {
  if (box === null || !/^\d{6}$/.test(code)) return null;
  const row = await findAuthenticator(queries, userId);
  if (row === null || row.confirmedAt === null) return null;
  await limitAttempts(queries, 'authenticator', userId, MAX_TRIES, now);
  const step = stepOfCode(box.open(row.sealedSecret, userId), code, now);
  return step !== null && (await useStep(queries, userId, step));
}

/**
 * One sentence that says why this installation cannot compute the codes of the apps that are set up; null when it
 * can.
 */
export async function whatKeepsSecretsShut(queries: Queries, box: SecretBox | null): Promise<string | null> {
  const sealed = await anySealedSecret(queries);
  if (sealed === null) return null;
  if (box === null)
    return 'FOLIO_SECRET_KEY is empty, and authenticator apps are set up in this database; it takes the key they were sealed with.';
  try {
    box.open(sealed.sealedSecret, sealed.userId);
    return null;
  } catch (error) {
    if (!(error instanceof SecretBoxError)) throw error;
    return 'The key (FOLIO_SECRET_KEY, or secret.key in the data folder) is not the one the authenticator apps of this database were sealed with.';
  }
}
