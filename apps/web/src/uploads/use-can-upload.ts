import { useSession } from '../session/session-store.ts';

/** Upload controls are shown to users with write access, once a company exists. */
export function useCanUpload(): boolean {
  const { readOnly, company } = useSession();
  return !readOnly && company !== null;
}
