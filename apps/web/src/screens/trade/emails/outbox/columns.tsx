import type { OutgoingMail } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { MailActions } from '../../../../components/emails/mail-actions.tsx';
import { MailStateTag } from '../../../../components/emails/mail-state-tag.tsx';
import { Moment } from '../../../../components/emails/moment.tsx';
import { useMediaQuery } from '../../../../components/hooks/use-is-phone.ts';
import type { DataColumn } from '../../../../components/table/data-table.tsx';

/** The columns of the outbox. */
export function useMailColumns(): DataColumn<OutgoingMail>[] {
  const { t } = useTranslation('outgoing');
  const isTight = useMediaQuery('(width < 1200px)');
  const all: DataColumn<OutgoingMail>[] = [
    { key: 'at', title: t('outbox.at'), render: (_, mail) => <Moment value={mail.sent_at ?? mail.created_at} /> },
    { key: 'kind', title: t('outbox.kind'), render: (_, mail) => t(`kind.${mail.kind}`) },
    {
      key: 'to',
      title: t('mail.to'),
      className: 'outbox-to break',
      render: (_, mail) => [...mail.to, ...mail.cc].join(', '),
    },
    {
      key: 'subject',
      title: t('mail.subject'),
      className: 'outbox-subject',
      render: (_, mail) => (
        <>
          {mail.subject}
          {mail.problem && <p className="outgoing-problem font-small text-red break">{mail.problem}</p>}
        </>
      ),
    },
    { key: 'by', title: t('outbox.by'), render: (_, mail) => mail.created_by ?? t('automatic') },
    { key: 'state', title: t('outbox.state'), render: (_, mail) => <MailStateTag mail={mail} /> },
    { key: 'actions', title: '', align: 'right', render: (_, mail) => <MailActions mail={mail} /> },
  ];
  return isTight ? all.filter(({ key }) => key !== 'by' && key !== 'kind') : all;
}

/** A mail on a phone. */
export function MailCard({ mail }: { mail: OutgoingMail }) {
  return (
    <span className="outbox-card grid gap-4">
      <span className="outgoing-line flex items-baseline between full gap-12 break">
        <strong>{mail.subject}</strong>
        <MailStateTag mail={mail} />
      </span>
      <span className="m-0 font-base muted break">{[...mail.to, ...mail.cc].join(', ')}</span>
      <span className="font-small faint m-0 break">
        <Moment value={mail.sent_at ?? mail.created_at} />
      </span>
      {mail.problem && <span className="outgoing-problem font-small text-red break">{mail.problem}</span>}
    </span>
  );
}
