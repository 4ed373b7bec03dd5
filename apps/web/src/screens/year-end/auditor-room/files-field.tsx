import { Select } from 'antd';
import { type Dispatch, type SetStateAction, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFiles } from '../../../api/queries/documents/file.ts';
import { type KeptFile, StorageDrop } from '../../../components/evidence/storage-drop.tsx';
import { SideField } from '../../../components/form/side-form.tsx';

interface FilesFieldProps {
  fileIds: readonly string[];
  onChange: Dispatch<SetStateAction<readonly string[]>>;
  onBusy: (isBusy: boolean) => void;
}

/**
 * Files of an answer: dropped here, or found by name or content as the file storage does. Chosen ones keep their names
 * while another word is typed.
 */
export function FilesField({ fileIds, onChange, onBusy }: FilesFieldProps) {
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
  const add = ({ id, name }: KeptFile) => {
    setNames((before) => ({ ...before, [id]: name }));
    onChange((before) => [...new Set([...before, id])]);
  };
  return (
    <>
      <SideField id="answer-files" label={t('answer.files')} hint={t('answer.filesHint')}>
        <Select<string[]>
          id="answer-files"
          mode="multiple"
          showSearch={{ filterOption: false, onSearch: setTyped }}
          value={[...fileIds]}
          placeholder={t('answer.filesChoose')}
          loading={found.isFetching}
          options={offered}
          onChange={choose}
        />
      </SideField>
      <StorageDrop onKept={add} onBusy={onBusy} />
    </>
  );
}
