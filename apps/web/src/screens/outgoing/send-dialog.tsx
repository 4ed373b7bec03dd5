import { useQueryClient } from '@tanstack/react-query';
import { Alert, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../api/api-error.ts';
import { afterMail, outgoingCalls } from '../../api/queries/outgoing.ts';
import { FullScreenSpinner } from '../../components/full-screen-spinner.tsx';
import { toast } from '../../components/toast/toast.ts';
import { Refusal } from '../accounting/refusal.tsx';
import { asApiError } from '../accounting/refusal-text.ts';
import { isReady, requestOf, useOnceKey } from './mail-draft.ts';
import { MailFields } from './mail-fields.tsx';
import { SendOptions } from './send-options.tsx';
import { useDocumentMail } from './use-document-mail.ts';

interface SendDialogProps {
  invoiceId: string;
  onClose: () => void;
  /** The mail is in the queue. */
  onSent?: () => void;
}

/** A mail about one document: by its template, to be changed, and kept as typed until it was sent. */
export function SendDialog({ invoiceId, onClose, onSent }: SendDialogProps) {
  const { t } = useTranslation('outgoing');
  const queryClient = useQueryClient();
  const writing = useDocumentMail(invoiceId);
  const onceKey = useOnceKey();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const { mail, change } = writing;
  const send = async () => {
    if (mail === null || !isReady(mail)) return;
    setBusy(true);
    setError(null);
    try {
      const request = { ...requestOf(mail), ...(writing.kind && { kind: writing.kind }) };
      await outgoingCalls.send(invoiceId, request, onceKey(request));
      writing.drop();
      toast.success(t('send.done'));
      void afterMail(queryClient);
      onSent?.();
      onClose();
    } catch (cause) {
      setError(asApiError(cause));
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      width={680}
      title={t('send.title')}
      okText={t('send.ok')}
      cancelText={t('common:cancel')}
      okButtonProps={{ loading: isBusy, disabled: mail === null || !isReady(mail) }}
      onOk={() => void send()}
      onCancel={onClose}
    >
      {mail === null && writing.failure === null && <FullScreenSpinner />}
      {writing.failure && <Refusal error={writing.failure} />}
      {mail && (
        <form className="mail-form" onSubmit={(event) => event.preventDefault()}>
          {error && <Refusal error={error} />}
          {writing.isRestored && (
            <Alert
              type="info"
              title={t('send.restored')}
              action={
                <button type="button" className="link-button" onClick={writing.drop}>
                  {t('send.startOver')}
                </button>
              }
            />
          )}
          <SendOptions writing={writing} mail={mail} />
          <MailFields
            mail={mail}
            faults={error?.fields ?? {}}
            hint={mail.body.includes('{link}') ? t('send.linkHint') : t('send.noLinkHint', { link: '{link}' })}
            onChange={change}
          />
        </form>
      )}
    </Modal>
  );
}
