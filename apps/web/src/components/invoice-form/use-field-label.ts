import { useTranslation } from 'react-i18next';
import { fieldOfPath } from './invoice-draft.ts';

/** The label of a field's path: `invoice.items.0.price` is 'Price, item 1'. */
export function useFieldLabel(): (path: string) => string {
  const { t } = useTranslation('invoice');
  return (path) => {
    const { field, item } = fieldOfPath(path);
    // Used for all types of document; the number of a bill is not an invoice number.
    const label = field === 'number' ? t('col.number') : t(`field.${field || 'items'}`, { defaultValue: path });
    if (item === null) return label;
    return t(path.includes('lines') ? 'fieldOfLine' : 'fieldOfItem', { label, item });
  };
}
