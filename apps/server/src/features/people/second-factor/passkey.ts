import type { NewPasskeyOptions, PasskeyMade, PasskeyOptions, PasskeyShown } from '@folio/contract';
import type { Config } from '../../../config.ts';
import type { Database, Queries } from '../../../platform/database/open.ts';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { hashSecret } from '../../../platform/http/session.ts';
import {
  type Asked,
  askForNewPasskey,
  askForPasskey,
  checkPasskey,
  readNewPasskey,
} from '../../../platform/passkey/index.ts';
import { noteAccountEvent, type Origin } from '../account-event/index.ts';
import { limitAttempts } from '../session/index.ts';
import {
  type ChallengePurpose,
  deletePasskey,
  findPasskey,
  insertChallenge,
  insertPasskey,
  noteUse,
  type PasskeyEntry,
  passkeysOf,
  renamePasskey as storeName,
  takeChallenge,
} from './passkey-store.ts';
import { factorsOf, mailCodesAgain } from './store.ts';

const CHALLENGE_MINUTES = 5;
const MAX_PASSKEYS = 20;
/** Tries in 15 minutes. */
const MAX_TRIES = 20;

/** The purpose of a passkey request. `userId` is null while the user is unknown. */
interface Asking {
  purpose: ChallengePurpose;
  userId: string | null;
  now: Date;
}

/** Options with which the browser creates a passkey. */
export async function beginPasskey(call: Call, config: Config): Promise<NewPasskeyOptions> {
  const { queries } = call.database;
  const { userId, now } = call;
  const [person, known] = [await factorsOf(queries, userId), await passkeysOf(queries, userId)];
  if (known.length >= MAX_PASSKEYS)
    throw new DomainError('conflict', { word: 'passkeys_too_many', values: { max: String(MAX_PASSKEYS) } });
  const asked = await askForNewPasskey(config, { id: userId, ...person }, known);
  return keepAsked(queries, asked, { purpose: 'register', userId, now });
}

/**
 * Stores the passkey the browser created. Throws `validation_failed` for an answer to another challenge, or a
 * registered passkey.
 */
export async function addPasskey(
  call: Call,
  config: Config,
  from: Origin,
  { name, made }: { name: string; made: PasskeyMade },
): Promise<void> {
  const { queries } = call.database;
  const { userId, now } = call;
  const passkey = await readNewPasskey(config, made, useUp(queries, { purpose: 'register', userId, now }));
  if (passkey === null) throw new DomainError('validation_failed', { word: 'passkey_not_made' });
  await queries.transaction().execute(async (tx) => {
    if (!(await insertPasskey(tx, { ...passkey, userId, name, now })))
      throw new DomainError('conflict', { word: 'passkey_known' });
    await noteAccountEvent(tx, { userId, action: 'passkey_added', from, change: { name } });
  });
}

export async function renamePasskey(call: Call, id: string, name: string): Promise<void> {
  if (!(await storeName(call.database.queries, call.userId, id, name))) throw new DomainError('not_found');
}

export async function removePasskey(call: Call, from: Origin, id: string): Promise<void> {
  const { userId } = call;
  await call.database.queries.transaction().execute(async (tx) => {
    const name = await deletePasskey(tx, userId, id);
    if (name === null) throw new DomainError('not_found');
    await mailCodesAgain(tx, userId);
    await noteAccountEvent(tx, { userId, action: 'passkey_removed', from, change: { name } });
  });
}

/** Asks a known user for one of their passkeys. Throws `not_found` where they have no passkey. */
export async function beginShowing(
  call: Call,
  config: Config,
  purpose: 'second_factor' | 'confirm',
): Promise<PasskeyOptions> {
  const { queries } = call.database;
  const { userId, now } = call;
  const known = await passkeysOf(queries, userId);
  if (known.length === 0) throw new DomainError('not_found');
  return keepAsked(queries, await askForPasskey(config, known), { purpose, userId, now });
}

/** Checks the passkey of a known user. Throws `code_invalid`. */
export async function takeShown(
  call: Call,
  config: Config,
  from: Origin,
  { shown, purpose }: { shown: PasskeyShown; purpose: 'second_factor' | 'confirm' },
): Promise<void> {
  const { queries } = call.database;
  const { userId, now } = call;
  await limitAttempts(queries, 'passkey', userId, MAX_TRIES, now);
  const kept = await findPasskey(queries, shown.id);
  const mine = kept?.userId === userId ? kept : null;
  if (mine !== null && (await isRight(queries, config, shown, mine, { purpose, userId, now })) !== null) return;
  await noteAccountEvent(queries, { userId, action: 'code_failed', from, change: { factor: 'passkey' } });
  throw new DomainError('code_invalid', { word: 'passkey_wrong' });
}

/** Asks an unknown user for one of their passkeys. */
export async function beginPasskeySignIn(
  database: Database,
  config: Config,
  from: Origin,
  now: Date,
): Promise<PasskeyOptions> {
  await limitAttempts(database.queries, 'passkey-ask', from.address ?? '', 60, now);
  const asked = await askForPasskey(config, null);
  return keepAsked(database.queries, asked, { purpose: 'sign_in', userId: null, now });
}

/**
 * Returns the owner of the passkey. It counts as both factors: the device, and the finger, face or PIN the device
 * asked for; without that user verification it is rejected. Throws `code_invalid`.
 */
export async function readPasskeySignIn(
  database: Database,
  config: Config,
  shown: PasskeyShown,
  { from, now }: { from: Origin; now: Date },
): Promise<string> {
  const { queries } = database;
  await limitAttempts(queries, 'passkey-sign-in', from.address ?? '', MAX_TRIES, now);
  const kept = await findPasskey(queries, shown.id);
  const right = kept && (await isRight(queries, config, shown, kept, { purpose: 'sign_in', userId: null, now }));
  if (kept && right?.verified) return kept.userId;
  await noteAccountEvent(queries, {
    userId: kept?.userId ?? null,
    action: 'sign_in_failed',
    from,
    change: { factor: 'passkey' },
  });
  throw new DomainError('code_invalid', { word: 'passkey_wrong' });
}

async function isRight(
  queries: Queries,
  config: Config,
  shown: PasskeyShown,
  kept: PasskeyEntry,
  asking: Asking,
): Promise<{ verified: boolean } | null> {
  const checked = await checkPasskey(config, shown, kept, useUp(queries, asking));
  if (checked === null) return null;
  return (await noteUse(queries, { id: kept.id, counter: checked.counter, now: asking.now })) ? checked : null;
}

async function keepAsked<T>(queries: Queries, { challenge, options }: Asked<T>, asking: Asking): Promise<T> {
  const { purpose, userId, now } = asking;
  const expiresAt = new Date(now.getTime() + CHALLENGE_MINUTES * 60_000);
  await insertChallenge(queries, { hash: hashSecret(challenge), purpose, userId }, { now, expiresAt });
  return options;
}

function useUp(queries: Queries, { purpose, userId, now }: Asking): (challenge: string) => Promise<boolean> {
  return (challenge) => takeChallenge(queries, { hash: hashSecret(challenge), purpose, userId }, now);
}
