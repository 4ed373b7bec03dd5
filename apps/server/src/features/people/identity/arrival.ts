import type { Arrival } from '@folio/contract';
import { sentence } from '../../../messages/index.ts';
import type { Language } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { hashSecret } from '../../../platform/http/session.ts';
import { MailFailure } from '../../../platform/mail/index.ts';
import { noteAccountEvent } from '../account-event/index.ts';
import {
  CODE_MINUTES,
  CODE_TRIES,
  codeHash,
  demandPassword,
  findUserByEmail,
  limitAttempts,
  newCode,
  type UserRow,
} from '../session/index.ts';
import { type ArrivalEntry, deleteArrival, findArrival, setArrivalCode, tryArrivalCode } from './arrival-store.ts';
import { comeIn } from './come-in.ts';
import type { CameIn, IdentityDesk, Visit } from './desk.ts';
import { notifyLinked } from './enter.ts';
import { insertIdentity } from './store.ts';

/** Mails with codes to one address in 15 minutes. */
const MAX_MAILS = 5;

/**
 * An arrival in its current state, and the account with its e-mail. The account is null also while its existence may
 * not be shown.
 */
interface Standing {
  entry: ArrivalEntry;
  tokenHash: Buffer;
  account: UserRow | null;
}

/** The arrival of this browser. Throws `not_found` when the browser has no arrival, or the arrival has expired. */
export async function standingOf({ platform }: IdentityDesk, token: string | null, now: Date): Promise<Standing> {
  const { queries } = platform.database;
  const tokenHash = hashSecret(token ?? '');
  const entry = token === null ? null : await findArrival(queries, tokenHash, now);
  if (entry === null) throw new DomainError('not_found', { word: 'arrival_over' });
  const mayKnow = entry.emailVerified || entry.emailProved;
  const account = mayKnow ? ((await findUserByEmail(queries, entry.email)) ?? null) : null;
  return { entry, tokenHash, account };
}

export function arrivalOf({ providers }: IdentityDesk, { entry, account }: Standing): Arrival {
  const isFree = (entry.emailVerified || entry.emailProved) && account === null;
  return {
    provider: { id: entry.provider, name: providers.get(entry.provider)?.name ?? entry.provider },
    step: isFree ? 'create' : 'prove',
    name: entry.name,
    email: entry.email,
    password_possible: account !== null && account.password_hash !== null,
  };
}

/** Mails a code to the e-mail address from the provider: the person who returns the code can read that mailbox. */
export async function mailArrivalCode(
  desk: IdentityDesk,
  token: string | null,
  { now, language }: { now: Date; language: Language },
): Promise<void> {
  const { queries } = desk.platform.database;
  const { entry, tokenHash } = await standingOf(desk, token, now);
  await limitAttempts(queries, 'arrival-code', entry.email, MAX_MAILS, now);
  const code = newCode();
  const expiresAt = new Date(now.getTime() + CODE_MINUTES * 60_000);
  await setArrivalCode(queries, tokenHash, { codeHash: codeHash('arrival', code), expiresAt });
  const provider = desk.providers.get(entry.provider)?.name ?? entry.provider;
  const values = { code, minutes: String(CODE_MINUTES), provider };
  const subject = sentence(language, 'mail_arrival_subject', values);
  try {
    await desk.mailer.send({ to: entry.email, subject, text: sentence(language, 'mail_arrival_body', values) });
  } catch (error) {
    if (error instanceof MailFailure) throw new DomainError('unavailable', { word: 'code_not_mailed' });
    throw error;
  }
}

/**
 * The code proves the e-mail address, and an existing account with it is linked. Null where there is no account, and
 * one may be created. Throws `code_invalid`.
 */
export async function proveByCode(
  desk: IdentityDesk,
  token: string | null,
  code: string,
  visit: Visit,
): Promise<CameIn | null> {
  const { queries } = desk.platform.database;
  const { tokenHash, entry } = await standingOf(desk, token, visit.now);
  await limitAttempts(queries, 'arrival-try', entry.email, 20, visit.now);
  const given = { codeHash: codeHash('arrival', code), now: visit.now, maxTries: CODE_TRIES };
  if (!(await tryArrivalCode(queries, tokenHash, given)))
    throw new DomainError('code_invalid', { faults: [{ path: 'code', word: 'code_invalid' }] });
  const standing = await standingOf(desk, token, visit.now);
  return standing.account === null ? null : linkAndComeIn(desk, standing, standing.account, visit, true);
}

/**
 * The account's password also proves the address. Throws `wrong_password`, and `not_found` where no such account may
 * be shown.
 */
export async function proveByPassword(
  desk: IdentityDesk,
  token: string | null,
  password: string,
  visit: Visit,
): Promise<CameIn> {
  const { queries } = desk.platform.database;
  const { now, from } = visit;
  const standing = await standingOf(desk, token, now);
  if (standing.account === null) throw new DomainError('not_found');
  const account = await demandPassword(queries, standing.account.id, password, { now, from, path: 'password' });
  return linkAndComeIn(desk, standing, account, visit, false);
}

async function linkAndComeIn(
  desk: IdentityDesk,
  { entry, tokenHash }: Standing,
  account: UserRow,
  visit: Visit,
  codeGiven: boolean,
): Promise<CameIn> {
  const { from, now } = visit;
  const userId = account.id;
  const came = await desk.platform.database.queries.transaction().execute(async (tx) => {
    if (!(await deleteArrival(tx, tokenHash))) throw new DomainError('not_found', { word: 'arrival_over' });
    if (!(await insertIdentity(tx, { ...entry, userId, now })))
      throw new DomainError('conflict', { word: 'identity_taken' });
    await noteAccountEvent(tx, { userId, action: 'identity_linked', from, change: { provider: entry.provider } });
    return comeIn(tx, visit, { userId, codeGiven: codeGiven && account.mails_codes });
  });
  await notifyLinked(desk, userId, entry.provider);
  return came;
}
