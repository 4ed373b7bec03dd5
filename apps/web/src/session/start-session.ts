import i18next from 'i18next';
import type { ApiError } from '../api/api-error.ts';
import { onClientEvent } from '../api/client-events.ts';
import { forgetServerState } from '../api/query-client.ts';
import { toast } from '../components/feedback/toast/toast.ts';
import { answerConfirmation } from './confirm/confirmation.ts';
import { openExpiredDialog } from './expired/expired-dialog-store.ts';
import { refreshSession } from './expired/refresh.ts';
import { accessStands, watchAccess } from './expired/watch-access.ts';
import { followSignOut } from './session-actions.ts';
import { dispatchSession, sessionState } from './session-store.ts';
import { signedOutKey, storageKeys } from './stored-ids.ts';

/** Connects the session to the events of the API client, and loads it. Returns what disconnects it. */
export function startSession(): () => void {
  const stops = [
    onClientEvent('unauthenticated', () => {
      if (sessionState().authenticated) openExpiredDialog();
    }),
    onClientEvent('signOut', () => {
      dispatchSession({ type: 'signedOut', byChoice: false });
      answerConfirmation(false);
      forgetServerState();
    }),
    onClientEvent('secondFactorPending', () => dispatchSession({ type: 'secondFactorFound' })),
    onClientEvent('failed', (error) => void showFailure(error)),
    watchAccess(),
    followOtherTabs(),
  ];
  void refreshSession();
  return () => {
    for (const stop of stops) stop();
  };
}

/** If access to the company has ended, one page says so instead of one toast for each failed call. */
async function showFailure(error: ApiError): Promise<void> {
  if (error.status === 404 && !(await accessStands())) return;
  toast.error(error.message || i18next.t('common:error.generic'));
}

/**
 * If another tab switches the company, this tab switches too, because both send their calls to the stored company. A
 * sign-out in one tab signs out all tabs.
 */
function followOtherTabs(): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === signedOutKey) return followSignOut();
    const { authenticated, company } = sessionState();
    if (key !== storageKeys.companyId || !authenticated || newValue === (company?.id ?? null)) return;
    forgetServerState();
    void refreshSession();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
