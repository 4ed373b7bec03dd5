import type { OutgoingMail } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { afterMail, outgoingCalls } from '../../api/queries/trade/outgoing.ts';
import { useMay } from '../../session/use-may.ts';
import { toast } from '../feedback/toast/toast.ts';
import { refusalText } from '../form/refusal-text.ts';

/** Actions on an email that was not sent yet. */
export function MailActions({ mail }: { mail: OutgoingMail }) {
  const { t } = useTranslation('outgoing');
  const queryClient = useQueryClient();
  const readOnly = !useMay('write');
  const [isBusy, setBusy] = useState(false);
  if (readOnly || (mail.state !== 'queued' && mail.state !== 'failed')) return null;
  const run = async (work: (id: string) => Promise<OutgoingMail>, done: string) => {
    setBusy(true);
    try {
      await work(mail.id);
      toast.success(done);
    } catch (cause) {
      toast.error(refusalText(cause));
    }
    await afterMail(queryClient);
    setBusy(false);
  };
  const isTriedNow = mail.state === 'queued' && mail.attempts === 0;
  return (
    <span className="mail-actions inline-flex gap-6">
      {!isTriedNow && (
        <Button size="small" loading={isBusy} onClick={() => void run(outgoingCalls.retry, t('retried'))}>
          {t('retry')}
        </Button>
      )}
      <Button size="small" type="text" disabled={isBusy} onClick={() => void run(outgoingCalls.cancel, t('cancelled'))}>
        {t('cancelMail')}
      </Button>
    </span>
  );
}
