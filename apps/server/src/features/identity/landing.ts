import type { OidcFailureWord } from '../../platform/oidc/index.ts';
import type { Landing } from './come-back.ts';

/** Pages of the web application. */
const SIGN_IN = '/auth/sign-in';
const CONFIRM_CODE = '/auth/confirm-code';
const ARRIVED = '/auth/third-party';
const SETTING = '/settings/explore/account-setting?tab=security';
const HOME = '/home';

/** Sign-in, with the word of the sentence it shows: behind `#`, where it is nobody's but the page's. */
export function failurePage(word: OidcFailureWord): string {
  return `${SIGN_IN}#third-party=${word}`;
}

/** The page somebody goes on with. Every path in it was checked when they left. */
export function landingPage(landing: Landing): string {
  if (landing.kind === 'arrived') return ARRIVED;
  if (landing.kind === 'settled') return `${landing.returnTo ?? SETTING}#third-party=${landing.word}`;
  if (!landing.came.pending) return landing.returnTo ?? HOME;
  const back = landing.returnTo === null ? '' : `?redirectTo=${encodeURIComponent(landing.returnTo)}`;
  return `${CONFIRM_CODE}${back}`;
}
