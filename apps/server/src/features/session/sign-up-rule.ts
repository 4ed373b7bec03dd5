import type { Config } from '../../config.ts';
import type { Queries } from '../../platform/database/open.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { hasInvitation } from './invited-store.ts';

/**
 * Whether an account may be made for this email at all: the operator may close sign-up, or keep it for people who were invited.
 * Throws `forbidden` with the reason.
 */
export async function checkSignUpAllowed(
  { signUp }: Pick<Config, 'signUp'>,
  queries: Queries,
  email: string,
  now: Date,
): Promise<void> {
  if (signUp === 'open') return;
  if (signUp === 'closed') throw new Refusal('forbidden', { word: 'sign_up_closed' });
  if (!(await hasInvitation(queries, email, now))) throw new Refusal('forbidden', { word: 'sign_up_by_invitation' });
}
