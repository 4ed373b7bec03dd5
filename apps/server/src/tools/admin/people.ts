import { writeFile } from 'node:fs/promises';
import { noteAccountEvent } from '../../features/people/account-event/index.ts';
import { resetFactors } from '../../features/people/second-factor/index.ts';
import { closeAccount, type Forget, openAccount } from '../../features/people/session/index.ts';
import type { Language } from '../../platform/http/call.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { type AdminDesk, AdminError, demandPerson } from './desk.ts';
import { readPerson } from './person-store.ts';

/** Creates an account and mails a link to set the password. `showLink`: prints the link as well. */
export async function createUser(
  desk: AdminDesk,
  given: { email: string; name: string; language: Language; showLink: boolean },
): Promise<void> {
  const { email, name, language, showLink } = given;
  if (!/^[^\s@<>,;]+@[^\s@<>,;]+$/.test(email)) throw new AdminError(`${email} is not an email address.`);
  if (name.trim() === '') throw new AdminError('The name is empty.');
  const link = await openAccount(desk, { now: desk.platform.now(), from: desk.from }, { name, email, language });
  if (link === null) throw new AdminError(`${email} has an account already. Nothing was changed.`);
  desk.say(`Created the account of ${name} <${email}>, and mailed a link to set the password. It works for 24 hours.`);
  if (showLink) desk.say(link);
}

/** Removes the second factors of a person who lost them, and ends all sessions. */
export async function resetSecondFactors(desk: AdminDesk, email: string): Promise<void> {
  const { id } = await demandPerson(desk, email);
  const { authenticator, passkeys } = await resetFactors(desk, id, { now: desk.platform.now(), from: desk.from });
  const app = authenticator ? 'the authenticator app' : 'no authenticator app';
  desk.say(`Removed ${app} and ${passkeys} passkeys of ${email}. Codes come by email again; all sessions ended.`);
  desk.say('The person gets an email about it, and the account log has a line.');
}

/** Writes everything that Folio stores about a person to a new file that only this user can read. */
export async function exportPerson(desk: AdminDesk, email: string, file: string): Promise<void> {
  const { queries } = desk.platform.database;
  const { id } = await demandPerson(desk, email);
  const data = { exported_at: desk.platform.now().toISOString(), ...(await readPerson(queries, id)) };
  await writeFile(file, `${JSON.stringify(data, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  await noteAccountEvent(queries, { userId: id, action: 'person_exported', from: desk.from });
  desk.say(`Wrote the data of ${email} to ${file}.`);
}

/**
 * Closes the account and deletes the personal data, as the person could do. The books and the log stay, with "Closed
 * account" as the name.
 */
export async function erasePerson(desk: AdminDesk, email: string, forgets: readonly Forget[]): Promise<void> {
  const { database, now } = desk.platform;
  const { id } = await demandPerson(desk, email);
  try {
    await closeAccount(desk, { database, userId: id, now: now() }, desk.from, forgets);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw new AdminError(
      `${email} is the only owner or manager of ${error.values.names}. Give another person this role first.`,
    );
  }
  desk.say(`Erased ${email}. The books and the log show "Closed account" where the name was.`);
}
