import { useTranslation } from 'react-i18next';
import { KeyCap } from '../../../../components/keyboard/key-cap.tsx';

const keys = ['enter', 'ask', 'upload', 'side'] as const;

/** What the keys do on the row that has the focus. */
export function MissingKeys({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation('bank-evidence');
  if (!isOn) return null;
  return (
    <p className="missing-keys hide-narrow gap-6-18 flex wrap font-base faint">
      <span>{t('missing.dropHint')}</span>
      {keys.map((key) => (
        <span key={key}>
          <KeyCap>{t(`keys.${key}`)}</KeyCap> {t(`keyWords.${key}`)}
        </span>
      ))}
    </p>
  );
}
