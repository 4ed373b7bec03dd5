import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { paths } from '../redirect.ts';
import { closeExpiredDialog } from './expired-dialog-store.ts';

export default function ExpiredDialog() {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const goToSignIn = () => {
    closeExpiredDialog();
    navigate(paths.signIn, { replace: true });
  };
  return (
    <ThemeProvider>
      <Modal
        open
        title={t('expired.title')}
        okText={t('ok')}
        okButtonProps={{ autoFocus: true }}
        cancelText={t('cancel')}
        onOk={goToSignIn}
        onCancel={closeExpiredDialog}
        width={420}
        centered
      >
        <p>{t('expired.message')}</p>
      </Modal>
    </ThemeProvider>
  );
}
