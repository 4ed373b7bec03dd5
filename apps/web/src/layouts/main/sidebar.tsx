import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { KeyCap } from '../../components/keyboard/key-cap.tsx';
import { Icon } from '../../components/page/icon.tsx';
import { Logo } from '../../components/page/logo.tsx';
import { openUploadDialog } from '../../uploads/upload-store.ts';
import { useCanUpload } from '../../uploads/use-can-upload.ts';
import { MainMenu } from './main-menu.tsx';
import { openPalette } from './overlays.ts';
import { UserBar } from './user-bar.tsx';

/** The 280 px at the left: logo, upload, menu, finder, and who is signed in where. */
export function Sidebar() {
  const { t } = useTranslation('shell');
  const canUpload = useCanUpload();
  return (
    <>
      <div className="sidebar-top gap-18 grid">
        <Logo />
        {canUpload && (
          <Button type="primary" size="large" block icon={<Icon name="upload" />} onClick={() => openUploadDialog()}>
            {t('upload')}
          </Button>
        )}
      </div>
      <MainMenu />
      <div className="bottom-0 sticky bg-card">
        <button
          type="button"
          className="finder tint-hover gap-11 min-h-40 font-inherit border-0 bg-none flex items-center font-base muted text-left radius-medium pointer"
          onClick={openPalette}
        >
          <Icon name="search" size={15} />
          <span className="fill-row">{t('find')}</span>
          <KeyCap>{t('keys.find')}</KeyCap>
        </button>
        <UserBar />
      </div>
    </>
  );
}
