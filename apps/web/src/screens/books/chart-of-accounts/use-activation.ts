import type { ChartRow } from '@folio/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChartCalls } from '../../../api/queries/books/accounting-chart.ts';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { refusalText } from '../../../components/form/refusal-text.ts';
import { accountName } from '../../../components/select/account-select.tsx';

/** Takes an account out of use, or back into it; the toast takes that back. */
export function useActivation(row: ChartRow) {
  const { t } = useTranslation('accounting-chart-of-accounts');
  const { change } = useChartCalls();
  const [isBusy, setBusy] = useState(false);
  const set = async (active: boolean, isUndo = false) => {
    setBusy(true);
    try {
      await change(row.code, { active });
      if (isUndo) return;
      const account = `${row.code} ${accountName(row)}`;
      toast.success(t(active ? 'reactivated' : 'deactivated', { account }), {
        action: { label: t('common:undo'), run: () => void set(!active, true) },
        durationMs: 6000,
      });
    } catch (cause) {
      toast.error(refusalText(cause));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, setActive: (active: boolean) => set(active) };
}
