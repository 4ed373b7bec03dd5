import type { ExportFormat } from '@folio/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { exportAddress } from '../../../api/queries/books/exchange.ts';
import { Card } from '../../../components/page/card.tsx';
import { Icon, type IconName } from '../../../components/page/icon.tsx';

const formats: readonly { format: ExportFormat; icon: IconName }[] = [
  { format: 'archive', icon: 'folder' },
  { format: 'csv', icon: 'columns' },
  { format: 'hledger', icon: 'file' },
  { format: 'beancount', icon: 'file' },
];

/** The four ways out, each with what it holds. The browser saves the file while it is still being written. */
export function ExportCard() {
  const { t } = useTranslation('accounting-exchange');
  return (
    <Card title={t('export.title')}>
      <p className="exchange-lead below-14 muted">{t('export.lead')}</p>
      <ul className="export-ways grid gap-12">
        {formats.map(({ format, icon }) => (
          <li className="flex column items-top gap-8 framed radius-huge" key={format}>
            <h3 className="m-0 flex items-center gap-8 font-lead">
              <Icon name={icon} size={18} />
              {t(`export.${format}.name`)}
            </h3>
            <p className="font-base muted">{t(`export.${format}.holds`)}</p>
            <p className="export-ending font-small faint">{t(`export.${format}.file`)}</p>
            <Button
              href={exportAddress(format)}
              download
              icon={<Icon name="download" size={15} />}
              {...(format === 'archive' && { type: 'primary' as const })}
              aria-label={t('export.downloadAs', { format: t(`export.${format}.name`) })}
            >
              {t('export.download')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
