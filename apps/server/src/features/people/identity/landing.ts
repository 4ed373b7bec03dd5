import type { OidcFailureWord } from '../../../platform/oidc/index.ts';
import type { Landing } from './come-back.ts';

const SIGN_IN = '/auth/sign-in';
const CONFIRM_CODE = '/auth/confirm-code';
const ARRIVED = '/auth/third-party';
const SETTING = '/settings/explore/account-setting?tab=security';
const HOME = '/home';

/**
 * The sign-in page, with the key of the message it shows in the fragment (`#`), which browsers do not send to
 * servers.
 */
export function failurePage(word: OidcFailureWord): string {
  return `${SIGN_IN}#third-party=${word}`;
}

/** The page a person continues with. Every path in it was checked before they left for the provider. */
export function landingPage(landing: Landing): string {
  if (landing.kind === 'arrived') return ARRIVED;
  if (landing.kind === 'settled') return `${landing.returnTo ?? SETTING}#third-party=${landing.word}`;
  if (!landing.came.pending) return landing.returnTo ?? HOME;
  const back = landing.returnTo === null ? '' : `?redirectTo=${encodeURIComponent(landing.returnTo)}`;
  return `${CONFIRM_CODE}${back}`;
}
