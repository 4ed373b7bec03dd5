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
    <div className="empty-state" role="alert">
      <Illustration name="storm" />
      <p className="empty-state-title">{title ?? t('error.load')}</p>
      <p className="empty-state-detail">{detail || t('error.network')}</p>
      <div className="empty-state-action">
        <button type="button" className="plain-button" onClick={onRetry}>
          {t('retry')}
        </button>
      </div>
    </div>
  );
}
