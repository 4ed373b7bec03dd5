import type { InvoiceRow } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../money/format-amount.ts';
import { leftOf } from './outcome.ts';
import type { PayManyState } from './use-pay-many.ts';

interface PayManyOutcomeProps {
  form: PayManyState;
  documents: readonly InvoiceRow[];
  currency: string;
  contact: string;
}

/** What one payment for several documents will do, or why it is not possible. */
export function PayManyOutcome({ form, documents, currency, contact }: PayManyOutcomeProps) {
  const { t } = useTranslation('invoice-life');
  const { fault, sum, values } = form;
  const write = (text: string) => formatAmount(text, { currency });
  if (fault?.kind === 'beyond_amount')
    return <span className="money-outcome-wrong">{t('many.beyondAmount', { by: write(fault.by) })}</span>;
  if (fault !== null) {
    const number = documents.find(({ id }) => id === fault.id)?.number ?? '';
    return <span className="money-outcome-wrong">{t('many.beyondDue', { number })}</span>;
  }
  if (!form.isReady) return t('outcome.incomplete');
  const excess = leftOf(values.amount ?? '0', sum, currency);
  if (/[1-9]/.test(excess))
    return <span className="money-outcome-over">{t('outcome.over', { excess: write(excess), contact })}</span>;
  return t('many.whole', { count: form.count, amount: write(sum) });
}
