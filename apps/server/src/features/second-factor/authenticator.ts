import type { AuthenticatorSetUp } from '@folio/contract';
import { authenticatorUri, newAuthenticatorSecret, stepOfCode } from '../../platform/authenticator/index.ts';
import type { Queries } from '../../platform/database/open.ts';
import type { Call } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { type SecretBox, SecretBoxError } from '../../platform/secret-box/index.ts';
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

/** Tries in a quarter of an hour at the codes of one app. */
const MOST_TRIES = 10;

/** A new secret that waits for its first code. Throws `conflict` where an app counts already: it is removed first. */
export async function beginAuthenticator(call: Call, box: SecretBox | null): Promise<AuthenticatorSetUp> {
  if (box === null) throw new Refusal('unavailable', { word: 'authenticator_no_key' });
  const { queries } = call.database;
  const { email } = await factorsOf(queries, call.userId);
  const secret = newAuthenticatorSecret();
  const kept = await keepSetUp(queries, call.userId, box.seal(secret, call.userId));
  if (!kept) throw new Refusal('conflict', { word: 'authenticator_there' });
  return { secret, uri: authenticatorUri(secret, email) };
}

/** The first code makes the app count. Throws `code_invalid`. */
export async function confirmAuthenticator(
  call: Call,
  box: SecretBox | null,
  from: Origin,
  code: string,
): Promise<void> {
  const { queries } = call.database;
  const { userId, now } = call;
  await limitAttempts(queries, 'authenticator', userId, MOST_TRIES, now);
  const row = await findAuthenticator(queries, userId);
  if (row === null || row.confirmedAt !== null || box === null) throw new Refusal('not_found');
  const step = stepOfCode(box.open(row.sealedSecret, userId), code, now);
  if (step === null)
    throw new Refusal('code_invalid', { faults: [{ path: 'code', word: 'authenticator_code_wrong' }] });
  await queries.transaction().execute(async (tx) => {
    if (!(await useStep(tx, userId, step, now))) throw new Refusal('code_invalid');
    await noteAccountEvent(tx, { userId, action: 'authenticator_added', from });
  });
}

/** Throws `not_found` where there is none. */
export async function removeAuthenticator(call: Call, from: Origin): Promise<void> {
  const { userId } = call;
  await call.database.queries.transaction().execute(async (tx) => {
    if (!(await deleteAuthenticator(tx, userId))) throw new Refusal('not_found');
    await mailCodesAgain(tx, userId);
    await noteAccountEvent(tx, { userId, action: 'authenticator_removed', from });
  });
}

/**
 * Whether this is a code of the person's app that was not used before; it is used up by the question. Null where they have no app, or where
 * it cannot be a code of one. Throws `too_many_requests` past the limit of tries.
 */
export async function takeAuthenticatorCode(
  queries: Queries,
  box: SecretBox | null,
  { userId, code, now }: { userId: string; code: string; now: Date },
): Promise<boolean | null> {
  if (box === null || !/^\d{6}$/.test(code)) return null;
  const row = await findAuthenticator(queries, userId);
  if (row === null || row.confirmedAt === null) return null;
  await limitAttempts(queries, 'authenticator', userId, MOST_TRIES, now);
  const step = stepOfCode(box.open(row.sealedSecret, userId), code, now);
  return step !== null && (await useStep(queries, userId, step));
}

/** Why this installation cannot compute the codes of the apps that are set up, in one sentence; null when it can. */
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
