import type { SavedReport } from '@folio/contract';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSavedReportChanges, useSavedReports } from '../../../../api/queries/reports/saved-report.ts';
import { useConfirm } from '../../../../components/feedback/confirm.tsx';
import { Card } from '../../../../components/page/card.tsx';
import { Icon } from '../../../../components/page/icon.tsx';
import { useMay } from '../../../../session/use-may.ts';
import { SendByEmail } from '../schedules/send-by-email.tsx';
import { useScheduledDetail } from '../schedules/use-scheduled-detail.ts';
import { SavedReportDialog } from './saved-report-dialog.tsx';
import './saved-reports.css';

/** The reports that people of the company keep under a name; without any, the card is left out. */
export function SavedReports() {
  const { t } = useTranslation('reports');
  const { data: reports = [] } = useSavedReports();
  const [renamed, setRenamed] = useState<SavedReport | null>(null);
  const [mailed, setMailed] = useState<SavedReport | null>(null);
  const { change } = useSavedReportChanges();
  if (reports.length === 0) return null;
  return (
    <Card flush className="saved-reports below-16" title={t('saved.title')}>
      <ul>
        {reports.map((report) => (
          <SavedRow
            key={report.id}
            report={report}
            onRename={() => setRenamed(report)}
            onMail={() => setMailed(report)}
          />
        ))}
      </ul>
      {renamed && (
        <SavedReportDialog
          title={t('saved.renameTitle')}
          start={{ name: renamed.name, shared: renamed.shared, moving: renamed.period !== null }}
          movingWords={null}
          onSave={({ name, shared }) => {
            const { id, version } = renamed;
            return change.mutateAsync({ id, version, name, shared });
          }}
          onClose={() => setRenamed(null)}
        />
      )}
      {mailed && (
        <SendByEmail
          subject={{ kind: 'saved_report', id: mailed.id }}
          name={mailed.name}
          isFixed={mailed.period === null}
          onClose={() => setMailed(null)}
        />
      )}
    </Card>
  );
}

interface SavedRowProps {
  report: SavedReport;
  onRename: () => void;
  onMail: () => void;
}

function SavedRow({ report, onRename, onMail }: SavedRowProps) {
  const { t } = useTranslation('reports');
  const confirm = useConfirm();
  const { remove } = useSavedReportChanges();
  const mayWrite = useMay('write');
  const { id, name, shared, own, created_by: person } = report;
  const detail = useScheduledDetail(id);
  const removeIt = async () => {
    const question = { title: t('saved.removeTitle', { name }), detail, okText: t('saved.remove'), danger: true };
    if (await confirm(question)) remove.mutate(id);
  };
  const about = [
    t(`report.${report.report}`),
    daysOf(report, t),
    shared && !own && person !== null ? t('saved.by', { person }) : t(shared ? 'saved.shared' : 'saved.private'),
  ];
  return (
    <li className="flex items-center gap-8 ruled-above">
      <Link
        className="saved-report ring-inside grid min-0"
        to={`/reports/${report.report}?${new URLSearchParams(report.address)}`}
      >
        <strong className="bold ellipsis">{name}</strong>
        <span className="font-base muted">{about.join(' · ')}</span>
      </Link>
      {mayWrite && (
        <Dropdown
          trigger={['click']}
          placement="bottomRight"
          menu={{
            items: [
              { key: 'mail', label: t('mailing.send'), onClick: onMail },
              { key: 'rename', label: t('saved.rename'), onClick: onRename },
              { key: 'remove', label: t('saved.remove'), danger: true, onClick: () => void removeIt() },
            ],
          }}
        >
          <Button type="text" aria-label={t('saved.actions', { name })} icon={<Icon name="ellipsis" />} />
        </Dropdown>
      )}
    </li>
  );
}

type Translate = ReturnType<typeof useTranslation<'reports'>>['t'];

function daysOf({ period, address }: SavedReport, t: Translate): string {
  if (period === null) return t('saved.fixedDays');
  return address.from === undefined ? t(`presetEnd.${period}`) : t(`preset.${period}`);
}
