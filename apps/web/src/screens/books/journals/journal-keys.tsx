import { useTranslation } from 'react-i18next';
import { KeyCap } from '../../../components/keyboard/key-cap.tsx';

const hints = ['next', 'balance', 'remove', 'post'] as const;

/** The editor's own keys, at its foot. */
export function JournalKeys() {
  const { t } = useTranslation('accounting-journals');
  return (
    <ul className="hide-narrow gap-8-20 flex wrap above-12 font-base muted" aria-label={t('shortcuts')}>
      {hints.map((hint) => (
        <li key={hint}>
          <KeyCap>{t(`keys.${hint}`)}</KeyCap> {t(`hint.${hint}`)}
        </li>
      ))}
    </ul>
  );
}
