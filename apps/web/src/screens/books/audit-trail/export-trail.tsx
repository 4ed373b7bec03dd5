import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exportAuditLog, type LogFilter, type LogFormat } from '../../../api/queries/books/accounting-audit.ts';
import { todayInHongKong } from '../../../components/day/today.ts';
import { closeToast, toast } from '../../../components/feedback/toast/toast.ts';
import { refusalText } from '../../../components/form/refusal-text.ts';
import { Icon } from '../../../components/page/icon.tsx';

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
