import type { Attachable, FileDetail } from '@folio/contract';
import { Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAttachables, useFileCalls } from '../../../../api/queries/documents/file.ts';
import { Day } from '../../../../components/day/day.tsx';
import { Icon } from '../../../../components/page/icon.tsx';
import { recordIcons } from './record-words.ts';

/** Attaches a file to a record, which the user finds by its number, party or text. */
export function AttachDialog({ file, onClose }: { file: FileDetail; onClose: () => void }) {
  const { t } = useTranslation('file-storage');
  const [typed, setTyped] = useState('');
  const { data: found } = useAttachables(typed);
  const { attach } = useFileCalls();
  const choose = ({ type, id }: Attachable) =>
    attach.mutate({ id: file.id, type, recordId: id }, { onSuccess: onClose });
  return (
    <Modal open title={t('attach.title')} footer={null} onCancel={onClose}>
      <Input
        type="search"
        aria-label={t('attach.search')}
        placeholder={t('attach.search')}
        autoFocus
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <ul
        className="file-attachables tint-buttons rings-inside above-12 m-0 p-0 grid list-none scroll-y"
        aria-label={t('attach.found')}
      >
        {typed.trim() !== '' &&
          found?.map((record) => (
            <li key={`${record.type} ${record.id}`}>
              <button
                className="bg-none flex items-center full gap-10 font-base text-inherit text-left ruled-below pointer min-h-44 pad-8"
                type="button"
                disabled={attach.isPending}
                onClick={() => choose(record)}
              >
                <Record record={record} />
              </button>
            </li>
          ))}
      </ul>
      {typed.trim() !== '' && found?.length === 0 && <p className="around-8-0 faint">{t('attach.none')}</p>}
    </Modal>
  );
}

function Record({ record }: { record: Attachable }) {
  const { t } = useTranslation('file-storage');
  return (
    <>
      <Icon name={recordIcons[record.type]} size={16} />
      <span className="file-record-words">
        <strong>{record.label}</strong>
        <span>
          {t(`use.${record.type}`)}
          {record.detail && record.detail !== record.label && ` · ${record.detail}`}
        </span>
      </span>
      <Day value={record.date} />
    </>
  );
}
