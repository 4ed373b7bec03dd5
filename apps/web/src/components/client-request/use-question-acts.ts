import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { afterQuestion } from '../../api/queries/documents/question.ts';
import { toast } from '../feedback/toast/toast.ts';
import { refusalText } from '../form/refusal-text.ts';

export interface QuestionActs {
  isBusy: boolean;
  /** The server's reason for rejecting the last action. */
  refusal: string | null;
  /** Resolves to whether the action succeeded. */
  run: (act: () => Promise<unknown>, done: string) => Promise<boolean>;
}

/** Actions on a question. After each one the lists that show the question are fetched again. */
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
