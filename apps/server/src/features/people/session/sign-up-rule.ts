import type { Config } from '../../../config.ts';
import type { Queries } from '../../../platform/database/open.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { hasInvitation } from './invited-store.ts';

/**
 * Whether an account may be created for this email: the operator may close sign-up, or limit it to invited people.
 * Throws `forbidden` with the reason.
 */
export async function checkSignUpAllowed(
  { signUp }: Pick<Config, 'signUp'>,
  queries: Queries,
  email: string,
  now: Date,
): Promise<void> {
  if (signUp === 'open') return;
  if (signUp === 'closed') throw new DomainError('forbidden', { word: 'sign_up_closed' });
  if (!(await hasInvitation(queries, email, now)))
    throw new DomainError('forbidden', { word: 'sign_up_by_invitation' });
}
