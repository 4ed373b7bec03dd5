import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { afterQuestion } from '../../api/queries/question.ts';
import { toast } from '../../components/toast/toast.ts';
import { refusalText } from '../accounting/refusal-text.ts';

export interface QuestionActs {
  isBusy: boolean;
  /** The server's sentence why the last act was refused. */
  refusal: string | null;
  /** Answers whether it was done. */
  run: (act: () => Promise<unknown>, done: string) => Promise<boolean>;
}

/** What is done with a question; lists that show it are fetched anew. */
export function useQuestionActs(onDone?: () => void): QuestionActs {
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const run: QuestionActs['run'] = async (act, done) => {
    setBusy(true);
    setRefusal(null);
    try {
      await act();
      toast.success(done);
      onDone?.();
      return true;
    } catch (cause) {
      setRefusal(refusalText(cause));
      return false;
    } finally {
      await afterQuestion(queryClient);
      setBusy(false);
    }
  };
  return { isBusy, refusal, run };
}
