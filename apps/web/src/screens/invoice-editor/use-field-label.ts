import { useTranslation } from 'react-i18next';
import { fieldOfPath } from './invoice-draft.ts';

/** The word for a field's path: `invoice.items.0.price` is 'Price, item 1'. */
export function useFieldLabel(): (path: string) => string {
  const { t } = useTranslation('invoice');
  return (path) => {
    const { field, item } = fieldOfPath(path);
    const label = t(`field.${field || 'items'}`, { defaultValue: path });
    if (item === null) return label;
    return t(path.includes('lines') ? 'fieldOfLine' : 'fieldOfItem', { label, item });
  };
}
