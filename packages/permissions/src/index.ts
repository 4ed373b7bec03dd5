import { scopeHolds, type TokenScope } from './token-scope.ts';

export { scopeHolds, scopeOf, type TokenScope, tokenScopes } from './token-scope.ts';

/**
 * Who may do what. One pure table: an action is allowed only where it stands; everything else is refused.
 */

/** Levels of the specification. ALL is only asked for, in lists; nobody holds it. */
export const ALL = 1;
export const OWNER = 2;
export const MEMBER = 3;

/**
 * What a person is in a company. `adviser` is a practice that was let in with full access: everything but what is the owners'
 * alone. `uploader` brings papers and drafts and sees no books.
 */
export const roles = ['owner', 'adviser', 'approver', 'bookkeeper', 'uploader', 'reader'] as const;
export type Role = (typeof roles)[number];

/**
 * What a call in a company needs: `desk` the company's name and one's own papers; `upload` bringing papers and drafting; `read` the
 * books; `write` posting; `approve` what waits for a second person; `control` the lock and the settings of the books; `oversee` who did
 * what, in the whole log; `owner` people, access and the company itself.
 */
export const companyAccesses = ['desk', 'upload', 'read', 'write', 'approve', 'control', 'oversee', 'owner'] as const;
export type CompanyAccess = (typeof companyAccesses)[number];

/** `public` anybody; `pending` signed in, the second factor still owed; `user` signed in. */
export type Access = 'public' | 'pending' | 'user' | CompanyAccess;

const grants: Readonly<Record<Role, readonly CompanyAccess[]>> = {
  owner: companyAccesses,
  adviser: ['desk', 'upload', 'read', 'write', 'approve', 'control', 'oversee'],
  approver: ['desk', 'upload', 'read', 'write', 'approve'],
  bookkeeper: ['desk', 'upload', 'read', 'write'],
  uploader: ['desk', 'upload'],
  reader: ['desk', 'read'],
};

/** What is left of every role in an archived company: it is read, overseen, exported, and taken back into use by its owner. */
const inArchive: readonly CompanyAccess[] = ['desk', 'read', 'oversee', 'owner'];

/** The caller as far as permission is concerned. `role` is null when the caller does not reach the company. */
export interface Caller {
  signedIn: boolean;
  secondFactorPending: boolean;
  role: Role | null;
  /** The company asked about is archived. */
  archived?: boolean;
  /** A program calls with an API token of this scope; null or absent where a person does. */
  scope?: TokenScope | null;
}

export type Refusal =
  | 'unauthenticated'
  | 'second_factor_pending'
  | 'not_found'
  | 'forbidden'
  | 'token_scope'
  | 'company_archived';

/** Whether a role holds an access. */
export function may(role: Role | null, access: CompanyAccess): boolean {
  return role !== null && grants[role].includes(access);
}

/** Everything a role may do in a company. */
export function accessesOf(role: Role | null, archived: boolean): CompanyAccess[] {
  return companyAccesses.filter((access) => may(role, access) && (!archived || inArchive.includes(access)));
}

export function isCompanyAccess(access: Access): access is CompanyAccess {
  return companyAccesses.some((one) => one === access);
}

/**
 * Decides whether a caller may use a call with the given access. Null means allowed. A company the caller does not reach is
 * `not_found`, so that its existence does not show.
 */
export function refusalFor(access: Access, caller: Caller): Refusal | null {
  if (access === 'public') return null;
  if (!caller.signedIn) return 'unauthenticated';
  const scope = caller.scope ?? null;
  // What is the account's own takes a person.
  if (scope !== null && !isCompanyAccess(access)) return 'token_scope';
  if (access === 'pending') return null;
  if (caller.secondFactorPending) return 'second_factor_pending';
  if (access === 'user') return null;
  if (caller.role === null) return 'not_found';
  if (!may(caller.role, access)) return 'forbidden';
  if (scope !== null && !scopeHolds(scope, access)) return 'token_scope';
  return caller.archived === true && !inArchive.includes(access) ? 'company_archived' : null;
}

/** The specification's level of a role in lists of companies: owners are OWNER, all others MEMBER. */
export function levelOf(role: Role): typeof OWNER | typeof MEMBER {
  return role === 'owner' || role === 'adviser' ? OWNER : MEMBER;
}

/** The profile's `permission_level`: OWNER (2) turns read-only off, for everybody who may bring papers. */
export function permissionLevelOf(accesses: readonly CompanyAccess[]): typeof OWNER | typeof MEMBER {
  return accesses.includes('upload') ? OWNER : MEMBER;
}

/** The role a text names, null when it names none: the database's word for it is checked once, here. */
export function roleOf(text: string | null | undefined): Role | null {
  return roles.find((role) => role === text) ?? null;
}
