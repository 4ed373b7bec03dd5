import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../../../api/api-error.ts';
import { toast } from '../../../../../components/feedback/toast/toast.ts';
import { Icon } from '../../../../../components/page/icon.tsx';

interface StaleNoticeProps {
  /** The server's error message, if there is one. */
  message: string;
  onCopy: () => Promise<void>;
  onLetGo: () => void;
}

/** The document was confirmed elsewhere during editing: the typed values can be saved as a new draft. */
export function StaleNotice({ message, onCopy, onLetGo }: StaleNoticeProps) {
  const { t } = useTranslation('invoice-editor');
  const [isBusy, setBusy] = useState(false);
  const copy = async () => {
    setBusy(true);
    try {
      await onCopy();
    } catch (cause) {
      toast.error(cause instanceof ApiError && cause.message !== '' ? cause.message : t('common:error.network'));
      setBusy(false);
    }
  };
  return (
    <div className="flex gap-10 below-12 pad-12-16 radius-large text-amber bg-amber" role="alert">
      <Icon className="rigid above-2" name="lock" />
      <div className="fill-row min-0">
        <p>{t('stale.title')}</p>
        <p className="text-plain">
          {message} {t('stale.detail')}
        </p>
        <div className="flex wrap gap-8 above-8">
          <Button type="primary" size="small" loading={isBusy} onClick={() => void copy()}>
            {t('stale.copy')}
          </Button>
          <Button size="small" onClick={onLetGo}>
            {t('stale.letGo')}
          </Button>
        </div>
      </div>
    </div>
  );
}
