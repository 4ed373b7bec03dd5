import { useTranslation } from 'react-i18next';
import { placeOfPath } from './journal-draft.ts';

/** The word for a field's path: `lines.0.debit` is 'Debit, line 1'. */
export function useJournalLabel(): (path: string) => string {
  const { t } = useTranslation('accounting-journals');
  return (path) => {
    const { line, field } = placeOfPath(path);
    const label = t(`field.${field}`, { defaultValue: field });
    return line === null ? label : t('fieldOfLine', { label, line: line + 1 });
  };
}
