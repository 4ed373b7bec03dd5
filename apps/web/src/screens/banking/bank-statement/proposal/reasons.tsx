import type { LineSuggestion } from '@folio/contract';
import { useTranslation } from 'react-i18next';

/** The likeness of two names that are the same. */
const SAME = '1.00';

/** Why something is proposed: what speaks for it in green, what against it in red. */
export function Reasons({ suggestion }: { suggestion: LineSuggestion }) {
  const { t } = useTranslation('bank-statement');
  return (
    <span className="reasons above-3 flex wrap clip gap-4">
      {suggestion.reasons.map((reason) => (
        <span
          key={`${reason.kind}${reason.value}`}
          className={
            reason.good
              ? 'reason rigid pad-0-7 font-tiny muted nowrap line-17 bg-grey radius-medium reason-good text-green'
              : 'reason rigid pad-0-7 font-tiny muted nowrap line-17 bg-grey radius-medium reason-bad'
          }
          {...(reason.kind === 'payee' && { title: t('payeeScore', { value: reason.value ?? '' }) })}
        >
          {reason.kind === 'payee' && reason.value === SAME
            ? t('reason.samePayee')
            : t(`reason.${reason.kind}`, { value: reason.value ?? '', count: Number(reason.value) || 0 }).trim()}
        </span>
      ))}
    </span>
  );
}
