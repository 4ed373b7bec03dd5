import { useTranslation } from 'react-i18next';
import { type MailedSubject, useReportScheduleChanges } from '../../../../api/queries/reports/report-schedule.ts';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import { currentLanguage } from '../../../../i18n/start-language.ts';
import { useSession } from '../../../../session/session-store.ts';
import { newSchedule } from './schedule-draft.ts';
import { ScheduleForm } from './schedule-form.tsx';

interface SendByEmailProps {
  subject: MailedSubject;
  name: string;
  isFixed: boolean;
  onClose: () => void;
}

/** Sets up that a saved report or a pack goes out by email. */
export function SendByEmail({ subject, name, isFixed, onClose }: SendByEmailProps) {
  const { t } = useTranslation('reports');
  const { profile } = useSession();
  const { add } = useReportScheduleChanges();
  return (
    <ScheduleForm
      name={name}
      start={newSchedule(profile?.email ?? null, currentLanguage())}
      scheduleId={null}
      isFixed={isFixed}
      onSave={async (body) => {
        await add.mutateAsync({ subject, body });
        toast.success(t('mailing.done', { name }));
      }}
      onClose={onClose}
    />
  );
}
