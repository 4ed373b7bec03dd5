import type { ReportSchedule } from '@folio/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReportScheduleChanges, useReportSchedules } from '../../../../api/queries/reports/report-schedule.ts';
import { useSavedReports } from '../../../../api/queries/reports/saved-report.ts';
import { Card } from '../../../../components/page/card.tsx';
import { bodyOf } from './schedule-draft.ts';
import { ScheduleForm } from './schedule-form.tsx';
import { ScheduleRow } from './schedule-row.tsx';
import '../saved/saved-reports.css';

interface ScheduleListProps {
  /** Which ones; all by default. */
  isShown?: (schedule: ReportSchedule) => boolean;
  /** Room around the card. */
  className?: string;
}

/** What goes out by email, the next first; without any, the card is left out. */
export function ScheduleList({ isShown = () => true, className = '' }: ScheduleListProps) {
  const { t } = useTranslation('reports');
  const { data = [] } = useReportSchedules();
  const { data: reports = [] } = useSavedReports();
  const [edited, setEdited] = useState<ReportSchedule | null>(null);
  const { save } = useReportScheduleChanges();
  const schedules = data.filter(isShown);
  if (schedules.length === 0) return null;
  return (
    <Card flush className={`saved-reports ${className}`} title={t('mailing.title')}>
      <ul>
        {schedules.map((schedule) => (
          <ScheduleRow key={schedule.id} schedule={schedule} onEdit={() => setEdited(schedule)} />
        ))}
      </ul>
      {edited && (
        <ScheduleForm
          name={edited.name}
          start={bodyOf(edited)}
          scheduleId={edited.id}
          isFixed={reports.some(({ id, period }) => id === edited.subject_id && period === null)}
          onSave={(body) => save.mutateAsync({ ...body, id: edited.id, version: edited.version })}
          onClose={() => setEdited(null)}
        />
      )}
    </Card>
  );
}
