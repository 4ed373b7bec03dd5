/**
 * Why a way to a provider and back led nowhere. `lost`: it did not begin in this browser, or was used, or took too long; `cancelled` by the
 * person; `refused`: the provider said no, or what it said did not hold; `down`: it did not answer; `unknown`: there is no such provider.
 */
export type OidcFailureWord = 'lost' | 'cancelled' | 'refused' | 'down' | 'unknown';

export class OidcFailure extends Error {
  readonly word: OidcFailureWord;

  constructor(word: OidcFailureWord, cause?: unknown) {
    super(word, { cause });
    this.word = word;
  }
}
