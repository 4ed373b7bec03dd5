export const SIGN_OFF_ROLES = ['preparer', 'reviewer'] as const;

export type SignOffRole = (typeof SIGN_OFF_ROLES)[number];

/** A person's word that a schedule is right, bound to the hash of what the person saw. Never changed or deleted. */
export interface SignOff {
  readonly role: SignOffRole;
  readonly userId: string;
  readonly hash: string;
}

/** True if the schedule has changed since. */
export function isStale(signOff: Pick<SignOff, 'hash'>, hash: string): boolean {
  return signOff.hash !== hash;
}

/**
 * The last sign-off of a role, also one that is out of date; null before the first. `signOffs` are in the order they
 * were given.
 */
export function lastSignOff<S extends SignOff>(signOffs: readonly S[], role: SignOffRole): S | null {
  return signOffs.findLast((signOff) => signOff.role === role) ?? null;
}

export type SignOffFault = 'changed' | 'unexplained' | 'signed_before' | 'not_prepared' | 'same_person';

export interface SignOffWish {
  readonly role: SignOffRole;
  readonly userId: string;
  /** The hash of what the person saw. */
  readonly seenHash: string;
  /** The hash of the schedule now. */
  readonly hash: string;
  /** Its difference or balance has no explanation. */
  readonly isOpen: boolean;
  readonly signOffs: readonly SignOff[];
}

/** Why a sign-off is rejected; null if it is right. A reviewer is another person than the preparer. */
export function signOffFault({ role, userId, seenHash, hash, isOpen, signOffs }: SignOffWish): SignOffFault | null {
  if (seenHash !== hash) return 'changed';
  if (isOpen) return 'unexplained';
  const valid = (of: SignOffRole) => {
    const last = lastSignOff(signOffs, of);
    return last !== null && !isStale(last, hash) ? last : null;
  };
  if (valid(role) !== null) return 'signed_before';
  if (role === 'preparer') return null;
  const prepared = valid('preparer');
  if (prepared === null) return 'not_prepared';
  return prepared.userId === userId ? 'same_person' : null;
}
