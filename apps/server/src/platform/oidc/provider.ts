import * as client from 'openid-client';
import type { IdentityProviderConfig } from '../../config.ts';
import { OidcFailure } from './failure.ts';

/**
 * A person whom a provider has authenticated. Issuer and subject together identify them permanently; the e-mail
 * address may pass to another person.
 */
export interface VouchedFor {
  issuer: string;
  subject: string;
  email: string | null;
  /** True only if the provider states that it verified the e-mail address. */
  emailVerified: boolean;
  name: string;
}

/** The secrets of one sign-in at a provider: created for it and used once. */
export interface WaySecrets {
  state: string;
  nonce: string;
  /** PKCE's code verifier. */
  verifier: string;
}

/** A third party that authenticates people with OpenID Connect's authorization code flow. */
export interface Provider {
  id: string;
  name: string;
  /**
   * The address of the provider's sign-in page. `chooses`: the provider asks the person to choose an account even if
   * they are signed in there. Throws `OidcFailure`.
   */
  pageUrl(redirectUri: string, secrets: WaySecrets, chooses: boolean): Promise<string>;
  /** Checks the provider's redirect and requests the identity of the person. Throws `OidcFailure`. */
  readAnswer(redirectUri: string, answer: Record<string, string>, secrets: WaySecrets): Promise<VouchedFor>;
}

const SCOPE = 'openid email profile';
const TIMEOUT_SECONDS = 10;
/** How long a provider's metadata is cached, including keys (they are fetched again if an unknown key is used). */
const KNOWN_MS = 3_600_000;

export function createProvider(config: IdentityProviderConfig): Provider {
  let known: { at: number; configuration: Promise<client.Configuration> } | null = null;
  const configuration = () => {
    if (known === null || Date.now() - known.at > KNOWN_MS) {
      const asked = { at: Date.now(), configuration: discover(config) };
      known = asked;
      // A provider that was down is asked again the next time.
      asked.configuration.catch(() => {
        if (known === asked) known = null;
      });
    }
    return known.configuration;
  };
  return {
    id: config.id,
    name: config.name,
    pageUrl: async (redirectUri, secrets, chooses) =>
      pageUrl(await configuration(), config, { redirectUri, secrets, chooses }).catch(fail),
    readAnswer: async (redirectUri, answer, secrets) =>
      readAnswer(await configuration(), redirectUri, answer, secrets).catch(fail),
  };
}

async function discover({ issuer, clientId, clientSecret }: IdentityProviderConfig): Promise<client.Configuration> {
  // The configuration allows plain http only on this machine.
  const execute = issuer.startsWith('http:') ? [client.allowInsecureRequests] : [];
  try {
    return await client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      execute,
      timeout: TIMEOUT_SECONDS,
    });
  } catch (error) {
    throw new OidcFailure('down', error);
  }
}

async function pageUrl(
  configuration: client.Configuration,
  { answersByPost }: IdentityProviderConfig,
  { redirectUri, secrets, chooses }: { redirectUri: string; secrets: WaySecrets; chooses: boolean },
): Promise<string> {
  const url = client.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: SCOPE,
    state: secrets.state,
    nonce: secrets.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(secrets.verifier),
    code_challenge_method: 'S256',
    ...(answersByPost && { response_mode: 'form_post' }),
    ...(chooses && { prompt: 'select_account' }),
  });
  return url.href;
}

async function readAnswer(
  configuration: client.Configuration,
  redirectUri: string,
  answer: Record<string, string>,
  { state, nonce, verifier }: WaySecrets,
): Promise<VouchedFor> {
  const url = new URL(redirectUri);
  url.search = new URLSearchParams(answer).toString();
  const tokens = await client.authorizationCodeGrant(configuration, url, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (claims === undefined) throw new OidcFailure('refused');
  const isWhole = claims.email !== undefined || configuration.serverMetadata().userinfo_endpoint === undefined;
  const said = isWhole ? claims : await client.fetchUserInfo(configuration, tokens.access_token, claims.sub);
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: typeof said.email === 'string' && said.email !== '' ? said.email : null,
    // Apple sends the text "true" instead of the boolean.
    emailVerified: said.email_verified === true || String(said.email_verified) === 'true',
    name: typeof said.name === 'string' ? said.name : '',
  };
}

/** Converts errors of the library to `OidcFailure`. */
function fail(error: unknown): never {
  if (error instanceof OidcFailure) throw error;
  if (error instanceof client.AuthorizationResponseError && error.error === 'access_denied')
    throw new OidcFailure('cancelled', error);
  throw new OidcFailure(isUnanswered(error) ? 'down' : 'refused', error);
}

function isUnanswered(error: unknown): boolean {
  if (error instanceof TypeError && error.message === 'fetch failed') return true;
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === 'OAUTH_TIMEOUT') return true;
  return error.cause !== undefined && error.cause !== error && isUnanswered(error.cause);
}
