import type { ExchangeRateRow } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { useExchangeRateCalls } from '../../../api/queries/books/accounting-exchange-rate.ts';
import { formatDay } from '../../../components/day/format-day.ts';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { refusalText } from '../../../components/form/refusal-text.ts';
import { currentLanguage } from '../../../i18n/start-language.ts';

/** Removes the rate of a day; the toast brings it back. */
export function useRemoveRate(): (rate: ExchangeRateRow) => void {
  const { t } = useTranslation('accounting-exchange-rates');
  const calls = useExchangeRateCalls();
  const say = (cause: unknown) => toast.error(refusalText(cause));
  const remove = async (rate: ExchangeRateRow) => {
    await calls.remove(rate);
    const date = formatDay(rate.date, currentLanguage());
    toast.success(t('removed', { currency: rate.currency, date }), {
      action: { label: t('common:undo'), run: () => void calls.set(rate).catch(say) },
      durationMs: 6000,
    });
  };
  return (rate) => void remove(rate).catch(say);
}
