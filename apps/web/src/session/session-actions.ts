import { ApiError } from '../api/api-error.ts';
import { practiceCalls } from '../api/queries/practice.ts';
import { sessionCalls } from '../api/queries/session.ts';
import { forgetServerState } from '../api/query-client.ts';
import { toast } from '../components/toast/toast.ts';
import { closeAccessEnded, hasAccessEnded } from './access-ended.ts';
import { clearPageMemory } from './page-memory.ts';
import { rememberPath } from './redirect.ts';
import { refreshSession } from './refresh.ts';
import { dispatchSession, sessionState } from './session-store.ts';
import { keepId, signedOutKey } from './stored-ids.ts';

/** The specification's pause between a successful login and the refresh. */
export const refreshDelayMs = 100;

/**
 * Email and password: on success the second factor is pending and `currentPath` is where the user returns to. In a trusted browser
 * no code follows.
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

/** Signs out. When the server refuses, its message is shown and the session stands. */
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

/** Another tab signed out: this one follows without a word of an expired session, which the user ended by choice. */
export function followSignOut(): void {
  if (sessionState().authenticated) forgetSession();
}

/** The account is closed and every session with it: nothing of it stays in this page. */
export function leaveClosedAccount(): void {
  forgetSession();
}

function forgetSession(): void {
  closeAccessEnded();
  dispatchSession({ type: 'signedOut', byChoice: true });
  forgetServerState();
  clearPageMemory();
}

/**
 * Makes another company the current one; everything shown of the last one is forgotten. Null leaves a client's books for the user's
 * own company, where there is one. Entering and leaving books through a practice is written into their audit trail.
 */
export async function switchCompany(companyId: string | null): Promise<void> {
  const { company: before } = sessionState();
  if (before?.via_practice && before.id !== companyId && !hasAccessEnded()) await noteViewing(before.id, false);
  keepId(localStorage, 'companyId', companyId);
  closeAccessEnded();
  forgetServerState();
  await refreshSession();
  const { company: now } = sessionState();
  if (now?.via_practice && now.id !== before?.id) await noteViewing(now.id, true);
}

/** What cannot be written down does not keep anybody where they are: every act in the books says by itself for whom it was done. */
async function noteViewing(companyId: string, on: boolean): Promise<void> {
  await practiceCalls.viewAs(companyId, on).catch((cause) => console.error('Viewing as was not noted', cause));
}
