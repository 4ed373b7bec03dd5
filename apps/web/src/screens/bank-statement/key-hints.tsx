import { useTranslation } from 'react-i18next';
import { KeyCap } from '../../components/key-cap.tsx';

const hints = ['move', 'accept', 'classify', 'transfer', 'match', 'exclude', 'undo'] as const;

/** The list's own keys, at its foot. */
export function KeyHints() {
  const { t } = useTranslation('bank-statement');
  return (
    <ul className="key-hints" aria-label={t('shortcuts')}>
      {hints.map((hint) => (
        <li key={hint}>
          <KeyCap>{t(`keys.${hint}`)}</KeyCap> {t(`hint.${hint}`)}
        </li>
      ))}
    </ul>
  );
}
