import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGuestCalls } from '../../../api/queries/year-end/guest-room.ts';
import { DayInput } from '../../../components/day/day-input.tsx';
import { SideField, SideForm } from '../../../components/form/side-form.tsx';
import { useSaving } from '../../../components/form/use-saving.ts';

/** What the auditor needs, and by when. */
export function AskForm({ roomId, onClose }: { roomId: string; onClose: () => void }) {
  const { t } = useTranslation('auditor-room');
  const { ask } = useGuestCalls(roomId);
  const { isBusy, error, save } = useSaving();
  const [text, setText] = useState('');
  const [dueOn, setDueOn] = useState<string | null>(null);
  const submit = async () => {
    await ask({ text, due_on: dueOn });
    onClose();
  };
  return (
    <SideForm
      title={t('ask.open')}
      okText={t('ask.ok')}
      isBusy={isBusy}
      isReady={text.trim() !== ''}
      error={error}
      onSubmit={() => void save(submit)}
      onClose={onClose}
    >
      <SideField id="ask-text" label={t('ask.text')} sentences={error?.fields.text}>
        <Input.TextArea
          id="ask-text"
          autoFocus
          rows={4}
          maxLength={2_000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </SideField>
      <SideField id="ask-due" label={t('request.due')} sentences={error?.fields.due_on}>
        <DayInput id="ask-due" value={dueOn} allowClear onChange={setDueOn} />
      </SideField>
    </SideForm>
  );
}
