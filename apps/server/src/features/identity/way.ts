import { createHmac } from 'node:crypto';
import type { Config } from '../../config.ts';
import type { WaySecrets } from '../../platform/oidc/index.ts';

/** Where a provider sends people back to; it must know this very address. */
export function redirectUriOf({ publicUrl }: Pick<Config, 'publicUrl'>, provider: string): string {
  return `${publicUrl}/api/oidc/${provider}/callback`;
}

/**
 * Nonce and verifier of a state are worked out from the secret the browser holds, so that nothing in the database, nor the address that
 * comes back, is enough to finish another's sign-in.
 */
export function waySecrets(state: string, browserSecret: string): WaySecrets {
  const derive = (what: string) => createHmac('sha256', browserSecret).update(`${what}:${state}`).digest('base64url');
  return { state, nonce: derive('nonce'), verifier: derive('verifier') };
}
