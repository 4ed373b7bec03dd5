import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../components/page/icon.tsx';
import { openUploadDialog } from '../../../../uploads/upload-store.ts';
import { useCanUpload } from '../../../../uploads/use-can-upload.ts';

/** Files may be dropped anywhere on the page; this says so and opens the upload dialog. */
export function PaperDrop() {
  const { t } = useTranslation('home');
  const canUpload = useCanUpload();
  if (!canUpload) return null;
  return (
    <section className="paper-drop flex wrap items-center below-20 bg-card radius-huge" aria-label={t('papers.drop')}>
      <Icon name="upload" size={26} />
      <p className="fill-row grid gap-2 min-w-200">
        <strong className="bold">{t('papers.drop')}</strong>
        <span className="font-base muted">{t('papers.dropDetail')}</span>
      </p>
      <Button type="primary" size="large" onClick={openUploadDialog}>
        {t('papers.choose')}
      </Button>
    </section>
  );
}
