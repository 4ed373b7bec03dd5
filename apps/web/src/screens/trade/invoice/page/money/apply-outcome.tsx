import type { InvoiceDetail } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../../../../components/money/format-amount.ts';
import { type ApplyOffer, applyResult, creditCase } from './apply-offers.ts';

interface ApplyOutcomeProps {
  invoice: InvoiceDetail;
  offers: readonly ApplyOffer[];
  chosen: ApplyOffer | undefined;
  amount: string | null;
}

/** What applying will leave of the document and of the credit. */
export function ApplyOutcome({ invoice, offers, chosen, amount }: ApplyOutcomeProps) {
  const { t } = useTranslation('invoice-life');
  const { isCredit } = creditCase(invoice);
  if (offers.length === 0) return t(isCredit ? 'credit.noneOut' : 'credit.none');
  const result = applyResult(invoice, chosen, amount);
  const write = (text: string) => formatAmount(text, { currency: invoice.currency });
  if (result.kind === 'incomplete') return t('outcome.incomplete');
  if (result.kind === 'too_much')
    return <span className="money-outcome-wrong">{t('credit.tooMuch', { most: write(result.most) })}</span>;
  const other = chosen?.number ?? '';
  return t('credit.outcome', {
    number: isCredit ? other : invoice.number,
    credit: isCredit ? invoice.number : other,
    open: write(result.open),
    left: write(result.left),
  });
}
