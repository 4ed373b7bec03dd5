import { noteAccountEvent, type Origin } from '../account-event/index.ts';
import { endAccess, notifyOwner } from '../session/index.ts';
import { deleteFactors, factorsOf, mailCodesAgain } from './store.ts';

type Desk = Parameters<typeof notifyOwner>[0];

/**
 * Removes every second factor of a person who lost them, so that codes come by mail again, and ends all sessions:
 * another person may have what was lost. The person gets a mail.
 */
export async function resetFactors(
  desk: Desk,
  userId: string,
  { now, from }: { now: Date; from: Origin },
): Promise<{ authenticator: boolean; passkeys: number }> {
  const removed = await desk.platform.database.queries.transaction().execute(async (tx) => {
    const known = await factorsOf(tx, userId);
    await deleteFactors(tx, userId);
    await mailCodesAgain(tx, userId);
    await endAccess(tx, userId, { now });
    const change = { authenticator: known.authenticatorSince !== null, passkeys: known.passkeys };
    await noteAccountEvent(tx, { userId, action: 'factors_reset', from, change });
    return change;
  });
  await notifyOwner(desk, userId, 'factors_reset');
  return removed;
}
