import { providerSettings } from './config-schema.ts';
import { type Environment, readSettings } from './config-values.ts';

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

/** The providers of `OIDC_PROVIDERS`, each once. Throws `ConfigError` on the first provider with a wrong setting. */
export function identityProviders(
  env: Environment,
  ids: readonly string[],
  production: boolean,
): IdentityProviderConfig[] {
  return [...new Set(ids.map((id) => id.toLowerCase()))].map((id) => provider(env, id, production));
}

function provider(env: Environment, id: string, production: boolean): IdentityProviderConfig {
  const prefix = `OIDC_${id.toUpperCase().replaceAll('-', '_')}_`;
  const preset = PRESETS[id];
  const issuer = env[`${prefix}ISSUER`] || preset?.issuer;
  const given = readSettings(providerSettings(production), { ...env, [`${prefix}ISSUER`]: issuer }, prefix);
  return {
    id,
    name: given.NAME ?? preset?.name ?? id,
    issuer: given.ISSUER,
    clientId: given.CLIENT_ID,
    clientSecret: given.CLIENT_SECRET,
    answersByPost: preset?.answersByPost ?? false,
  };
}
