import { Drawer, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFile } from '../../../../api/queries/documents/file.ts';
import { ErrorState } from '../../../../components/feedback/error-state.tsx';
import { FilePages } from './file-pages.tsx';
import { FileSide } from './file-side.tsx';
import './preview.css';

const widthPx = 1120;

/** One file: its pages, what is known of it, where it is used, and what can be done with it. */
export function Preview({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('file-storage');
  const { data: file, error, refetch } = useFile(id);
  return (
    <Drawer
      open
      size={widthPx}
      title={file?.name ?? t('preview.title')}
      onClose={onClose}
      className="file-preview-drawer"
    >
      {error && file === undefined && <ErrorState detail={error.message} onRetry={() => void refetch()} />}
      {!error && file === undefined && <Skeleton active paragraph={{ rows: 8 }} />}
      {file && (
        <div className="file-preview grid items-start gap-24">
          <FilePages file={file} />
          <FileSide file={file} onClose={onClose} />
        </div>
      )}
    </Drawer>
  );
}
