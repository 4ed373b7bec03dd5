import i18next from 'i18next';
import { ApiError } from '../../../api/api-error.ts';

/** What a refused call says: the sentences of its fields where it has some, else its own. */
export function sentenceOf(cause: unknown): string {
  if (!(cause instanceof ApiError)) return i18next.t('common:error.generic');
  const fields = Object.values(cause.fields).flat();
  const own = cause.message || i18next.t('common:error.network');
  return fields.length > 0 && !fields.includes(own) ? `${own} ${fields.join(' ')}` : own;
}
