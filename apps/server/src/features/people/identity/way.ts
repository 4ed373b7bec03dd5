import { createHmac } from 'node:crypto';
import type { Config } from '../../../config.ts';
import type { WaySecrets } from '../../../platform/oidc/provider.ts';

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
