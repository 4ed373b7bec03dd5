import { useTranslation } from 'react-i18next';
import { KeyCap } from '../../../components/keyboard/key-cap.tsx';

const hints = ['earlier', 'later', 'refresh', 'more', 'export', 'print', 'move'] as const;

/** The keys of a report, at its foot. */
export function KeyHints() {
  const { t } = useTranslation('reports');
  return (
    <ul
      className="hide-tablet hide-print gap-6-18 flex wrap justify-center above-16 font-small faint"
      aria-label={t('shortcuts')}
    >
      {hints.map((hint) => (
        <li key={hint}>
          <KeyCap>{t(`keys.${hint}`)}</KeyCap> {t(`hint.${hint}`)}
        </li>
      ))}
    </ul>
  );
}
