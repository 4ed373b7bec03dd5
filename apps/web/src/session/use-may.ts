import type { CompanyAccess } from '@folio/contract';
import { useSession } from './session-store.ts';

/** Whether the user may do this in the company on the screen. The server says what a role holds; it checks every call again. */
export function useMay(access: CompanyAccess): boolean {
  return useSession().profile?.may.includes(access) ?? false;
}
