import i18next from 'i18next';
import type { ApiError } from '../api/api-error.ts';
import { onClientEvent } from '../api/client-events.ts';
import { forgetServerState } from '../api/query-client.ts';
import { toast } from '../components/toast/toast.ts';
import { answerConfirmation } from './confirmation.ts';
import { openExpiredDialog } from './expired-dialog-store.ts';
import { refreshSession } from './refresh.ts';
import { followSignOut } from './session-actions.ts';
import { dispatchSession, sessionState } from './session-store.ts';
import { signedOutKey, storageKeys } from './stored-ids.ts';
import { accessStands, watchAccess } from './watch-access.ts';

/** Connects the session to what the API client hears, and loads it for the first time. */
export function startSession(): void {
  onClientEvent('unauthenticated', () => {
    if (sessionState().authenticated) openExpiredDialog();
  });
  onClientEvent('signOut', () => {
    dispatchSession({ type: 'signedOut', byChoice: false });
    answerConfirmation(false);
    forgetServerState();
  });
  onClientEvent('secondFactorPending', () => dispatchSession({ type: 'secondFactorFound' }));
  onClientEvent('failed', (error) => void showFailure(error));
  watchAccess();
  followOtherTabs();
  void refreshSession();
}

/** Where access to the company has ended, one page says so, and not each call that found nothing. */
async function showFailure(error: ApiError): Promise<void> {
  if (error.status === 404 && !(await accessStands())) return;
  toast.error(error.message || i18next.t('common:error.generic'));
}

/**
 * Another tab that switches the company switches it here too: both send their calls to the stored one. One that signs out ends the
 * session of all.
 */
function followOtherTabs(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === signedOutKey) return followSignOut();
    const { authenticated, company } = sessionState();
    if (key !== storageKeys.companyId || !authenticated || newValue === (company?.id ?? null)) return;
    forgetServerState();
    void refreshSession();
  });
}
