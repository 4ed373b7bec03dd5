import { useQueryClient } from '@tanstack/react-query';
import { Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../api/api-error.ts';
import { afterMail } from '../../api/queries/trade/outgoing.ts';
import { FullScreenSpinner } from '../feedback/full-screen-spinner.tsx';
import { toast } from '../feedback/toast/toast.ts';
import { Refusal } from '../form/refusal.tsx';
import { asApiError } from '../form/refusal-text.ts';
import { isReady, type MailText, useOnceKey } from './mail-draft.ts';
import { MailFields } from './mail-fields.tsx';

export interface MailDialogProps<M extends MailText> {
  title: string;
  /** The email as it would be sent now; null until its template has been read. */
  mail: M | null;
  /** Why the template could not be read. */
  failure: ApiError | null;
  /** Below the text: what its placeholders become. */
  hint: ReactNode;
  onChange: (changes: Partial<MailText>) => void;
  /** Sends the email; `onceKey` gives the key under which the server takes a request only once. */
  send: (mail: M, onceKey: (request: unknown) => string) => Promise<unknown>;
  /** Forgets the text kept in this browser. */
  onDrop: () => void;
  onClose: () => void;
  /** Called when the email is in the queue. */
  onSent?: (() => void) | undefined;
  /** Choices above the receivers. */
  children: ReactNode;
}

/** The dialog that sends an email; the text is kept as typed until it is sent. */
export function MailDialog<M extends MailText>(props: MailDialogProps<M>) {
  const { title, mail, failure, hint, onChange, send, onDrop, onClose, onSent, children } = props;
  const { t } = useTranslation('outgoing');
  const queryClient = useQueryClient();
  const onceKey = useOnceKey();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const sendNow = async () => {
    if (mail === null || !isReady(mail) || isBusy) return;
    setBusy(true);
    setError(null);
    try {
      await send(mail, onceKey);
      onDrop();
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
      title={title}
      okText={t('send.ok')}
      cancelText={t('common:cancel')}
      okButtonProps={{ loading: isBusy, disabled: mail === null || !isReady(mail) }}
      onOk={() => void sendNow()}
      onCancel={onClose}
    >
      {mail === null && failure === null && <FullScreenSpinner />}
      {failure && <Refusal error={failure} />}
      {mail && (
        <form
          className="mail-form refusal-flush pad-top-4 selects-full grid gap-14"
          onSubmit={(event) => event.preventDefault()}
        >
          {error && <Refusal error={error} />}
          {children}
          <MailFields
            mail={mail}
            faults={error?.fields ?? {}}
            hint={hint}
            onChange={onChange}
            onSend={() => void sendNow()}
          />
        </form>
      )}
    </Modal>
  );
}
