import type { OutgoingMail } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { StateTag, type StateTone } from '../feedback/state-tag.tsx';

const tones: Record<OutgoingMail['state'], StateTone> = {
  queued: 'blue',
  sent: 'green',
  failed: 'red',
  cancelled: 'grey',
};

/** Delivery status of an email; one that waits after a failed attempt counts as late. */
export function MailStateTag({ mail }: { mail: Pick<OutgoingMail, 'state' | 'attempts' | 'problem'> }) {
  const { t } = useTranslation('outgoing');
  const isLate = mail.problem !== null && (mail.state === 'queued' || mail.state === 'sent');
  return <StateTag tone={isLate ? 'amber' : tones[mail.state]}>{t(`state.${mail.state}`)}</StateTag>;
}
