import { ConfigError, type Environment } from './config-values.ts';

/** A third party that vouches for people: an OpenID provider. */
export interface IdentityProviderConfig {
  /** Its word in addresses and in the configuration, such as `google`. */
  id: string;
  /** As the button says it. */
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The provider posts its answer instead of putting it into the address (Apple, where name and e-mail are asked for). */
  answersByPost: boolean;
}

/** What is known of providers many use: only their id and secret are needed. */
const PRESETS: Readonly<Record<string, { name: string; issuer: string; answersByPost?: true }>> = {
  google: { name: 'Google', issuer: 'https://accounts.google.com' },
  microsoft: { name: 'Microsoft', issuer: 'https://login.microsoftonline.com/common/v2.0' },
  apple: { name: 'Apple', issuer: 'https://appleid.apple.com', answersByPost: true },
};

/** The providers of `OIDC_PROVIDERS`. Throws `ConfigError` on the first thing that is wrong. */
export function identityProviders(env: Environment, production: boolean): IdentityProviderConfig[] {
  const ids = (env.OIDC_PROVIDERS ?? '')
    .split(',')
    .map((id) => id.trim().toLowerCase())
    .filter((id) => id !== '');
  return [...new Set(ids)].map((id) => provider(env, id, production));
}

function provider(env: Environment, id: string, production: boolean): IdentityProviderConfig {
  if (!/^[a-z][a-z0-9-]{0,30}$/.test(id)) {
    throw new ConfigError(
      `OIDC_PROVIDERS has "${id}"; it takes short words of letters, digits and dashes with commas.`,
    );
  }
  const prefix = `OIDC_${id.toUpperCase().replaceAll('-', '_')}`;
  const preset = PRESETS[id];
  const issuer = env[`${prefix}_ISSUER`] || preset?.issuer || '';
  checkIssuer(`${prefix}_ISSUER`, issuer, production);
  return {
    id,
    name: env[`${prefix}_NAME`] || preset?.name || id,
    issuer,
    clientId: needed(env, `${prefix}_CLIENT_ID`, id),
    clientSecret: needed(env, `${prefix}_CLIENT_SECRET`, id),
    answersByPost: preset?.answersByPost ?? false,
  };
}

function needed(env: Environment, name: string, id: string): string {
  const text = env[name];
  if (text === undefined || text === '') {
    throw new ConfigError(
      `${name} is empty; it takes what ${id} gave for this installation, or take ${id} out of OIDC_PROVIDERS.`,
    );
  }
  return text;
}

/** Over plain http anybody on the way could vouch for anybody: it is left to tries on one's own machine. */
function checkIssuer(name: string, issuer: string, production: boolean): void {
  const url = URL.canParse(issuer) ? new URL(issuer) : null;
  if (url?.protocol === 'https:') return;
  const isLoopback = url?.protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname);
  if (isLoopback && !production) return;
  throw new ConfigError(
    `${name} is "${issuer}"; it takes the provider's issuer, an address of the form https://...${production ? '' : ' (http://localhost:... for tries)'}.`,
  );
}
