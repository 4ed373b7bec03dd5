import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ExportFormat, exportReport, type ReportQuery } from '../../../api/queries/reports/report.ts';
import { closeToast, toast } from '../../../components/feedback/toast/toast.ts';
import { Icon } from '../../../components/page/icon.tsx';
import type { ReportKind } from './report-kinds.ts';

const formats: readonly ExportFormat[] = ['xlsx', 'csv', 'pdf'];

interface ExportMenuProps {
  kind: ReportKind;
  /** Null where there is nothing to export. */
  query: ReportQuery | null;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** Saves the report as a file: all pages of it, the same figures as on the screen. */
export function ExportMenu({ kind, query, isOpen, onOpen }: ExportMenuProps) {
  const { t } = useTranslation('reports');
  const [isBusy, setBusy] = useState(false);
  const save = async (format: ExportFormat) => {
    if (query === null) return;
    const { page: _page, ...all } = query;
    const fileName = `${kind.name}-${all.to ?? all.as_at ?? ''}.${format}`;
    setBusy(true);
    const progress = toast.loading(t('export.making', { file: fileName }));
    try {
      await exportReport(kind.name, all, format, fileName);
      toast.success(t('export.saved', { file: fileName }));
    } catch (error) {
      const sentence = error instanceof Error && error.message !== '' ? error.message : t('common:error.network');
      toast.error(sentence, { durationMs: 0, action: { label: t('common:retry'), run: () => void save(format) } });
    } finally {
      closeToast(progress);
      setBusy(false);
    }
  };
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      disabled={query === null}
      open={isOpen}
      onOpenChange={onOpen}
      menu={{
        items: formats.map((format) => ({
          key: format,
          label: t(`export.${format}`),
          onClick: () => void save(format),
        })),
      }}
    >
      <Button aria-label={t('export.label')} icon={<Icon name="download" />} loading={isBusy} disabled={query === null}>
        {t('export.label')}
      </Button>
    </Dropdown>
  );
}
