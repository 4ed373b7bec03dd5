import { Button } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { refreshSession } from '../../session/expired/refresh.ts';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { Capture } from '../capture/capture.tsx';
import { personNow } from './last-person.ts';
import { countQueued } from './offline-queue.ts';
import { WaitingFiles } from './waiting-files.tsx';
import '../upload-dialog.css';

/** Shown instead of a screen if the app was opened without network: photographs can be taken and wait on the device. */
export default function OfflineScreen() {
  const { t } = useTranslation('upload');
  useEffect(() => {
    void countQueued();
    const ask = () => void refreshSession();
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, []);
  return (
    <ThemeProvider>
      <main className="pad-24">
        <EmptyState
          illustration="boat"
          title={t('offline.noNetwork')}
          detail={t('offline.noNetworkHint')}
          action={<Button onClick={() => void refreshSession()}>{t('offline.connect')}</Button>}
        />
        {personNow() !== null && <Capture maxBytes={null} />}
        <WaitingFiles />
      </main>
    </ThemeProvider>
  );
}
