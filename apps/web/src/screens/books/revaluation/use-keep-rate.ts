import type { ExchangeRateRow } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useExchangeRateCalls } from '../../../api/queries/books/accounting-exchange-rate.ts';
import { formatDay } from '../../../components/day/format-day.ts';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { refusalText } from '../../../components/form/refusal-text.ts';
import { currentLanguage } from '../../../i18n/start-language.ts';

/** Keeps a typed rate among the exchange rates of its day, so that the next one need not type it again. */
export function useKeepRate(): (rate: ExchangeRateRow) => Promise<void> {
  const { t } = useTranslation('accounting-revaluation');
  const calls = useExchangeRateCalls();
  const queryClient = useQueryClient();
  return async (rate) => {
    try {
      await calls.set(rate);
      await queryClient.invalidateQueries({ queryKey: ['accounting', 'closing', 'revaluation'] });
      toast.success(t('kept', { currency: rate.currency, date: formatDay(rate.date, currentLanguage()) }));
    } catch (cause) {
      toast.error(refusalText(cause));
    }
  };
}
