import type { ReportSchedule } from '@folio/contract';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { useReportScheduleChanges } from '../../../../api/queries/reports/report-schedule.ts';
import { formatDay } from '../../../../components/day/format-day.ts';
import { momentText } from '../../../../components/emails/moment.tsx';
import { useConfirm } from '../../../../components/feedback/confirm.tsx';
import { StateTag } from '../../../../components/feedback/state-tag.tsx';
import { Icon } from '../../../../components/page/icon.tsx';
import { currentLanguage } from '../../../../i18n/start-language.ts';
import { useMay } from '../../../../session/use-may.ts';
import { useScheduleWords } from './use-schedule-words.ts';

/** A report that goes out by email: when and to whom, the next and the last email, and what went wrong. */
export function ScheduleRow({ schedule, onEdit }: { schedule: ReportSchedule; onEdit: () => void }) {
  const { t } = useTranslation('reports');
  const words = useScheduleWords();
  const language = currentLanguage();
  const mayWrite = useMay('write');
  const { name, receivers, formats, next_on: next, last_sent_at: last, held, problem } = schedule;
  const about = [words.when(schedule), formats.map((format) => t(`export.${format}`)).join(', ')];
  const days = [
    ...(next === null ? [] : [t('mailing.next', { day: formatDay(next, language) })]),
    last === null ? t('mailing.never') : t('mailing.last', { at: momentText(last) }),
  ];
  return (
    <li className="flex items-center gap-8 ruled-above">
      <div className="saved-report grid min-0">
        <span className="flex items-center gap-8 min-0">
          <strong className="bold ellipsis">{name}</strong>
          {schedule.state === 'paused' && <StateTag tone="grey">{t('mailing.paused')}</StateTag>}
        </span>
        <span className="font-base muted break">{[...about, receivers.join(', ')].join(' · ')}</span>
        <span className="font-base muted">{days.join(' · ')}</span>
        {held.map(({ address, because }) => (
          <span key={address} className={`font-base break ${because === 'no_access' ? 'text-red' : 'muted'}`}>
            {t(`mailing.held.${because}`, { address })}
          </span>
        ))}
        {problem !== null && <span className="font-base text-red break preline">{problem}</span>}
      </div>
      {mayWrite && <ScheduleMenu schedule={schedule} onEdit={onEdit} />}
    </li>
  );
}

function ScheduleMenu({ schedule, onEdit }: { schedule: ReportSchedule; onEdit: () => void }) {
  const { t } = useTranslation('reports');
  const confirm = useConfirm();
  const { move, remove } = useReportScheduleChanges();
  const { id, version, name, state } = schedule;
  const other = state === 'active' ? ('paused' as const) : ('active' as const);
  const removeIt = async () => {
    const question = { title: t('mailing.removeTitle', { name }), okText: t('saved.remove'), danger: true };
    if (await confirm(question)) remove.mutate(id);
  };
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items: [
          { key: 'edit', label: t('mailing.edit'), onClick: onEdit },
          { key: 'move', label: t(`mailing.to_${other}`), onClick: () => move.mutate({ id, version, state: other }) },
          { key: 'remove', label: t('saved.remove'), danger: true, onClick: () => void removeIt() },
        ],
      }}
    >
      <Button type="text" aria-label={t('mailing.actions', { name })} icon={<Icon name="ellipsis" />} />
    </Dropdown>
  );
}
