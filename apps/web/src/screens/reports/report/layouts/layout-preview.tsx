import type { ReportLayoutBody } from '@folio/contract';
import { periodOfPreset } from '@folio/ledger/calendar';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLayoutPreview } from '../../../../api/queries/reports/report-layout.ts';
import { DayInput } from '../../../../components/day/day-input.tsx';
import { todayInHongKong } from '../../../../components/day/today.ts';
import { Refusal } from '../../../../components/form/refusal.tsx';
import { asApiError } from '../../../../components/form/refusal-text.ts';
import { Card } from '../../../../components/page/card.tsx';
import { RowsSkeleton } from '../../../../components/page/rows-skeleton.tsx';
import { useSession } from '../../../../session/session-store.ts';
import { SheetFoot } from '../sheet/sheet-foot.tsx';
import { SheetTable } from '../sheet/sheet-table.tsx';
import { useFolds } from '../use-folds.ts';
import '../sheet/sheet.css';

const typingPauseMs = 400;

/** The report that the rows make, with the figures of the books. Each figure opens its postings. */
export function LayoutPreview({ draft }: { draft: ReportLayoutBody }) {
  const { t } = useTranslation('reports');
  const { company } = useSession();
  const [period, setPeriod] = useState(() =>
    periodOfPreset('financial_year_to_date', todayInHongKong(), company?.fye ?? '12-31'),
  );
  const settled = useSettled(draft);
  const preview = useLayoutPreview({ ...settled, name: settled.name.trim() || t('report.custom-report') }, period);
  const control = useFolds();
  return (
    <Card
      title={t('layout.preview')}
      extra={
        <span className="flex wrap gap-8">
          {(['from', 'to'] as const).map((name) => (
            <DayInput
              key={name}
              label={t(name)}
              value={period[name]}
              onChange={(day) => day && setPeriod((current) => ({ ...current, [name]: day }))}
            />
          ))}
        </span>
      }
    >
      {preview.error && <Refusal error={asApiError(preview.error)} />}
      {preview.data === undefined && !preview.error && <RowsSkeleton rows={4} />}
      {preview.data !== undefined && !preview.error && (
        <>
          <SheetTable sheet={preview.data} isList={false} control={control} />
          <SheetFoot sheet={preview.data} />
        </>
      )}
    </Card>
  );
}

/** The draft after a pause in typing. */
function useSettled(draft: ReportLayoutBody): ReportLayoutBody {
  const [settled, setSettled] = useState(draft);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(draft), typingPauseMs);
    return () => clearTimeout(timer);
  }, [draft]);
  return settled;
}
