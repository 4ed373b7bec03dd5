import { createHmac } from 'node:crypto';
import type { Config } from '../../../config.ts';
import { hashSecret, newSecret } from '../../../platform/http/session.ts';
import { providerOf } from '../../../platform/oidc/index.ts';
import type { WaySecrets } from '../../../platform/oidc/provider.ts';
import type { Origin } from '../account-event/index.ts';
import { limitAttempts } from '../session/index.ts';
import type { IdentityDesk } from './desk.ts';
import { insertRequest, type SentAway } from './store.ts';

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

/**
 * A base address that only serves to separate paths from full addresses: a text that resolves to another host leads
 * to another site.
 */
const HERE = 'https://here.invalid';

/**
 * A path of this application that a person may be redirected to, parsed as a browser does it; null for another site,
 * in any disguise, for the pages before sign-in and for API calls.
 */
export function returnPathOf(text: string | null | undefined): string | null {
  if (!text?.startsWith('/') || !URL.canParse(text, HERE)) return null;
  const { origin, pathname, search } = new URL(text, HERE);
  if (origin !== HERE || pathname.startsWith('//') || pathname === '/') return null;
  return /^\/(auth|api|fortify|dev)(\/|$)/.test(pathname) ? null : `${pathname}${search}`;
}

/** The address a provider redirects people back to; exactly this address must be registered there. */
export function redirectUriOf({ publicUrl }: Pick<Config, 'publicUrl'>, provider: string): string {
  return `${publicUrl}/api/oidc/${provider}/callback`;
}

/**
 * Nonce and verifier of a state are derived from the secret in the browser. Neither the database nor the return
 * address is enough to finish another person's sign-in.
 */
export function waySecrets(state: string, browserSecret: string): WaySecrets {
  const derive = (what: string) => createHmac('sha256', browserSecret).update(`${what}:${state}`).digest('base64url');
  return { state, nonce: derive('nonce'), verifier: derive('verifier') };
}
