import i18next from 'i18next';
import { ApiError } from '../../../../api/api-error.ts';

/** What a failed call says: the sentences at its fields, its own, or a general one. */
export function sentencesOf(cause: unknown): string {
  if (!(cause instanceof ApiError)) return i18next.t('common:error.generic');
  const fields = Object.values(cause.fields).flat();
  if (fields.length > 0) return fields.join(' ');
  return cause.message || i18next.t('common:error.network');
}
