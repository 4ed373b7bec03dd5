import type { Origin } from '../../features/people/account-event/index.ts';
import { findUserByEmail, type UserRow } from '../../features/people/session/index.ts';
import type { Platform } from '../../platform/http/app.ts';
import type { Mailer } from '../../platform/mail/index.ts';

/** What a command of the administrator works with. Who can start it on this machine may do everything. */
export interface AdminDesk {
  platform: Platform;
  mailer: Mailer;
  /** Who started the command, for the log. */
  from: Origin;
  /** Prints a line. */
  say(line: string): void;
}

/** A command that was not done, with the reason as a sentence. */
export class AdminError extends Error {}

/** Throws `AdminError` if no open account has this email. */
export async function demandPerson({ platform }: AdminDesk, email: string): Promise<UserRow> {
  const person = await findUserByEmail(platform.database.queries, email);
  if (person === undefined || person.closed_at !== null) throw new AdminError(`No account has the email ${email}.`);
  return person;
}
