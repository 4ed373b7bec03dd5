import type { AuditRequest } from '@folio/contract';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoomCalls } from '../../../api/queries/year-end/auditor-room.ts';
import { SideField, SideForm } from '../../../components/form/side-form.tsx';
import { useSaving } from '../../../components/form/use-saving.ts';
import { FilesField } from './files-field.tsx';

/** An answer with files: of the storage, or dropped here, which puts them into the storage. */
export function AnswerForm({ request, onClose }: { request: AuditRequest; onClose: () => void }) {
  const { t } = useTranslation('auditor-room');
  const calls = useRoomCalls();
  const { isBusy, error, save } = useSaving();
  const [text, setText] = useState('');
  const [fileIds, setFileIds] = useState<readonly string[]>([]);
  const [isKeeping, setKeeping] = useState(false);
  const submit = () =>
    save(async () => {
      await calls.answer(request.id, { text, file_ids: [...fileIds], version: request.version });
      onClose();
    });
  return (
    <SideForm
      title={t('answer.title', { number: request.number })}
      okText={t('answer.ok')}
      isBusy={isBusy}
      isReady={!isKeeping}
      error={error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <SideField id="answer-text" label={t('answer.text')} sentences={error?.fields.text}>
        <Input.TextArea
          id="answer-text"
          value={text}
          rows={4}
          maxLength={4_000}
          onChange={({ target }) => setText(target.value)}
        />
      </SideField>
      <FilesField fileIds={fileIds} onChange={setFileIds} onBusy={setKeeping} />
    </SideForm>
  );
}
