import { onClientEvent } from '../../api/client-events.ts';
import { sessionCalls } from '../../api/queries/people/session.ts';
import { forgetServerState } from '../../api/query-client.ts';
import { clearPageMemory } from '../page-memory.ts';
import { sessionState } from '../session-store.ts';
import { hasAccessEnded, openAccessEnded } from './access-ended.ts';
import { refreshSession } from './refresh.ts';

/** How often an idle tab checks whether it still has access to a client's books. */
const askAgainMs = 30_000;

let asking: Promise<boolean> | null = null;

/**
 * Asks the server whether the user still has access to the current company. If not, all its data is removed and a
 * page says so; a changed role takes effect. Resolves to whether the user has access; simultaneous calls share one
 * request.
 */
export function accessStands(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}

async function ask(): Promise<boolean> {
  if (hasAccessEnded()) return false;
  const { company, authenticated } = sessionState();
  if (company === null || !authenticated) return true;
  const profile = await sessionCalls.profile(company.id).catch(() => null);
  const now = sessionState();
  if (profile === null || now.company?.id !== company.id) return true;
  if (profile.role === null) {
    openAccessEnded(company);
    forgetServerState();
    clearPageMemory();
    return false;
  }
  if (profile.role !== now.profile?.role) void refreshSession();
  return true;
}

/**
 * Detects that access ended: after a call that found nothing, when the window gets the focus, and in a client's books
 * at intervals. Returns what stops it.
 */
export function watchAccess(): () => void {
  const look = () => void accessStands();
  const stop = onClientEvent('missing', look);
  window.addEventListener('focus', look);
  const timer = setInterval(() => {
    const isViewing = sessionState().company?.via_practice ?? null;
    if (isViewing !== null && document.visibilityState === 'visible') look();
  }, askAgainMs);
  return () => {
    stop();
    window.removeEventListener('focus', look);
    clearInterval(timer);
  };
}
