import { ApiError } from '../api/api-error.ts';
import { practiceCalls } from '../api/queries/people/practice.ts';
import { sessionCalls } from '../api/queries/people/session.ts';
import { forgetServerState } from '../api/query-client.ts';
import { toast } from '../components/feedback/toast/toast.ts';
import { closeAccessEnded, hasAccessEnded } from './expired/access-ended.ts';
import { dropRefresh, refreshSession } from './expired/refresh.ts';
import { clearPageMemory } from './page-memory.ts';
import { rememberPath } from './redirect.ts';
import { dispatchSession, sessionState } from './session-store.ts';
import { keepId, signedOutKey } from './stored-ids.ts';

/** The specification's delay between a successful login and the refresh. */
export const refreshDelayMs = 100;

/**
 * Signs in with email and password: on success the second factor is pending, and the user returns to `currentPath`
 * afterwards. A trusted browser needs no code.
 * @returns whether a code follows
 * @throws ApiError the form shows
 */
export async function signIn(email: string, password: string, currentPath: string): Promise<boolean> {
  const { second_factor_pending: isPending } = await sessionCalls.login(email, password);
  dispatchSession({ type: 'loginSucceeded' });
  rememberPath(localStorage, currentPath);
  await new Promise((resolve) => setTimeout(resolve, refreshDelayMs));
  await refreshSession({ confirmed: !isPending });
  return isPending;
}

/** @throws ApiError the form shows */
export async function confirmCode(code: string, email: string | undefined, trustBrowser: boolean): Promise<void> {
  await sessionCalls.verifyCode(code, email, trustBrowser);
  await refreshSession({ confirmed: true });
}

/** Signs out. If the server rejects the call, its message is shown and the user stays signed in. */
export async function signOut(): Promise<void> {
  try {
    await sessionCalls.logout();
  } catch (cause) {
    const message = cause instanceof ApiError ? cause.message : '';
    toast.info(message || 'common:error.generic', { translate: !message });
    return;
  }
  forgetSession();
  localStorage.setItem(signedOutKey, new Date().toISOString());
}

/**
 * Another tab signed out: this tab follows without the "session expired" message, because the user chose to sign out.
 */
export function followSignOut(): void {
  if (sessionState().authenticated) forgetSession();
}

/** The account is closed, and with it every session: all its data is removed from this page. */
export function leaveClosedAccount(): void {
  forgetSession();
}

function forgetSession(): void {
  dropRefresh();
  closeAccessEnded();
  dispatchSession({ type: 'signedOut', byChoice: true });
  forgetServerState();
  clearPageMemory();
}

/**
 * Switches the current company and removes all data of the previous one. Null leaves a client's books for the user's
 * own company, if there is one. Opening and leaving books through a practice is recorded in their audit trail.
 */
export async function switchCompany(companyId: string | null): Promise<void> {
  const { company: before } = sessionState();
  if (before?.via_practice && before.id !== companyId && !hasAccessEnded()) await noteViewing(before.id, false);
  keepId(localStorage, 'companyId', companyId);
  forgetServerState();
  await refreshSession();
  // Not earlier: until then the old company is the current one, and a failing call of its screens would end the access again.
  closeAccessEnded();
  const { company: now } = sessionState();
  if (now?.via_practice && now.id !== before?.id) await noteViewing(now.id, true);
}

/** A failed call does not block the switch: every action in the books also records for whom it was done. */
async function noteViewing(companyId: string, on: boolean): Promise<void> {
  await practiceCalls.viewAs(companyId, on).catch((cause) => console.error('Viewing as was not noted', cause));
}
