import type { ReportSchedule, ReportScheduleBody, ScheduledSubject } from '@folio/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api.ts';

export const reportSchedulesKey = ['report-schedules'] as const;

/** What goes out by email, of the reports that the user sees. */
export function useReportSchedules() {
  return useQuery({
    queryKey: reportSchedulesKey,
    queryFn: () => api('GET /api/company/:companyId/report-schedule', { quiet: true }),
  });
}

/**
 * What holds for typed addresses before they are saved. `scheduleId` null: the schedule is not saved yet.
 */
export function useReceiverStates(addresses: readonly string[], scheduleId: string | null) {
  return useQuery({
    queryKey: [...reportSchedulesKey, 'receivers', scheduleId, addresses],
    queryFn: () =>
      api('POST /api/company/:companyId/report-schedule/receivers', {
        body: { addresses: [...addresses], report_schedule_id: scheduleId },
        quiet: true,
      }),
    enabled: addresses.length > 0,
    placeholderData: keepPreviousData,
  });
}

/** A saved report or a pack. */
export interface MailedSubject {
  kind: ScheduledSubject;
  id: string;
}

/** Setting up, changing, pausing and deleting; the caller shows errors of `add` and `save`. */
export function useReportScheduleChanges() {
  const queryClient = useQueryClient();
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: reportSchedulesKey });
  const add = useMutation({
    mutationFn: ({ subject: { kind, id }, body }: { subject: MailedSubject; body: ReportScheduleBody }) =>
      kind === 'saved_report'
        ? api('POST /api/company/:companyId/saved-report/:id/schedule', { params: { id }, body, quiet: true })
        : api('POST /api/company/:companyId/report-pack/:id/schedule', { params: { id }, body, quiet: true }),
    onSuccess,
  });
  const save = useMutation({
    mutationFn: ({ id, ...body }: ReportScheduleBody & Pick<ReportSchedule, 'id' | 'version'>) =>
      api('PUT /api/company/:companyId/report-schedule/:id', { params: { id }, body, quiet: true }),
    onSuccess,
  });
  const move = useMutation({
    mutationFn: ({ id, ...body }: Pick<ReportSchedule, 'id' | 'version' | 'state'>) =>
      api('POST /api/company/:companyId/report-schedule/:id/state', { params: { id }, body }),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (id: string) => api('DELETE /api/company/:companyId/report-schedule/:id', { params: { id } }),
    onSuccess,
  });
  return { add, save, move, remove };
}
