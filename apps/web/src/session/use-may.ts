import type { CompanyAccess } from '@folio/contract';
import { useSession } from './session-store.ts';

/**
 * Whether the user has this permission in the current company. The server defines the roles and checks every call
 * again.
 */
export function useMay(access: CompanyAccess): boolean {
  return useSession().profile?.may.includes(access) ?? false;
}
