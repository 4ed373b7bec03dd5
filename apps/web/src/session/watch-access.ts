import { onClientEvent } from '../api/client-events.ts';
import { sessionCalls } from '../api/queries/session.ts';
import { forgetServerState } from '../api/query-client.ts';
import { hasAccessEnded, openAccessEnded } from './access-ended.ts';
import { clearPageMemory } from './page-memory.ts';
import { refreshSession } from './refresh.ts';
import { sessionState } from './session-store.ts';

/** How often a tab that only lies there asks whether a client's books are still open to it. */
const askAgainMs = 30_000;

let asking: Promise<boolean> | null = null;

/**
 * Asks the server whether the user still reaches the company on the screen. Where they do not, everything shown of it is forgotten
 * and a page says so; another role takes effect. Answers whether access stands; asked many times at once, it asks once.
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

/** Notices that access ended: by a call that finds nothing any more, by the window coming back, and in a client's books by the clock. */
export function watchAccess(): void {
  onClientEvent('missing', () => void accessStands());
  window.addEventListener('focus', () => void accessStands());
  setInterval(() => {
    const isViewing = sessionState().company?.via_practice ?? null;
    if (isViewing !== null && document.visibilityState === 'visible') void accessStands();
  }, askAgainMs);
}
