import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { standings } from './list-view.ts';

/** In use, archived, or both. */
export function StandingFilter({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation('company');
  return (
    <Select
      className="min-w-130"
      aria-label={t('field.state')}
      value={value}
      options={Object.values(standings).map((one) => ({ value: one, label: t(`standing.${one}`) }))}
      onChange={onChange}
    />
  );
}
