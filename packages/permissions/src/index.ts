/** Permissions as one pure table: an action that is not listed is denied. */

/** Levels of the specification. ALL is only a filter of lists; no person has this level. */
export const ALL = 1;
export const OWNER = 2;
export const MEMBER = 3;

/**
 * What a person is in a company. `adviser` is a practice with full access: everything except what only owners may do.
 * `uploader` uploads documents, drafts, and does not see the books.
 */
export const roles = ['owner', 'adviser', 'approver', 'bookkeeper', 'uploader', 'reader'] as const;
export type Role = (typeof roles)[number];

/**
 * The access a call in a company needs: `desk` the company's name and one's own documents; `upload` uploading
 * documents and drafting; `read` the books; `write` posting; `approve` approving what waits for a second person;
 * `control` the lock and the settings of the books; `oversee` the whole audit log; `owner` people, access and the
 * company itself.
 */
export const companyAccesses = ['desk', 'upload', 'read', 'write', 'approve', 'control', 'oversee', 'owner'] as const;
export type CompanyAccess = (typeof companyAccesses)[number];

/** `public` any caller; `pending` signed in, second factor not yet given; `user` signed in. */
export type Access = 'public' | 'pending' | 'user' | CompanyAccess;

const grants: Readonly<Record<Role, readonly CompanyAccess[]>> = {
  owner: companyAccesses,
  adviser: ['desk', 'upload', 'read', 'write', 'approve', 'control', 'oversee'],
  approver: ['desk', 'upload', 'read', 'write', 'approve'],
  bookkeeper: ['desk', 'upload', 'read', 'write'],
  uploader: ['desk', 'upload'],
  reader: ['desk', 'read'],
};

/** What each role keeps in an archived company: reading, the audit log, export, and, for its owner, restoring it. */
const inArchive: readonly CompanyAccess[] = ['desk', 'read', 'oversee', 'owner'];

/**
 * What a person's API token may do, at most: what its scope and its owner's role both allow. Neither scope approves,
 * locks, gives access or changes an account: that requires a person on a screen.
 */
export const tokenScopes = ['read', 'write'] as const;
export type TokenScope = (typeof tokenScopes)[number];

const holds: Readonly<Record<TokenScope, readonly CompanyAccess[]>> = {
  read: ['desk', 'read'],
  write: ['desk', 'upload', 'read', 'write'],
};

export function scopeHolds(scope: TokenScope, access: CompanyAccess): boolean {
  return holds[scope].includes(access);
}

/** The scope with this name, null for an unknown name. */
export function scopeOf(text: string | null | undefined): TokenScope | null {
  return tokenScopes.find((scope) => scope === text) ?? null;
}

/** The facts about a caller that decide permission. `role` is null if the caller has no access to the company. */
export interface Caller {
  signedIn: boolean;
  secondFactorPending: boolean;
  role: Role | null;
  archived?: boolean;
  /** Scope of the API token a program calls with; null or absent if a person calls. */
  scope?: TokenScope | null;
}

export type Refusal =
  | 'unauthenticated'
  | 'second_factor_pending'
  | 'not_found'
  | 'forbidden'
  | 'token_scope'
  | 'company_archived';

export function may(role: Role | null, access: CompanyAccess): boolean {
  return role !== null && grants[role].includes(access);
}

export function accessesOf(role: Role | null, archived: boolean): CompanyAccess[] {
  return companyAccesses.filter((access) => may(role, access) && (!archived || inArchive.includes(access)));
}

export function isCompanyAccess(access: Access): access is CompanyAccess {
  return companyAccesses.some((one) => one === access);
}

/**
 * Decides whether a caller may use a call with the given access. Null means allowed. A company the caller has no
 * access to is `not_found`, so that its existence is not disclosed.
 */
export function refusalFor(access: Access, caller: Caller): Refusal | null {
  if (access === 'public') return null;
  if (!caller.signedIn) return 'unauthenticated';
  const scope = caller.scope ?? null;
  // Only a person may make calls about an account.
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

/** The profile's `permission_level`: OWNER (2) turns read-only off, for every person who may upload documents. */
export function permissionLevelOf(accesses: readonly CompanyAccess[]): typeof OWNER | typeof MEMBER {
  return accesses.includes('upload') ? OWNER : MEMBER;
}

/** The role with this name, null for an unknown name: the database's value is checked here only. */
export function roleOf(text: string | null | undefined): Role | null {
  return roles.find((role) => role === text) ?? null;
}
