import { useTranslation } from 'react-i18next';
import { Icon } from '../../page/icon.tsx';

interface RowToolsProps {
  index: number;
  onDuplicate: (index: number) => void;
  onRemove: (index: number) => void;
}

export function RowTools({ index, onDuplicate, onRemove }: RowToolsProps) {
  const { t } = useTranslation('invoice-editor');
  return (
    <td className="item-tools relative text-left">
      <button
        type="button"
        className="item-tool inline-flex font-inherit bg-none items-center justify-center font-small faint radius-small pointer"
        tabIndex={-1}
        aria-label={t('items.duplicateOne', { item: index + 1 })}
        title={t('items.duplicateTitle')}
        onClick={() => onDuplicate(index)}
      >
        <Icon name="copy" size={14} />
      </button>
      <button
        type="button"
        className="item-tool inline-flex font-inherit bg-none items-center justify-center font-small faint radius-small pointer"
        tabIndex={-1}
        aria-label={t('items.removeOne', { item: index + 1 })}
        title={t('items.removeTitle')}
        onClick={() => onRemove(index)}
      >
        <Icon name="x" size={15} />
      </button>
    </td>
  );
}
