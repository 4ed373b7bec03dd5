import type { CompanyAccess } from '@folio/contract';

/** What screens of a company need, by the beginning of their path; the first that fits counts. */
const needed: readonly (readonly [path: string, access: CompanyAccess])[] = [
  ['/settings/explore/corporate-staff-management', 'owner'],
  ['/settings/explore/access-management', 'owner'],
  ['/bank-statement', 'read'],
  ['/sales', 'read'],
  ['/purchases', 'read'],
  ['/contact', 'read'],
  ['/invoiceEditor', 'read'],
  ['/invoice', 'read'],
  ['/reports', 'read'],
  ['/journal-entry', 'read'],
  ['/accounting/audit-trail', 'oversee'],
  ['/accounting', 'read'],
];

/** The access the screen at a path needs in the company; null where it needs none. */
export function accessOfScreen(pathname: string): CompanyAccess | null {
  const found = needed.find(([path]) => pathname === path || pathname.startsWith(`${path}/`));
  return found?.[1] ?? null;
}

/** Whether somebody who holds `may` in the company sees the screen at a path. */
export function maySeeScreen(pathname: string, may: readonly CompanyAccess[]): boolean {
  const access = accessOfScreen(pathname);
  return access === null || may.includes(access);
}
