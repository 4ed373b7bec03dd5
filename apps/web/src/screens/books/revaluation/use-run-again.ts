import type { Revaluation } from '@folio/contract';
import { useState } from 'react';
import { useClosingCalls } from '../../../api/queries/books/accounting-closing.ts';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { refusalText } from '../../../components/form/refusal-text.ts';
import { useSession } from '../../../session/session-store.ts';
import { ratesOfRun, ratesText } from './rates-query.ts';

export type Run = Revaluation['runs'][number];

/**
 * Opens a run's day with the rates it used; if they cannot be read, with the known rates. While they are read (`reading`)
 * no rate may be typed, because the rates of the run would replace it.
 */
export function useRunAgain(open: (date: string, rates: string) => void) {
  const { company } = useSession();
  const { entries } = useClosingCalls();
  const [reading, setReading] = useState<Run | null>(null);
  const again = async (run: Run) => {
    setReading(run);
    try {
      const rates = ratesOfRun(await entries(run.entry_ids), company?.base_currency ?? '');
      open(run.date, ratesText(rates));
    } catch (cause) {
      toast.error(refusalText(cause));
      open(run.date, '');
    } finally {
      setReading(null);
    }
  };
  return { reading, again };
}
