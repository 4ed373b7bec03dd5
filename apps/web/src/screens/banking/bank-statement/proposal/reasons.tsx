import type { LineSuggestion } from '@folio/contract';
import { useTranslation } from 'react-i18next';

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
        >
          {t(`reason.${reason.kind}`, { value: reason.value ?? '' }).trim()}
        </span>
      ))}
    </span>
  );
}
