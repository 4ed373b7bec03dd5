import { useTranslation } from 'react-i18next';
import { Illustration } from './illustration.tsx';
import './empty-state.css';

interface ErrorStateProps {
  /** What failed; default: a general sentence. */
  title?: string;
  /** The server's message, or what to do. */
  detail?: string;
  onRetry: () => void;
}

/** Shown when something could not be loaded, with a button to retry. */
export function ErrorState({ title, detail, onRetry }: ErrorStateProps) {
  const { t } = useTranslation('common');
  return (
    <div className="empty-state grid cells-center text-center" role="alert">
      <Illustration name="storm" />
      <p className="empty-state-title font-lead bold">{title ?? t('error.load')}</p>
      <p className="empty-state-detail balance-lines above-6 muted">{detail || t('error.network')}</p>
      <div className="flex wrap justify-center gap-12 above-20">
        <button
          type="button"
          className="plain-button font-inherit medium text-plain bg-card framed-strong radius-medium pointer"
          onClick={onRetry}
        >
          {t('retry')}
        </button>
      </div>
    </div>
  );
}
