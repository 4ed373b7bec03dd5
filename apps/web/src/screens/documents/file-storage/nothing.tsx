import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { openUploadDialog } from '../../../uploads/upload-store.ts';
import { useCanUpload } from '../../../uploads/use-can-upload.ts';

export function NoneFound() {
  const { t } = useTranslation('file-storage');
  return <EmptyState illustration="search" title={t('noneFound')} detail={t('noneFoundDetail')} />;
}

export function NothingYet() {
  const { t } = useTranslation('file-storage');
  const canUpload = useCanUpload();
  const upload = (
    <Button type="primary" icon={<Icon name="upload" />} onClick={openUploadDialog}>
      {t('upload')}
    </Button>
  );
  return <EmptyState title={t('empty')} detail={t('emptyDetail')} action={canUpload && upload} />;
}
