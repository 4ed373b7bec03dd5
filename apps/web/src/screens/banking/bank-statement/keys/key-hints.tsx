import { useTranslation } from 'react-i18next';
import { KeyCap } from '../../../../components/keyboard/key-cap.tsx';

const hints = [
  'move',
  'accept',
  'pick',
  'match',
  'classify',
  'split',
  'transfer',
  'rule',
  'exclude',
  'file',
  'undo',
] as const;

/** The keys used most, at the foot of the list. */
export function KeyHints() {
  const { t } = useTranslation('bank-statement');
  return (
    <ul
      className="key-hints bottom-0 pad-8-14 gap-4-16 flex wrap sticky above-8 font-small faint framed radius-huge"
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
