import type { AuditRequest } from '@folio/contract';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGuestCalls } from '../../../api/queries/year-end/guest-room.ts';
import { SideField, SideForm } from '../../../components/form/side-form.tsx';
import { useSaving } from '../../../components/form/use-saving.ts';

interface ReopenFormProps {
  roomId: string;
  request: AuditRequest;
  onClose: () => void;
}

/** Opens a request again, and says what its answer lacks. */
export function ReopenForm({ roomId, request, onClose }: ReopenFormProps) {
  const { t } = useTranslation('auditor-room');
  const { reopen } = useGuestCalls(roomId);
  const { isBusy, error, save } = useSaving();
  const [text, setText] = useState('');
  const submit = async () => {
    await reopen(request.id, { text, version: request.version });
    onClose();
  };
  return (
    <SideForm
      title={t('reopen.one', { number: request.number })}
      okText={t('reopen.ok')}
      isBusy={isBusy}
      isReady={text.trim() !== ''}
      error={error}
      onSubmit={() => void save(submit)}
      onClose={onClose}
    >
      <SideField id="reopen-text" label={t('reopen.text')} sentences={error?.fields.text}>
        <Input.TextArea
          id="reopen-text"
          autoFocus
          rows={4}
          maxLength={2_000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </SideField>
    </SideForm>
  );
}
