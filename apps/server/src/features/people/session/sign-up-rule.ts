import type { Config } from '../../../config.ts';
import type { Queries } from '../../../platform/database/open.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { hasInvitation } from './invited-store.ts';

/**
 * Whether an account may be created for this email: the operator may close sign-up, or limit it to invited people or to
 * domains.
 * Throws `forbidden` with the reason.
 */
export async function checkSignUpAllowed(
  { signUp, signUpDomains }: Pick<Config, 'signUp' | 'signUpDomains'>,
  queries: Queries,
  email: string,
  now: Date,
): Promise<void> {
  if (signUp === 'open' && (signUpDomains.length === 0 || signUpDomains.includes(domainOf(email)))) return;
  if (signUp === 'closed') throw new DomainError('forbidden', { word: 'sign_up_closed' });
  if (await hasInvitation(queries, email, now)) return;
  if (signUp === 'invited') throw new DomainError('forbidden', { word: 'sign_up_by_invitation' });
  throw new DomainError('forbidden', { word: 'sign_up_by_domain', values: { domains: signUpDomains.join(', ') } });
}

function domainOf(email: string): string {
  return email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase();
}
