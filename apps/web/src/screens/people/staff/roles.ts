import type { GivenRole, StaffRow } from '@folio/contract';

/** Roles an owner gives, from the most to the least. */
export const givenRoles: readonly GivenRole[] = ['approver', 'bookkeeper', 'uploader', 'reader'];

/** What the table of roles is about, in its order; who may do it, owners before all others. */
export const roleFacts = [
  { key: 'upload', roles: ['owner', 'approver', 'bookkeeper', 'uploader'] },
  { key: 'read', roles: ['owner', 'approver', 'bookkeeper', 'reader'] },
  { key: 'post', roles: ['owner', 'approver', 'bookkeeper'] },
  { key: 'approve', roles: ['owner', 'approver'] },
  { key: 'control', roles: ['owner'] },
  { key: 'people', roles: ['owner'] },
] as const;

export const shownRoles = ['owner', ...givenRoles] as const;

/** The last owner is not removed and becomes nothing else. */
export function isLastOwner(row: StaffRow, rows: readonly StaffRow[]): boolean {
  return row.role === 'owner' && rows.filter(({ role, state }) => role === 'owner' && state === 'active').length < 2;
}
