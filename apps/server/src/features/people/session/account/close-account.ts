import type { Queries } from '../../../../platform/database/open.ts';
import type { Call } from '../../../../platform/http/call.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { noteAccountEvent, type Origin } from '../../account-event/index.ts';
import { findUser } from '../users.ts';
import {
  blankUser,
  companiesOnlyOwnedBy,
  leaveCompanies,
  leavePractices,
  practicesOnlyManagedBy,
} from './close-store.ts';
import type { SessionDesk } from './desk.ts';
import { notify } from './notices.ts';

/** Deletes the personal data that a feature stores, in the transaction that closes the account. */
export type Forget = (queries: Queries, userId: string) => Promise<void>;

/** The name of a closed account in the books; it is data, the same in every language. */
const CLOSED_NAME = 'Closed account';

/**
 * Closes the account: no personal data remains, no user can sign in to it again, and the books keep what was done in
 * it. Throws `conflict`, with the names, while a company or a practice would have no owner or manager left.
 */
export async function closeAccount(
  desk: SessionDesk,
  call: Pick<Call, 'database' | 'userId' | 'now'>,
  from: Origin,
  forgets: readonly Forget[],
): Promise<void> {
  const { userId, now } = call;
  const user = await call.database.queries.transaction().execute(async (tx) => {
    refuseWhileNeeded('close_last_owner', await companiesOnlyOwnedBy(tx, userId));
    refuseWhileNeeded('close_last_manager', await practicesOnlyManagedBy(tx, userId));
    const found = await findUser(tx, userId);
    await leaveCompanies(tx, { userId, now, address: from.address });
    await leavePractices(tx, userId);
    for (const forget of forgets) await forget(tx, userId);
    await blankUser(tx, userId, { name: CLOSED_NAME, email: `closed-${userId}@account.invalid`, now });
    await noteAccountEvent(tx, { userId, action: 'account_closed', from });
    return found;
  });
  if (user) notify(desk, user, 'account_closed');
}

function refuseWhileNeeded(word: string, names: readonly string[]): void {
  if (names.length > 0) throw new DomainError('conflict', { word, values: { names: names.join(', ') } });
}
