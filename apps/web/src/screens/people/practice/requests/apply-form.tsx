import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../../api/api-error.ts';
import { useRequestCalls } from '../../../../api/queries/people/access-request.ts';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import { asApiError } from '../../../../components/form/refusal-text.ts';
import { SideField, SideForm } from '../../../../components/form/side-form.tsx';

/** Asks the company with a number for access. Whether there is one is for that company to say. */
export function ApplyForm({ practiceId, onClose }: { practiceId: string; onClose: () => void }) {
  const { t } = useTranslation('practice');
  const calls = useRequestCalls();
  const [number, setNumber] = useState('');
  const [message, setMessage] = useState('');
  const [error, setError] = useState<ApiError | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      await calls.apply(practiceId, { number, message });
      toast.success(t('apply.sent'));
      onClose();
    } catch (cause) {
      setError(asApiError(cause));
      setBusy(false);
    }
  };
  return (
    <SideForm
      title={t('apply.open')}
      okText={t('apply.send')}
      isBusy={isBusy}
      isReady={number.trim() !== ''}
      error={error}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <SideField
        id="apply-number"
        label={t('apply.number')}
        hint={t('apply.numberHint')}
        sentences={error?.fields.number}
      >
        <Input
          id="apply-number"
          autoFocus
          value={number}
          maxLength={40}
          onChange={({ target }) => setNumber(target.value)}
        />
      </SideField>
      <SideField id="apply-message" label={t('apply.message')} sentences={error?.fields.message}>
        <Input.TextArea
          id="apply-message"
          value={message}
          maxLength={1000}
          autoSize={{ minRows: 3 }}
          onChange={({ target }) => setMessage(target.value)}
        />
      </SideField>
    </SideForm>
  );
}
