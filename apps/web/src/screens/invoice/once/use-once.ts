import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ApiError } from '../../../api/api-error.ts';
import { afterPosting } from '../../../api/queries/invoice.ts';
import { asApiError } from '../../accounting/refusal-text.ts';

/** The one call of a dialog. */
export interface OnceCall {
  isBusy: boolean;
  error: ApiError | null;
  /** The server's sentences for a field. */
  at: (field: string) => string[];
  submit: () => Promise<void>;
}

/**
 * Runs a dialog's call with one Idempotency-Key for as long as it is open: a double click, or a second try after a lost
 * answer, does it once. `onDone` comes after everything that shows figures was asked for anew.
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
