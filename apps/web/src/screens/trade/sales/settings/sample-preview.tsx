import type { SalesSetting, SalesSettingDetail } from '@folio/contract';
import { useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSamplePaper } from '../../../../api/queries/trade/sales-setting.ts';
import { ErrorState } from '../../../../components/feedback/error-state.tsx';
import { imageVersion } from '../../../../components/settings/image-version.ts';

const typingRestMs = 350;

/** What the picture shows: changes of anything else need no new one. */
function printed(setting: SalesSetting): SalesSetting {
  return { ...setting, reminder_days: [], reminders_on: false, reply_to: null, link_days: 90, approval_needed: false };
}

function useRested(setting: SalesSetting): SalesSetting {
  const [rested, setRested] = useState(setting);
  const text = JSON.stringify(setting);
  useEffect(() => {
    const timer = setTimeout(() => setRested(JSON.parse(text)), typingRestMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

/** A made-up invoice as it would be printed now: the very PDF, drawn. */
export function SamplePreview({ setting, images }: { setting: SalesSetting; images: SalesSettingDetail['images'] }) {
  const { t } = useTranslation('sales-settings');
  const version = imageVersion.use();
  const asked = useDeferredValue(useRested(printed(setting)));
  const sample = useSamplePaper(asked, version + images.length);
  return (
    <aside className="settings-preview top-16 sticky" aria-label={t('preview')}>
      <p className="side-label">{t('preview')}</p>
      {sample.error && sample.data === undefined && (
        <ErrorState detail={sample.error.message} onRetry={() => void sample.refetch()} />
      )}
      {sample.data === undefined && !sample.error && (
        <div className="settings-preview-wait block a4 bg-sheet framed radius-small" aria-hidden="true" />
      )}
      {sample.data && (
        <img
          className={
            sample.isPlaceholderData
              ? 'is-old block bg-sheet framed radius-small'
              : 'block bg-sheet framed radius-small'
          }
          src={`data:image/png;base64,${sample.data.picture}`}
          alt={t('previewAlt')}
        />
      )}
      {sample.error && sample.data && (
        <p className="field-error above-4 font-small text-red" role="alert">
          {sample.error.message}
        </p>
      )}
    </aside>
  );
}
