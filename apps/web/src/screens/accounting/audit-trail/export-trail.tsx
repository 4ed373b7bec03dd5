import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exportAuditLog, type LogFilter, type LogFormat } from '../../../api/queries/accounting-audit.ts';
import { Icon } from '../../../components/icon.tsx';
import { closeToast, toast } from '../../../components/toast/toast.ts';
import { todayInHongKong } from '../../../components/today.ts';
import { refusalText } from '../refusal-text.ts';

const formats: readonly LogFormat[] = ['xlsx', 'csv'];

/** Saves the trail as a file, as it is narrowed; null where the filter asks for nothing. */
export function ExportTrail({ filter }: { filter: LogFilter | null }) {
  const { t } = useTranslation('accounting-audit-trail');
  const [isBusy, setBusy] = useState(false);
  const save = async (asked: LogFilter, format: LogFormat) => {
    const file = `folio-audit-trail-${todayInHongKong()}.${format}`;
    const progress = toast.loading(t('export.making', { file }));
    setBusy(true);
    try {
      await exportAuditLog(asked, format, file);
      toast.success(t('export.saved', { file }));
    } catch (cause) {
      toast.error(refusalText(cause), {
        durationMs: 0,
        action: { label: t('common:retry'), run: () => void save(asked, format) },
      });
    } finally {
      closeToast(progress);
      setBusy(false);
    }
  };
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      disabled={filter === null}
      menu={{
        items: formats.map((format) => ({
          key: format,
          label: t(`export.${format}`),
          onClick: () => filter !== null && void save(filter, format),
        })),
      }}
    >
      <Button icon={<Icon name="download" size={15} />} loading={isBusy}>
        {t('export.label')}
      </Button>
    </Dropdown>
  );
}
