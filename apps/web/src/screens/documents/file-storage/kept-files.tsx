import type { EmptiedTrash } from '@folio/contract';
import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';

interface KeptFilesProps {
  kept: EmptiedTrash['kept'];
  onClose: () => void;
}

/** Files that could not be destroyed, each with the reason. */
export function KeptFiles({ kept, onClose }: KeptFilesProps) {
  const { t } = useTranslation('file-storage');
  return (
    <Modal
      open={kept.length > 0}
      title={t('trash.kept', { count: kept.length })}
      onCancel={onClose}
      onOk={onClose}
      cancelButtonProps={{ style: { display: 'none' } }}
    >
      <ul className="trash-kept grid gap-10">
        {kept.map(({ id, message }) => (
          <li key={id}>{message}</li>
        ))}
      </ul>
    </Modal>
  );
}
