import { useTranslation } from 'react-i18next';
import type { AskSide } from '../../../../components/client-request/ask/ask-side.ts';
import { KeyCap } from '../../../../components/keyboard/key-cap.tsx';

const keys = ['enter', 'ask', 'upload', 'side'] as const;

/** What the keys do on the row that has the focus. */
export function MissingKeys({ isOn, side }: { isOn: boolean; side: AskSide }) {
  const { t } = useTranslation('bank-evidence');
  if (!isOn) return null;
  return (
    <p className="missing-keys hide-narrow gap-6-18 flex wrap font-base faint">
      <span>{t('missing.dropHint')}</span>
      {keys
        .filter((key) => key !== 'ask' || side !== 'none')
        .map((key) => (
          <span key={key}>
            <KeyCap>{t(`keys.${key}`)}</KeyCap>{' '}
            {key === 'ask' && side === 'accountant' ? t('keyWords.askAccountant') : t(`keyWords.${key}`)}
          </span>
        ))}
    </p>
  );
}
