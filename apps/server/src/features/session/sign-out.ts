import type { Database } from '../../platform/database/open.ts';
import type { SessionUser } from '../../platform/http/session.ts';
import { noteAccountEvent, type Origin } from '../account-event/index.ts';
import { deleteSession } from './session-store.ts';

/** Ends the session. One that never gave its second factor was no sign-in, so its end is none worth telling. */
export async function signOut({ queries }: Database, session: SessionUser, from: Origin): Promise<void> {
  await deleteSession(queries, session.tokenHash);
  if (!session.secondFactorPending)
    await noteAccountEvent(queries, { userId: session.userId, action: 'signed_out', from });
}
