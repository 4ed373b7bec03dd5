import type { IdentityProviderConfig } from '../../config.ts';
import { OidcFailure } from './failure.ts';
import type { Provider } from './provider.ts';
import { createProvider } from './provider.ts';

export { OidcFailure, type OidcFailureWord } from './failure.ts';

/** All configured providers by id. Folio contacts a provider only when a person uses it. */
export function openProviders(configs: readonly IdentityProviderConfig[]): ReadonlyMap<string, Provider> {
  return new Map(configs.map((config) => [config.id, createProvider(config)]));
}

/** Throws `OidcFailure` for an id that is not configured. */
export function providerOf(providers: ReadonlyMap<string, Provider>, id: string): Provider {
  const provider = providers.get(id);
  if (provider === undefined) throw new OidcFailure('unknown');
  return provider;
}
