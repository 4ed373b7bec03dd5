import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon.tsx';

/** Says what the page prints where the reader put the figure that the arithmetic asks for. */
export function MendedNote({ printed }: { printed: string | undefined }) {
  const { t } = useTranslation('document');
  if (printed === undefined) return null;
  return (
    <p className="review-warning">
      <Icon name="wrench" size={12} /> {t('mendedFrom', { printed })}
    </p>
  );
}
