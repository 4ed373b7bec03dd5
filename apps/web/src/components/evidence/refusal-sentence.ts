import i18next from 'i18next';
import { ApiError } from '../../api/api-error.ts';

/** The message of a rejected call: the messages of its fields if it has any, else its general message. */
export function sentenceOf(cause: unknown): string {
  if (!(cause instanceof ApiError)) return i18next.t('common:error.generic');
  const fields = Object.values(cause.fields).flat();
  const own = cause.message || i18next.t('common:error.network');
  return fields.length > 0 && !fields.includes(own) ? `${own} ${fields.join(' ')}` : own;
}
