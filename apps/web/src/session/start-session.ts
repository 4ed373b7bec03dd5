import i18next from 'i18next';
import { onClientEvent } from '../api/client-events.ts';
import { queryClient } from '../api/query-client.ts';
import { toast } from '../components/toast/toast.ts';
import { openExpiredDialog } from './expired-dialog-store.ts';
import { refreshSession } from './refresh.ts';
import { dispatchSession, sessionState } from './session-store.ts';
import { storageKeys } from './stored-ids.ts';

/** Connects the session to what the API client hears, and loads it for the first time. */
export function startSession(): void {
  onClientEvent('unauthenticated', () => {
    if (sessionState().authenticated) openExpiredDialog();
  });
  onClientEvent('signOut', () => {
    dispatchSession({ type: 'signedOut', byChoice: false });
    queryClient.clear();
  });
  onClientEvent('secondFactorPending', () => dispatchSession({ type: 'secondFactorFound' }));
  onClientEvent('failed', (error) => toast.error(error.message || i18next.t('common:error.generic')));
  followOtherTabs();
  void refreshSession();
}

/** Another tab that switches the company switches it here too: both send their calls to the stored one. */
function followOtherTabs(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    const { authenticated, company } = sessionState();
    if (key !== storageKeys.companyId || !authenticated || newValue === (company?.id ?? null)) return;
    queryClient.removeQueries();
    void refreshSession();
  });
}
