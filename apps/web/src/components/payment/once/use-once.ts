import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ApiError } from '../../../api/api-error.ts';
import { afterPosting } from '../../../api/queries/trade/invoice.ts';
import { asApiError } from '../../form/refusal-text.ts';

/** The API call of a dialog. */
export interface OnceCall {
  isBusy: boolean;
  error: ApiError | null;
  /** The server's error messages for a field. */
  at: (field: string) => string[];
  submit: () => Promise<void>;
}

/**
 * Runs a dialog's call with one Idempotency-Key for as long as the dialog is open: a double click, or a retry after a
 * lost response, has one effect. `onDone` runs after all queries that show figures were invalidated.
 */
export function useOnce<T>(run: (key: string) => Promise<T>, onDone: (answer: T) => void): OnceCall {
  const queryClient = useQueryClient();
  const key = useRef('');
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const submit = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    key.current ||= crypto.randomUUID();
    setBusy(true);
    setError(null);
    try {
      const answer = await run(key.current);
      await afterPosting(queryClient);
      onDone(answer);
    } catch (cause) {
      setError(asApiError(cause));
      setBusy(false);
      isRunning.current = false;
    }
  };
  return { isBusy, error, at: (field) => error?.fields[field] ?? [], submit };
}
