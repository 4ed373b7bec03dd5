import { useTranslation } from 'react-i18next';

/** Says that fields which were changed here were saved with other values elsewhere. */
export function KeptNote({ collisions }: { collisions: readonly string[] }) {
  const { t } = useTranslation('common');
  if (collisions.length === 0) return null;
  return (
    <p className="below-12 pad-12-16 bg-amber radius-large" role="status">
      {t('conflict.kept', { count: collisions.length })}
    </p>
  );
}
