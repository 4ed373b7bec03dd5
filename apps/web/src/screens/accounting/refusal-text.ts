import i18next from 'i18next';
import { ApiError } from '../../api/api-error.ts';

/** What a failed call says: the server's sentences, or a general one. */
export function refusalText(cause: unknown): string {
  if (!(cause instanceof ApiError)) return i18next.t('common:error.generic');
  const fields = Object.values(cause.fields).flat();
  if (fields.length > 0) return fields.join(' ');
  return cause.message || i18next.t('common:error.network');
}

/** A failed call as the error a form shows. */
export function asApiError(cause: unknown): ApiError {
  return cause instanceof ApiError ? cause : new ApiError({ status: 0, word: 'network' });
}
