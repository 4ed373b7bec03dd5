import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exportInvoices, type InvoiceListQuery, type ListFormat } from '../../../../api/queries/trade/invoice.ts';
import { todayInHongKong } from '../../../../components/day/today.ts';
import { closeToast, toast } from '../../../../components/feedback/toast/toast.ts';
import { refusalText } from '../../../../components/form/refusal-text.ts';
import type { ListKind } from '../../../../components/invoice/list-view.ts';
import { Icon } from '../../../../components/page/icon.tsx';

const formats: readonly ListFormat[] = ['xlsx', 'csv'];

interface ExportListProps {
  kind: ListKind;
  query: Omit<InvoiceListQuery, 'page' | 'limit'>;
  /** Only these; none means all the filter finds. */
  ids: readonly string[];
}

/** Saves the list as a file: all pages of what the filter finds, or the marked documents. */
export function ExportList({ kind, query, ids }: ExportListProps) {
  const { t } = useTranslation('invoice-life');
  const [isBusy, setBusy] = useState(false);
  const save = async (format: ListFormat) => {
    const name = `${kind}-${todayInHongKong()}.${format}`;
    const progress = toast.loading(t('export.making', { file: name }));
    setBusy(true);
    try {
      await exportInvoices(kind === 'purchases' ? 'purchases' : 'sales', query, ids, { format, name });
      toast.success(t('export.saved', { file: name }));
    } catch (cause) {
      toast.error(refusalText(cause), {
        durationMs: 0,
        action: { label: t('common:retry'), run: () => void save(format) },
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
      menu={{
        items: formats.map((format) => ({
          key: format,
          label: t(`export.${format}`),
          onClick: () => void save(format),
        })),
      }}
    >
      <Button icon={<Icon name="download" size={15} />} loading={isBusy}>
        {t(ids.length > 0 ? 'export.marked' : 'export.label')}
      </Button>
    </Dropdown>
  );
}
