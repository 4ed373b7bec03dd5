import type { FileDetail } from '@folio/contract';
import { Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFileCalls } from '../../../../api/queries/documents/file.ts';

/** Gives a file another name. A refusal is said below the field, and what was typed stays. */
export function RenameDialog({ file, onClose }: { file: FileDetail; onClose: () => void }) {
  const { t } = useTranslation('file-storage');
  const [name, setName] = useState(file.name);
  const { rename } = useFileCalls();
  const save = () => {
    if (name.trim() !== '') rename.mutate({ id: file.id, name }, { onSuccess: onClose });
  };
  return (
    <Modal
      open
      title={t('preview.rename')}
      onCancel={onClose}
      onOk={save}
      okButtonProps={{ disabled: name.trim() === '', loading: rename.isPending }}
      okText={t('common:save')}
      cancelText={t('common:cancel')}
    >
      <Input
        aria-label={t('column.name')}
        value={name}
        maxLength={200}
        autoFocus
        onChange={(event) => setName(event.target.value)}
        onPressEnter={save}
        status={rename.error ? 'error' : ''}
      />
      {rename.error && (
        <p className="around-8-0-0 text-wrong" role="alert">
          {rename.error.message}
        </p>
      )}
    </Modal>
  );
}
