import type { ErrorCode, Failure } from '@folio/contract';
import type { EarlyDateQuestion } from '../session/early-date/early-date.ts';

/** The error code of a failure; `network` and `unreadable` are created by the client. */
export type ApiErrorWord = ErrorCode | 'network' | 'unreadable' | 'cancelled';

/** A failed call. `status` is 0 if there was no response; `message` is the server's message, or empty. */
export class ApiError extends Error {
  readonly status: number;
  readonly word: ApiErrorWord;
  /** Error messages by field path, from `validation_failed`. */
  readonly fields: Record<string, string[]>;

  constructor(failure: { status: number; word: ApiErrorWord; message?: string; fields?: Record<string, string[]> }) {
    super(failure.message ?? '');
    this.name = 'ApiError';
    this.status = failure.status;
    this.word = failure.word;
    this.fields = failure.fields ?? {};
  }
}

/** Whose first day the rejected posting is before; null for any other error. */
export function earlyDateOf(word: string | null): EarlyDateQuestion['about'] | null {
  if (word === 'before_takeover') return 'takeover';
  return word === 'before_incorporation' ? 'incorporation' : null;
}

function isFailure(body: unknown): body is Partial<Failure> & { extra?: string } {
  return typeof body === 'object' && body !== null && ('message' in body || 'error' in body || 'extra' in body);
}

/**
 * Converts an error response. A body that is not the API's envelope (such as a proxy's page) gives the code
 * `unreadable`.
 */
export function errorOfAnswer(status: number, body: unknown): ApiError {
  if (!isFailure(body)) return new ApiError({ status, word: status === 401 ? 'unauthenticated' : 'unreadable' });
  return new ApiError({
    status,
    word: body.error ?? (status === 401 ? 'unauthenticated' : 'unreadable'),
    message: body.message ?? body.extra ?? '',
    ...(body.errors && { fields: body.errors }),
  });
}
