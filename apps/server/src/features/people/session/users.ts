import type { Queries } from '../../../platform/database/open.ts';
import { insertUser, type NewUser, type UserRow, userByEmail, userById, writeEmailProved } from './store.ts';

export function findUser(queries: Queries, id: string): Promise<UserRow | undefined> {
  return userById(queries, id);
}

/** Capital letters make no difference. */
export function findUserByEmail(queries: Queries, email: string): Promise<UserRow | undefined> {
  return userByEmail(queries, email);
}

/** Creates a user and returns the id; null if the email has an account already. */
export function createUser(queries: Queries, user: NewUser): Promise<string | null> {
  return insertUser(queries, user);
}

/** Notes that the person can read the mails of their address, the first time it is proved. */
export function noteEmailProved(queries: Queries, id: string, now: Date): Promise<void> {
  return writeEmailProved(queries, id, now);
}
