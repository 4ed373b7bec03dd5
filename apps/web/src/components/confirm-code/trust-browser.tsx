import { useTranslation } from 'react-i18next';

interface TrustBrowserProps {
  isTrusted: boolean;
  onChange: (isTrusted: boolean) => void;
}

/** Asks for no second factor in this browser for a while. */
export function TrustBrowser({ isTrusted, onChange }: TrustBrowserProps) {
  const { t } = useTranslation('auth');
  return (
    <label className="auth-check flex items-top gap-10 muted pointer">
      <input
        className="rigid"
        type="checkbox"
        checked={isTrusted}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{t('confirmCode.trust')}</span>
    </label>
  );
}
