import type { AuditRequest } from '@folio/contract';
import { Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFiles } from '../../../api/queries/documents/file.ts';
import { useRoomCalls } from '../../../api/queries/year-end/auditor-room.ts';
import { SideField, SideForm } from '../../../components/form/side-form.tsx';
import { useSaving } from '../../../components/form/use-saving.ts';

/** An answer with files of the storage. */
export function AnswerForm({ request, onClose }: { request: AuditRequest; onClose: () => void }) {
  const { t } = useTranslation('auditor-room');
  const calls = useRoomCalls();
  const { isBusy, error, save } = useSaving();
  const [text, setText] = useState('');
  const [fileIds, setFileIds] = useState<string[]>([]);
  const submit = () =>
    save(async () => {
      await calls.answer(request.id, { text, file_ids: fileIds, version: request.version });
      onClose();
    });
  return (
    <SideForm
      title={t('answer.title', { number: request.number })}
      okText={t('answer.ok')}
      isBusy={isBusy}
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
      <FilesField fileIds={fileIds} onChange={setFileIds} />
    </SideForm>
  );
}

/** Finds files by name or content, as the file storage does. Chosen ones keep their names while another word is typed. */
function FilesField({ fileIds, onChange }: { fileIds: string[]; onChange: (ids: string[]) => void }) {
  const { t } = useTranslation('auditor-room');
  const [typed, setTyped] = useState('');
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const found = useFiles({ folder: null, month: null, q: typed, state: '' }, true);
  const files = found.data?.pages.flatMap(({ data }) => data) ?? [];
  const offered = [
    ...fileIds
      .filter((id) => !files.some((file) => file.id === id))
      .map((id) => ({ value: id, label: names[id] ?? id })),
    ...files.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const choose = (ids: string[]) => {
    setNames((before) => ({ ...before, ...Object.fromEntries(offered.map(({ value, label }) => [value, label])) }));
    onChange(ids);
  };
  return (
    <SideField id="answer-files" label={t('answer.files')} hint={t('answer.filesHint')}>
      <Select<string[]>
        id="answer-files"
        mode="multiple"
        showSearch={{ filterOption: false, onSearch: setTyped }}
        value={fileIds}
        loading={found.isFetching}
        options={offered}
        onChange={choose}
      />
    </SideField>
  );
}
