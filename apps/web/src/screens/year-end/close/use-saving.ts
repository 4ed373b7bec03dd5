import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../api/api-error.ts';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { asApiError } from '../../../components/form/refusal-text.ts';

/** Runs a call, says that it is saved, and keeps the error of one that failed for the form to show. */
export function useSaving(onDone: () => void) {
  const { t } = useTranslation('accounting-close');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const save = async (call: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      await call();
      toast.success(t('saved'));
      onDone();
    } catch (cause) {
      setError(asApiError(cause));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, error, save };
}
