import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../api/api-error.ts';
import { useClosingCalls, type YearEnd } from '../../../api/queries/books/accounting-closing.ts';
import { formatDay } from '../../../components/day/format-day.ts';
import { useConfirm } from '../../../components/feedback/confirm.tsx';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { asApiError } from '../../../components/form/refusal-text.ts';
import { currentLanguage } from '../../../i18n/start-language.ts';

/** Posts the closing entry of a year, or takes it back; both ask first. */
export function useClosing(year: Pick<YearEnd, 'end'>) {
  const { t } = useTranslation('accounting-year-end');
  const calls = useClosingCalls();
  const confirm = useConfirm();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const date = formatDay(year.end, currentLanguage());
  const run = async (action: 'close' | 'reopen') => {
    setError(null);
    const question = {
      title: t(`ask.${action}`, { date }),
      detail: t(`ask.${action}Detail`, { date }),
      okText: t(`ask.${action}Ok`),
      danger: action === 'reopen',
    };
    if (!(await confirm(question))) return;
    setBusy(true);
    try {
      await calls[action](year.end);
      toast.success(t(`done.${action}`, { date }));
    } catch (cause) {
      setError(asApiError(cause));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, error, run };
}
