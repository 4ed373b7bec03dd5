import type { Database } from '../../../platform/database/open.ts';
import type { SessionUser } from '../../../platform/http/session.ts';
import { noteAccountEvent, type Origin } from '../account-event/index.ts';
import { deleteSession } from './session-store.ts';

/**
 * Ends the session. The history leaves out the end of a session whose second factor was never given, because it was
 * not a sign-in.
 */
export async function signOut({ queries }: Database, session: SessionUser, from: Origin): Promise<void> {
  await deleteSession(queries, session.tokenHash);
  if (!session.secondFactorPending)
    await noteAccountEvent(queries, { userId: session.userId, action: 'signed_out', from });
}
