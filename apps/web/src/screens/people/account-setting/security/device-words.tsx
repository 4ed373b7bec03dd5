import { useTranslation } from 'react-i18next';

interface DeviceWordsProps {
  device: { browser: string | null; system: string | null };
}

/** "Chrome on Windows", in the words of the screen. */
export function DeviceWords({ device: { browser, system } }: DeviceWordsProps) {
  const { t } = useTranslation('security');
  if (browser !== null && system !== null) return <>{t('device.both', { browser, system })}</>;
  return <>{browser ?? system ?? t('device.unknown')}</>;
}
