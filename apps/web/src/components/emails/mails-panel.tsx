import type { OutgoingMail } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { useMails } from '../../api/queries/trade/outgoing.ts';
import { ErrorState } from '../feedback/error-state.tsx';
import { MailActions } from './mail-actions.tsx';
import { MailStateTag } from './mail-state-tag.tsx';
import { Moment } from './moment.tsx';
import './outgoing.css';

const shownMails = 50;

export function MailsPanel({ invoiceId }: { invoiceId: string }) {
  const { t } = useTranslation('outgoing');
  const { data, error, refetch } = useMails({ page: 1, limit: shownMails, invoice_id: invoiceId });
  if (error && !data) return <ErrorState detail={error.message} onRetry={() => void refetch()} />;
  if (!data) return <p className="font-base faint">{t('common:loading')}</p>;
  if (data.data.length === 0) return <p className="font-base faint">{t('panel.none')}</p>;
  return (
    <ul className="outgoing-list grid" aria-label={t('panel.title')}>
      {data.data.map((mail) => (
        <MailItem key={mail.id} mail={mail} />
      ))}
    </ul>
  );
}

function MailItem({ mail }: { mail: OutgoingMail }) {
  const { t } = useTranslation('outgoing');
  return (
    <li className="grid cells-start gap-2 pad-12-0 ruled-above">
      <div className="outgoing-line flex items-baseline between full gap-12 break">
        <strong>{t(`kind.${mail.kind}`)}</strong>
        <MailStateTag mail={mail} />
      </div>
      <p className="font-base muted break">{[...mail.to, ...mail.cc].join(', ')}</p>
      <p className="font-small faint break">
        <Moment value={mail.sent_at ?? mail.created_at} />
        {' · '}
        {mail.created_by ?? t('automatic')}
      </p>
      {mail.problem && <p className="outgoing-problem font-small text-red break">{mail.problem}</p>}
      <MailActions mail={mail} />
    </li>
  );
}
