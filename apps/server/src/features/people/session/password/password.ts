import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the library's defaults (19 MiB, 2 passes), OWASP's recommendation. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

let decoy: Promise<string> | null = null;

/** The hash to compare a password with: for an unknown user a hash of the same cost. */
export async function hashToCompare(passwordHash: string | null): Promise<string> {
  decoy ??= hashPassword('nobody has this password');
  return passwordHash ?? decoy;
}

/** Does the same work for an unknown user as for a wrong password, so that the time of the answer reveals nothing. */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(await hashToCompare(passwordHash), password);
  return matches && passwordHash !== null;
}
