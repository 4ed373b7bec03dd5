import type { Queries } from '../../../platform/database/open.ts';
import { type SecretBox, SecretBoxError } from '../../../platform/secret-box/index.ts';
import { replaceSealed, sealedSecretsAfter } from './store.ts';

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
