import type { AccountHistoryEntry, SessionEntry, TrustedDevice } from '@folio/contract';
import { z } from 'zod';
import type { Call } from '../../../../platform/http/call.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { noteAccountEvent, type Origin } from '../../account-event/index.ts';
import { deleteOneSession, deleteSessionsOf, sessionsOf } from '../session-store.ts';
import { endTrust, trustedDevicesOf } from './device-store.ts';
import { historyOf } from './history-store.ts';
import { deviceOf } from './user-agent.ts';

/** The user's active sessions. */
export async function listSessions(call: Call, currentId: string): Promise<SessionEntry[]> {
  const rows = await sessionsOf(call.database.queries, call.userId, call.now);
  return rows.map((row) => ({
    id: row.id,
    device: deviceOf(row.user_agent),
    address: row.address,
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
    current: row.id === currentId,
  }));
}

/** Ends one session of the user at once. Throws `not_found` for another user's session. */
export async function revokeSession(call: Call, from: Origin, id: string): Promise<void> {
  const { queries } = call.database;
  if (!(await deleteOneSession(queries, call.userId, id))) throw new DomainError('not_found');
  await noteAccountEvent(queries, { userId: call.userId, action: 'session_revoked', from });
}

/** Ends every other session of the user. Returns their number. */
export async function revokeOtherSessions(call: Call, from: Origin, currentId: string): Promise<number> {
  const { queries } = call.database;
  const ended = await deleteSessionsOf(queries, call.userId, currentId);
  if (ended > 0)
    await noteAccountEvent(queries, { userId: call.userId, action: 'sessions_revoked', from, change: { ended } });
  return ended;
}

/** Browsers that skip the second factor. */
export async function listTrustedDevices(call: Call): Promise<TrustedDevice[]> {
  const rows = await trustedDevicesOf(call.database.queries, call.userId, call.now);
  return rows.flatMap((row) =>
    row.trusted_until === null
      ? []
      : {
          id: row.id,
          device: deviceOf(row.user_agent),
          address: row.address,
          last_seen_at: row.last_seen_at.toISOString(),
          trusted_until: row.trusted_until.toISOString(),
        },
  );
}

/** Requires a second factor in a browser again. Throws `not_found` for another user's browser. */
export async function revokeDevice(call: Call, from: Origin, id: string): Promise<void> {
  const { queries } = call.database;
  if (!(await endTrust(queries, call.userId, id))) throw new DomainError('not_found');
  await noteAccountEvent(queries, { userId: call.userId, action: 'device_untrusted', from });
}

const withFactor = z.object({ factor: z.string() });

/** A page of the account's events. */
export async function readHistory(
  call: Call,
  { page, limit }: { page: number; limit: number },
): Promise<{ data: AccountHistoryEntry[]; meta: { page: number; limit: number; total: number } }> {
  const { rows, total } = await historyOf(call.database.queries, call.userId, { page, limit });
  const data = rows.map((row) => ({
    id: String(row.id),
    at: row.at.toISOString(),
    action: row.action,
    factor: withFactor.safeParse(row.change).data?.factor ?? null,
    device: deviceOf(row.user_agent),
    address: row.address,
  }));
  return { data, meta: { page, limit, total } };
}
