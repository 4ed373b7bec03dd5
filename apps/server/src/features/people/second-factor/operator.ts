import type { Queries } from '../../../platform/database/open.ts';
import { type SecretBox, SecretBoxError } from '../../../platform/secret-box/index.ts';
import { noteAccountEvent, type Origin } from '../account-event/index.ts';
import { endAccess, notifyOwner } from '../session/index.ts';
import { deleteFactors, factorsOf, mailCodesAgain, replaceSealed, sealedSecretsAfter } from './store.ts';

/** What the administrator of a server does with second factors. */

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

/** How many secrets are read at a time. */
const AT_ONCE = 200;

/**
 * Encrypts with the new key every secret that is encrypted with the old one. It may be interrupted and run again. Of a
 * secret that changes meanwhile, the change stays.
 */
export async function sealAgain(
  queries: Queries,
  { older, newer }: { older: SecretBox; newer: SecretBox },
): Promise<{ sealed: number; already: number; unreadable: string[] }> {
  const result = { sealed: 0, already: 0, unreadable: [] as string[] };
  let last: string | null = null;
  for (;;) {
    const rows = await sealedSecretsAfter(queries, last, AT_ONCE);
    for (const { userId, sealedSecret } of rows) {
      const secret = read(older, sealedSecret, userId);
      if (secret !== null) {
        await replaceSealed(queries, { userId, from: sealedSecret, to: newer.seal(secret, userId) });
        result.sealed += 1;
      } else if (read(newer, sealedSecret, userId) !== null) result.already += 1;
      else result.unreadable.push(userId);
    }
    last = rows.at(-1)?.userId ?? null;
    if (rows.length < AT_ONCE) return result;
  }
}

function read(box: SecretBox, sealed: Buffer, owner: string): string | null {
  try {
    return box.open(sealed, owner);
  } catch (error) {
    if (error instanceof SecretBoxError) return null;
    throw error;
  }
}
