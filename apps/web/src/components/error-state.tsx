import { useTranslation } from 'react-i18next';
import { Illustration } from './illustration.tsx';
import './empty-state.css';

interface ErrorStateProps {
  /** What could not be done; a general sentence unless told. */
  title?: string;
  /** The server's sentence, or what to do. */
  detail?: string;
  onRetry: () => void;
}

/** Shown where something could not be loaded, with a way on. */
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
