import { useEffect } from 'react';
import { useSession } from '../../session/session-store.ts';
import { rememberPerson } from './last-person.ts';
import { sendAllQueued } from './offline-queue.ts';

/** Sends the waiting files of the person who is signed in: at once, and whenever the network is back. */
export function useSendingQueued(): void {
  const { profile } = useSession();
  const userId = profile?.id ?? null;
  useEffect(() => {
    if (userId === null) return;
    rememberPerson(userId);
    const send = () => void sendAllQueued();
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [userId]);
}
