import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../../../components/money/format-amount.ts';
import { Icon } from '../../../../components/page/icon.tsx';
import type { FeeAccounts, MatchDifference, Settlement } from './match-draft.ts';

interface MatchDifferenceProps {
  difference: MatchDifference;
  currency: string;
  contact: string;
  /** Number of the document ticked last, on which a shortfall stays open. */
  last: string;
  settlement: Settlement;
  feeAccounts: FeeAccounts;
  onSettlement: (settlement: Settlement) => void;
}

/** What is between the line and the documents, in words, and what to do about it. */
export function MatchDifferenceChoice(props: MatchDifferenceProps) {
  const { difference, contact, last } = props;
  const { t } = useTranslation('bank-statement');
  const amount = formatAmount(difference.amount, { currency: props.currency });
  if (difference.kind !== 'short') {
    return (
      <p
        className={`match-difference gap-4-18 pad-8-12 flex wrap items-center bg-card framed radius-large ${difference.kind === 'none' ? 'text-green' : ''}`}
        role="status"
      >
        <Icon name={difference.kind === 'none' ? 'circle-check' : 'info'} size={15} />
        {t(`panel.match.difference.${difference.kind}`, { amount, contact })}
      </p>
    );
  }
  return (
    <fieldset className="match-difference gap-4-18 pad-8-12 flex wrap items-center bg-card framed radius-large">
      <legend className="full bold text-amber" role="status">
        {t('panel.match.difference.short', { amount })}
      </legend>
      {difference.offers.map((offer) => (
        <label className="inline-flex items-center gap-6 min-h-26" key={offer}>
          <input
            type="radio"
            name="settlement"
            checked={props.settlement === offer}
            onChange={() => props.onSettlement(offer)}
          />
          {t(`panel.match.settle.${offer}`, { amount, last, ...props.feeAccounts })}
        </label>
      ))}
    </fieldset>
  );
}
