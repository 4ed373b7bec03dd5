import type { QuestionMail } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { afterQuestion, questionCalls } from '../../api/queries/documents/question.ts';
import { momentText } from '../emails/moment.tsx';
import { useConfirm } from '../feedback/confirm.tsx';
import { toast } from '../feedback/toast/toast.ts';
import { refusalText } from '../form/refusal-text.ts';

/** The email a question was sent with: its delivery, whether its link was opened, and a button to close the link. */
export function MailLine({ mail, mayClose }: { mail: QuestionMail; mayClose: boolean }) {
  const { t } = useTranslation('questions');
  const sent = mail.sent_at === null ? '' : momentText(mail.sent_at);
  return (
    <div className="question-mail grid cells-start gap-4 pad-12-14 break bg-sunken radius-large">
      <p>
        {t(`mail.${mail.state}`, { to: mail.to, at: sent })} {t('mail.with', { count: mail.questions })}
      </p>
      {mail.problem !== null && (
        <p className="icons-down flex items-top gap-8 text-red" role="alert">
          {mail.problem}
        </p>
      )}
      {mail.link !== 'none' && (
        <p className="font-base muted">
          {mail.opened_at === null ? t('link.unopened') : t('link.opened', { at: momentText(mail.opened_at) })}
          {' · '}
          {mail.link === 'open' && mail.expires_at !== null
            ? t('link.open', { at: momentText(mail.expires_at) })
            : t(`link.${mail.link}`)}
        </p>
      )}
      {mayClose && (mail.link === 'open' || mail.state === 'queued') && <CloseLink mail={mail} />}
    </div>
  );
}

function CloseLink({ mail }: { mail: QuestionMail }) {
  const { t } = useTranslation('questions');
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const [isBusy, setBusy] = useState(false);
  const close = async () => {
    const asked = { title: t('link.closeAsk', { count: mail.questions }), okText: t('link.close'), danger: true };
    if (!(await confirm(asked))) return;
    setBusy(true);
    try {
      await questionCalls.revoke(mail.id);
      toast.success(t('link.closed'));
    } catch (cause) {
      toast.error(refusalText(cause));
    }
    await afterQuestion(queryClient);
    setBusy(false);
  };
  return (
    <Button size="small" danger loading={isBusy} onClick={() => void close()}>
      {t('link.close')}
    </Button>
  );
}
