import type { Revaluation } from '@folio/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../api/api-error.ts';
import { useClosingCalls } from '../../../api/queries/books/accounting-closing.ts';
import { formatDay } from '../../../components/day/format-day.ts';
import { useConfirm } from '../../../components/feedback/confirm.tsx';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { asApiError } from '../../../components/form/refusal-text.ts';
import { formatAmount } from '../../../components/money/format-amount.ts';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { effectOf } from './effect.ts';

/** Runs what the screen shows, after asking; a day that was run before is run again. */
export function useRun(base: string) {
  const { t } = useTranslation('accounting-revaluation');
  const { revalue } = useClosingCalls();
  const confirm = useConfirm();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const run = async ({ date, reverse_on, rates, total, runs }: Revaluation) => {
    setError(null);
    const replace = runs.some((one) => one.date === date);
    const days = { date: formatDay(date, currentLanguage()), next: formatDay(reverse_on, currentLanguage()) };
    const amount = `${base} ${formatAmount(total.replace(/^-/, ''))}`;
    const effect = replace ? '' : t(`ask.${effectOf(total)}`, { amount });
    const question = {
      title: t(replace ? 'ask.again' : 'ask.run', days),
      detail: `${t(replace ? 'ask.againDetail' : 'ask.runDetail', days)} ${effect}`.trim(),
      okText: t(replace ? 'runAgain' : 'run'),
    };
    if (!(await confirm(question))) return;
    setBusy(true);
    try {
      const known = rates.flatMap(({ currency, rate }) => (rate === null ? [] : [{ currency, rate }]));
      await revalue({ date, rates: known, replace });
      toast.success(t('done', days));
    } catch (cause) {
      setError(asApiError(cause));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, error, run, forget: () => setError(null) };
}
