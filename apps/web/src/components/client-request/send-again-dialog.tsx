import type { ClientQuestion } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../api/api-error.ts';
import { afterQuestion, questionCalls } from '../../api/queries/documents/question.ts';
import { useOnceKey } from '../emails/mail-draft.ts';
import { toast } from '../feedback/toast/toast.ts';
import { Refusal } from '../form/refusal.tsx';
import { asApiError } from '../form/refusal-text.ts';
import { ReceiverFields } from './ask/receiver-fields.tsx';
import { useReceiver } from './ask/use-receiver.ts';

interface SendAgainProps {
  questions: readonly ClientQuestion[];
  onClose: () => void;
  onSent?: () => void;
}

/** Sends unanswered questions again with a new link; the address can be changed. */
export function SendAgainDialog({ questions, onClose, onSent }: SendAgainProps) {
  const { t } = useTranslation('questions');
  const queryClient = useQueryClient();
  const onceKey = useOnceKey();
  const [first] = questions;
  const receiver = useReceiver(first?.email ? { email: first.email, language: first.language } : undefined);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const isReady = receiver.receiver.email !== '' && !receiver.isWrong;
  const send = async () => {
    if (!isReady || isBusy) return;
    setBusy(true);
    setError(null);
    const request = { ...receiver.receiver, ids: questions.map(({ id }) => id) };
    try {
      await questionCalls.send(request, onceKey(request));
      toast.success(t('again.done'));
      void afterQuestion(queryClient);
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
      title={t('again.title', { count: questions.length })}
      okText={t('again.ok')}
      cancelText={t('common:cancel')}
      okButtonProps={{ loading: isBusy, disabled: !isReady }}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <form
        className="ask-form refusal-flush pad-top-4 grid gap-16"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {error && <Refusal error={error} />}
        <p className="muted">{t('again.note')}</p>
        <ReceiverFields state={receiver} sentences={error?.fields.email} />
        <button type="submit" hidden tabIndex={-1} />
      </form>
    </Modal>
  );
}
