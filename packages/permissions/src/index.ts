/**
 * Who may do what. One pure table: an action is allowed only where it is listed; everything else is refused.
 * Levels are those of the specification: OWNER=2 may write, MEMBER=3 reads only.
 */
export type Access = 'public' | 'pending' | 'user' | 'read' | 'write' | 'owner';

export const ALL = 1;
export const OWNER = 2;
export const MEMBER = 3;

/** The caller as far as permission is concerned. `companyLevel` is null when the caller does not belong to the company. */
export interface Caller {
  signedIn: boolean;
  secondFactorPending: boolean;
  companyLevel: number | null;
}

export type Refusal = 'unauthenticated' | 'second_factor_pending' | 'not_found' | 'forbidden';

/**
 * Decides whether a caller may use a call with the given access. Null means allowed. A company the caller does not belong
 * to is `not_found`, so that its existence does not show.
 */
export function refusalFor(access: Access, caller: Caller): Refusal | null {
  if (access === 'public') return null;
  if (!caller.signedIn) return 'unauthenticated';
  if (access === 'pending') return null;
  if (caller.secondFactorPending) return 'second_factor_pending';
  if (access === 'user') return null;
  if (caller.companyLevel !== OWNER && caller.companyLevel !== MEMBER) return 'not_found';
  if (access === 'read') return null;
  return caller.companyLevel === OWNER ? null : 'forbidden';
}
