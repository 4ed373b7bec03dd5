import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportQuery } from '../../../../api/queries/reports/report.ts';
import { useSavedReportChanges } from '../../../../api/queries/reports/saved-report.ts';
import { presetOf } from '../../../../components/day/periods.ts';
import { todayInHongKong } from '../../../../components/day/today.ts';
import { useYearRule } from '../../../../components/day/use-year-rule.ts';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import { Icon } from '../../../../components/page/icon.tsx';
import { useMay } from '../../../../session/use-may.ts';
import { hasFrom, type ReportKind } from '../report-kinds.ts';
import type { ReportParams } from '../report-params.ts';
import { SavedReportDialog } from './saved-report-dialog.tsx';

interface SaveReportButtonProps {
  kind: ReportKind;
  params: ReportParams;
  /** Null where there is nothing to save. */
  query: ReportQuery | null;
}

/** Keeps the report on the screen under a name. Days chosen as a preset, such as "last month", may move with the calendar. */
export function SaveReportButton({ kind, params, query }: SaveReportButtonProps) {
  const { t } = useTranslation('reports');
  const years = useYearRule();
  const { save } = useSavedReportChanges();
  const [isOpen, setOpen] = useState(false);
  const mayWrite = useMay('write');
  if (!mayWrite) return null;
  const isPeriod = hasFrom(kind, params.form);
  const preset = presetOf(params, isPeriod ? 'period' : 'moment', todayInHongKong(), years);
  const words = preset === null ? null : t(isPeriod ? `preset.${preset}` : `presetEnd.${preset}`);
  return (
    <>
      <Button
        aria-label={t('saved.save')}
        icon={<Icon name="tag" />}
        disabled={query === null}
        onClick={() => setOpen(true)}
      >
        {t('saved.save')}
      </Button>
      {isOpen && query !== null && (
        <SavedReportDialog
          title={t('saved.saveTitle')}
          start={{ name: t(`report.${kind.name}`), shared: false, moving: preset !== null }}
          movingWords={words}
          onSave={async ({ name, shared, moving }) => {
            const { page: _page, ...choices } = query;
            const period = moving ? preset : null;
            await save.mutateAsync({ name, shared, report: kind.name, period, query: textsOf(choices) });
            toast.success(t('saved.done', { name }));
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** The parameters that are set. */
function textsOf(query: ReportQuery): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
}
