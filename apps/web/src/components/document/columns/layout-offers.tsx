import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../page/icon.tsx';
import type { ColumnsOnPage } from './use-columns.ts';
import './columns.css';

/** Offers the columns that the practice defined for this layout at another client, applied with one click. */
export function LayoutOffers({ columns }: { columns: Pick<ColumnsOnPage, 'offers' | 'take' | 'isBusy'> }) {
  const { t } = useTranslation('document');
  return columns.offers.map(({ id, company, name }) => (
    <p key={id} className="layout-offer pad-8-10 flex wrap items-center gap-8 font-base bg-selected radius-medium">
      <Icon name="history" size={14} />
      <span>{t('columns.offer', { company, name: name || t('columns.unnamed') })}</span>
      <Button size="small" disabled={columns.isBusy} onClick={() => columns.take(id)}>
        {t('columns.take')}
      </Button>
    </p>
  ));
}
