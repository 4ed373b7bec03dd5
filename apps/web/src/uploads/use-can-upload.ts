import { useSession } from '../session/session-store.ts';

/** Upload controls show to who may write, once there is a company to upload to. */
export function useCanUpload(): boolean {
  const { readOnly, company } = useSession();
  return !readOnly && company !== null;
}
