import type { AssetClass } from '@folio/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/page/card.tsx';
import { useMay } from '../../../session/use-may.ts';
import { className } from './class-name.ts';

interface ClassesCardProps {
  classes: readonly AssetClass[];
  onOpen: (row: AssetClass) => void;
}

/** The classes with what a new asset of each usually has. */
export function ClassesCard({ classes, onOpen }: ClassesCardProps) {
  const { t } = useTranslation('accounting-fixed-assets');
  const readOnly = !useMay('write');
  return (
    <Card title={t('class.title')}>
      {classes.length === 0 && <p className="font-base muted">{t('class.none')}</p>}
      <ul>
        {classes.map((row) => (
          <li key={row.id} className="flex wrap items-center between gap-12 pad-10-0 ruled-below">
            <span>
              <strong>{className(row)}</strong>{' '}
              <span className="font-small muted">
                {t('class.about', { method: t(`method.${row.method}`), months: row.life_months, count: row.assets })}
              </span>
            </span>
            {!readOnly && (
              <Button
                size="small"
                aria-label={t('class.editOne', { name: className(row) })}
                onClick={() => onOpen(row)}
              >
                {t('common:edit')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
