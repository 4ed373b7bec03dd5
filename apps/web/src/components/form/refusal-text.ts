import i18next from 'i18next';
import { ApiError } from '../../api/api-error.ts';

/** The message of a failed call: the server's messages, or a general one. */
export function refusalText(cause: unknown): string {
  if (!(cause instanceof ApiError)) return i18next.t('common:error.generic');
  const fields = Object.values(cause.fields).flat();
  if (fields.length > 0) return fields.join(' ');
  return cause.message || i18next.t('common:error.network');
}

/** Converts a failed call to the error a form shows. */
export function asApiError(cause: unknown): ApiError {
  return cause instanceof ApiError ? cause : new ApiError({ status: 0, word: 'network' });
}
