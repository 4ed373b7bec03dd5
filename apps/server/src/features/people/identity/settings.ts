import type { IdentityRow } from '@folio/contract';
import type { Queries } from '../../../platform/database/open.ts';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { noteAccountEvent, type Origin } from '../account-event/index.ts';
import type { IdentityDesk } from './desk.ts';
import { deleteIdentities, deleteIdentity, hasOtherWayIn, identitiesOf, setSkipsCode } from './store.ts';

/** Third parties the person signs in with, oldest first. */
export async function readIdentities(call: Call, { providers }: IdentityDesk): Promise<IdentityRow[]> {
  const entries = await identitiesOf(call.database.queries, call.userId);
  return entries.map((entry) => ({
    id: entry.id,
    provider: { id: entry.provider, name: providers.get(entry.provider)?.name ?? entry.provider },
    email: entry.email,
    created_at: entry.createdAt.toISOString(),
    last_used_at: entry.lastUsedAt?.toISOString() ?? null,
    skips_code: entry.skipsCode,
  }));
}

export async function changeIdentity(call: Call, from: Origin, id: string, skipsCode: boolean): Promise<void> {
  const { userId } = call;
  await call.database.queries.transaction().execute(async (tx) => {
    if (!(await setSkipsCode(tx, { userId, id }, skipsCode))) throw new DomainError('not_found');
    await noteAccountEvent(tx, { userId, action: 'identity_changed', from, change: { skips_code: skipsCode } });
  });
}

/** Throws `conflict` where it is the only way to sign in: the person has to set a password first. */
export async function unlinkIdentity(call: Call, from: Origin, id: string): Promise<void> {
  const { userId } = call;
  await call.database.queries.transaction().execute(async (tx) => {
    const hasOther = await hasOtherWayIn(tx, userId);
    const known = await identitiesOf(tx, userId);
    const found = known.find((identity) => identity.id === id);
    if (found === undefined) throw new DomainError('not_found');
    if (known.length === 1 && !hasOther) throw new DomainError('conflict', { word: 'identity_only_way_in' });
    await deleteIdentity(tx, userId, id);
    await noteAccountEvent(tx, { userId, action: 'identity_unlinked', from, change: { provider: found.provider } });
  });
}

/** Deletes the identities of a person who closes their account. */
export function deleteIdentitiesOf(queries: Queries, userId: string): Promise<void> {
  return deleteIdentities(queries, userId);
}
