import type { IdentityProviderConfig } from '../../config.ts';
import { OidcFailure } from './failure.ts';
import { createProvider } from './provider.ts';

export { OidcFailure, type OidcFailureWord } from './failure.ts';

/** Somebody a provider vouched for. Issuer and subject together name them for ever; the e-mail may change hands. */
export interface VouchedFor {
  issuer: string;
  subject: string;
  email: string | null;
  /** The provider says that it checked the e-mail. Where it says nothing, it did not. */
  emailVerified: boolean;
  name: string;
}

/** The secrets of one way to a provider and back: made for it, used once. */
export interface WaySecrets {
  state: string;
  nonce: string;
  /** PKCE's code verifier. */
  verifier: string;
}

/** A third party that vouches for people, by OpenID Connect's authorization code flow. */
export interface Provider {
  id: string;
  name: string;
  /** The provider's page. `chooses`: the person is asked there who they are, though they were a moment ago. Throws `OidcFailure`. */
  pageUrl(redirectUri: string, secrets: WaySecrets, chooses: boolean): Promise<string>;
  /** Checks what came back and asks the provider whom it stands for. Throws `OidcFailure`. */
  readAnswer(redirectUri: string, answer: Record<string, string>, secrets: WaySecrets): Promise<VouchedFor>;
}

/** Every configured provider, by its id. None is asked anything before somebody goes to it. */
export function openProviders(configs: readonly IdentityProviderConfig[]): ReadonlyMap<string, Provider> {
  return new Map(configs.map((config) => [config.id, createProvider(config)]));
}

/** The provider of an id. Throws `OidcFailure` for one that is not configured. */
export function providerOf(providers: ReadonlyMap<string, Provider>, id: string): Provider {
  const provider = providers.get(id);
  if (provider === undefined) throw new OidcFailure('unknown');
  return provider;
}
