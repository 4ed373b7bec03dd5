import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the library's defaults (19 MiB, 2 passes), OWASP's recommendation. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

let decoy: Promise<string> | null = null;

/** What a typed password is compared with: for somebody unknown a hash of the same cost. */
export async function hashToCompare(passwordHash: string | null): Promise<string> {
  decoy ??= hashPassword('nobody has this password');
  return passwordHash ?? decoy;
}

/** Does the same work for an unknown user as for a wrong password, so the answer's time tells nothing. */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(await hashToCompare(passwordHash), password);
  return matches && passwordHash !== null;
}
