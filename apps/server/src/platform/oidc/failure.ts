/**
 * Why a sign-in with a provider failed. `lost`: it did not begin in this browser, was already used, or took too long;
 * `cancelled` by the person; `refused`: the provider rejected it, or its answer failed a check; `down`: the provider
 * did not answer; `unknown`: there is no such provider.
 */
export type OidcFailureWord = 'lost' | 'cancelled' | 'refused' | 'down' | 'unknown';

export class OidcFailure extends Error {
  readonly word: OidcFailureWord;

  constructor(word: OidcFailureWord, cause?: unknown) {
    super(word, { cause });
    this.word = word;
  }
}
