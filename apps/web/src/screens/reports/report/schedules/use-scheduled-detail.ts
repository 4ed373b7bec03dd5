import { useTranslation } from 'react-i18next';
import { useReportSchedules } from '../../../../api/queries/reports/report-schedule.ts';

/** What a person should know before deleting a report or a pack that goes out by email; null for others. */
export function useScheduledDetail(subjectId: string | null): string | null {
  const { t } = useTranslation('reports');
  const { data = [] } = useReportSchedules();
  return data.some(({ subject_id: id }) => id === subjectId) ? t('mailing.endsToo') : null;
}
