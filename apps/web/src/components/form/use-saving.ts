import { useState } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { asApiError } from './refusal-text.ts';

/** Runs a call of a form and keeps its error for the form to show; what was typed stays. */
export function useSaving() {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const save = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      await work();
    } catch (cause) {
      setError(asApiError(cause));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, error, save };
}
