import { DomainError } from './domain-error.ts';

/**
 * The domain errors for errors that the database raises, by SQLSTATE. Each receives the error's detail. The migrations
 * define when the codes that begin with FO are raised; each feature defines the guards for its rules.
 */
export type Guards = Readonly<Record<string, (detail: string) => DomainError>>;

const textUnreadable = () => new DomainError('validation_failed', { word: 'text_unreadable' });

/** A text with a character that the database cannot store (NUL, or half of a surrogate pair): any record can have it. */
const ofTexts: Guards = { '22021': textUnreadable, '22P05': textUnreadable };

/**
 * The domain error for an error of the database, null for any other error. The balance guard runs when the transaction
 * commits, so its error reaches the HTTP layer without passing through a handler.
 */
export function refusalOfGuard(guards: Guards, error: unknown): DomainError | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  const detail = 'detail' in error && typeof error.detail === 'string' ? error.detail : '';
  // The request body refers to a record that the company does not have. Deleting a record that others still need is a
  // programming error instead.
  if (error.code === '23503' && detail.includes('is not present'))
    return new DomainError('validation_failed', { word: 'record_named_missing' });
  const guard = guards[error.code] ?? ofTexts[error.code];
  return guard?.(detail) ?? null;
}
