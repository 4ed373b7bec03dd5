import { ApiError } from '../api/api-error.ts';
import { sessionCalls } from '../api/queries/session.ts';
import { queryClient } from '../api/query-client.ts';
import { toast } from '../components/toast/toast.ts';
import { clearPageMemory } from './page-memory.ts';
import { rememberPath } from './redirect.ts';
import { refreshSession } from './refresh.ts';
import { dispatchSession } from './session-store.ts';
import { storageKeys } from './stored-ids.ts';

/** The specification's pause between a successful login and the refresh. */
const refreshDelayMs = 100;

/**
 * Email and password: on success the second factor is pending and `currentPath` is where the user returns to.
 * @throws ApiError the form shows
 */
export async function signIn(email: string, password: string, currentPath: string): Promise<void> {
  await sessionCalls.login(email, password);
  dispatchSession({ type: 'loginSucceeded' });
  rememberPath(localStorage, currentPath);
  await new Promise((resolve) => setTimeout(resolve, refreshDelayMs));
  await refreshSession();
}

/** @throws ApiError the form shows */
export async function confirmCode(code: string, email: string | undefined): Promise<void> {
  await sessionCalls.verifyCode(code, email);
  await refreshSession({ confirmed: true });
}

/** Signs out. When the server refuses, its message is shown and the session stands. */
export async function signOut(): Promise<void> {
  try {
    await sessionCalls.logout();
  } catch (cause) {
    const message = cause instanceof ApiError ? cause.message : '';
    toast.info(message || 'common:error.generic', { translate: !message });
    return;
  }
  dispatchSession({ type: 'signedOut', byChoice: true });
  queryClient.clear();
  clearPageMemory();
}

/** Makes another company the current one; everything shown of the last one is forgotten. */
export async function switchCompany(companyId: string): Promise<void> {
  localStorage.setItem(storageKeys.companyId, companyId);
  queryClient.removeQueries();
  await refreshSession();
}
