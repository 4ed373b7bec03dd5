import { hashSecret, newSecret } from '../../../platform/http/session.ts';
import { providerOf } from '../../../platform/oidc/index.ts';
import type { Origin } from '../account-event/index.ts';
import { limitAttempts } from '../session/index.ts';
import type { IdentityDesk } from './desk.ts';
import { returnPathOf } from './return-path.ts';
import { insertRequest, type SentAway } from './store.ts';
import { redirectUriOf, waySecrets } from './way.ts';

const MINUTES = 10;
/** Sign-ins with a provider started from one address in 15 minutes. */
const MAX_STARTS = 60;

/** The time limit for the redirect to a provider and back. */
export const WAY_SECONDS = MINUTES * 60;

/**
 * Starts a sign-in with a provider: returns its page, and the secret this browser must return. Throws `OidcFailure`,
 * and `too_many_requests` past the limit.
 */
export async function startWay(
  { platform, providers }: IdentityDesk,
  sent: SentAway,
  { from, now }: { from: Origin; now: Date },
): Promise<{ url: string; browserSecret: string }> {
  const { queries } = platform.database;
  const provider = providerOf(providers, sent.provider);
  await limitAttempts(queries, 'oidc-start', from.address ?? '', MAX_STARTS, now);
  const [state, browserSecret] = [newSecret(), newSecret()];
  const url = await provider.pageUrl(
    redirectUriOf(platform.config, provider.id),
    waySecrets(state, browserSecret),
    sent.purpose !== 'sign_in',
  );
  await insertRequest(queries, {
    ...sent,
    returnTo: returnPathOf(sent.returnTo),
    stateHash: hashSecret(state),
    browserHash: hashSecret(browserSecret),
    now,
    expiresAt: new Date(now.getTime() + WAY_SECONDS * 1000),
  });
  return { url, browserSecret };
}
