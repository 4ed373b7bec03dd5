import type { Queries } from '../../../../platform/database/open.ts';
import type { Origin } from '../../account-event/index.ts';

const USER_AGENT_LENGTH = 300;

export interface DeviceRow {
  id: string;
  trusted_until: Date | null;
}

export function findDevice(queries: Queries, userId: string, tokenHash: Buffer): Promise<DeviceRow | undefined> {
  return queries
    .selectFrom('user_device')
    .select(['id', 'trusted_until'])
    .where('user_id', '=', userId)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

export async function hasDevice(queries: Queries, userId: string): Promise<boolean> {
  const row = await queries.selectFrom('user_device').select('id').where('user_id', '=', userId).executeTakeFirst();
  return row !== undefined;
}

export async function insertDevice(
  queries: Queries,
  device: { userId: string; tokenHash: Buffer; from: Origin; now: Date; trustedUntil: Date | null },
): Promise<void> {
  await queries
    .insertInto('user_device')
    .values({
      user_id: device.userId,
      token_hash: device.tokenHash,
      address: device.from.address,
      user_agent: device.from.userAgent?.slice(0, USER_AGENT_LENGTH) ?? null,
      created_at: device.now,
      last_seen_at: device.now,
      trusted_until: device.trustedUntil,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Updates the time the device was last seen; `next` sets a new secret or a period of trust. */
export async function touchDevice(
  queries: Queries,
  id: string,
  seen: { from: Origin; now: Date },
  next: { tokenHash?: Buffer; trustedUntil?: Date } = {},
): Promise<void> {
  await queries
    .updateTable('user_device')
    .set({
      last_seen_at: seen.now,
      address: seen.from.address,
      user_agent: seen.from.userAgent?.slice(0, USER_AGENT_LENGTH) ?? null,
      ...(next.tokenHash && { token_hash: next.tokenHash }),
      ...(next.trustedUntil && { trusted_until: next.trustedUntil }),
    })
    .where('id', '=', id)
    .execute();
}

export interface TrustedRow {
  id: string;
  address: string | null;
  user_agent: string | null;
  last_seen_at: Date;
  trusted_until: Date | null;
}

export function trustedDevicesOf(queries: Queries, userId: string, now: Date): Promise<TrustedRow[]> {
  return queries
    .selectFrom('user_device')
    .select(['id', 'address', 'user_agent', 'last_seen_at', 'trusted_until'])
    .where('user_id', '=', userId)
    .where('trusted_until', '>', now)
    .orderBy('last_seen_at', 'desc')
    .execute();
}

/** Ends the trust in one browser of the user; false when it was not trusted. */
export async function endTrust(queries: Queries, userId: string, id: string): Promise<boolean> {
  const row = await queries
    .updateTable('user_device')
    .set({ trusted_until: null })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('trusted_until', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends the trust in every browser of the user; they remain known. */
export async function endAllTrust(queries: Queries, userId: string): Promise<void> {
  await queries.updateTable('user_device').set({ trusted_until: null }).where('user_id', '=', userId).execute();
}
