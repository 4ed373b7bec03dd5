import type { Queries } from '../../../platform/database/open.ts';
import { openSession } from '../session/index.ts';
import type { CameIn, Visit } from './desk.ts';

interface Proof {
  userId: string;
  /** The person's own choice for this provider. */
  skipsCode?: boolean;
  /** The person has just returned a code mailed to them, which the second step would ask for. */
  codeGiven?: boolean;
}

/**
 * Opens the session of a person whom a provider has identified. The second step is pending as after a password,
 * unless the browser is trusted, the person chose otherwise, or the step is already done.
 */
export async function comeIn(queries: Queries, visit: Visit, { userId, skipsCode, codeGiven }: Proof): Promise<CameIn> {
  const { from, now } = visit;
  const isTrusted = await visit.isTrusted(queries, userId);
  const pending = !(isTrusted || skipsCode || codeGiven);
  const factor = codeGiven ? 'email_code' : isTrusted && !skipsCode ? 'trusted_device' : 'provider';
  const token = await openSession(queries, { userId, from, now, confirmedAt: null, pending, factor });
  return { userId, token, pending };
}
