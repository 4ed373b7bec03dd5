import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../../../../components/money/format-amount.ts';
import {
  impliedRate,
  isForeign,
  type MoneyCase,
  type MoneyFigures,
  movedOf,
  outcomeOf,
} from '../../../../../components/payment/outcome.ts';

interface OutcomeSentenceProps {
  money: MoneyCase;
  figures: MoneyFigures;
  contact: string;
}

/** What will happen, while one types. */
export function OutcomeSentence({ money, figures, contact }: OutcomeSentenceProps) {
  const { t } = useTranslation('invoice-life');
  const outcome = outcomeOf(money, figures);
  const write = (amount: string) => formatAmount(amount, { currency: money.currency });
  const rate = isForeign(money) ? impliedRate(figures) : null;
  const moved = figures.fee !== null && money.side === 'purchases' ? movedOf(money, figures) : null;
  return (
    <>
      {outcome.kind === 'incomplete' && t('outcome.incomplete')}
      {outcome.kind === 'whole' && t('outcome.whole')}
      {outcome.kind === 'part' && t('outcome.part', { open: write(outcome.open) })}
      {outcome.kind === 'over' && (
        <span className="money-outcome-over">{t('outcome.over', { excess: write(outcome.excess), contact })}</span>
      )}
      {outcome.kind === 'too_much' && (
        <span className="money-outcome-wrong">{t('outcome.tooMuch', { excess: write(outcome.excess) })}</span>
      )}
      {rate !== null && (
        <span className="regular block font-base muted">
          {t('outcome.rate', { currency: money.currency, rate, accountCurrency: money.accountCurrency })}
        </span>
      )}
      {moved !== null && (
        <span className="regular block font-base muted">
          {t('outcome.moved', { moved: formatAmount(moved, { currency: money.accountCurrency }) })}
        </span>
      )}
    </>
  );
}
