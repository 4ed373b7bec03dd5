import type { LineComment, LineFile } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { afterEvidence, evidenceCalls, keepLineFile } from '../../../../api/queries/banking/bank-evidence.ts';
import { afterQuestion, questionCalls } from '../../../../api/queries/documents/question.ts';
import type { Receiver } from '../../../../components/client-request/ask/use-receiver.ts';
import { sentenceOf } from '../../../../components/evidence/refusal-sentence.ts';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import { useDropping } from './use-dropping.ts';

export interface LineSideActions {
  isBusy: boolean;
  /** The server's error message for the last rejected action. */
  refusal: string | null;
  /** Returns whether the server accepted it. */
  comment: (kind: LineComment['kind'], text: string) => Promise<boolean>;
  /** Asks the client; returns whether the server accepted it. */
  ask: (text: string, receiver: Receiver) => Promise<boolean>;
  /** Asks the practice; returns whether the server accepted it. */
  askAccountant: (text: string, practiceId: string) => Promise<boolean>;
  answer: (commentId: string) => void;
  attach: (documentId: string) => void;
  detach: (documentId: string) => void;
  drop: (files: readonly File[]) => void;
  /** Called when the line's state may have changed. */
  changed: () => void;
}

/** The actions of a line's side panel; `onChanged` is called when the line's state may have changed. */
export function useLineSide(lineId: string, onChanged?: () => void): LineSideActions {
  const { t } = useTranslation(['bank-evidence', 'questions']);
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const asked = useRef<{ words: string; key: string } | null>(null);
  const changed = async () => {
    await afterEvidence(queryClient);
    onChanged?.();
  };
  const run = async (action: () => Promise<LineFile>, done?: string): Promise<boolean> => {
    setBusy(true);
    setRefusal(null);
    try {
      keepLineFile(queryClient, lineId, await action());
      if (done !== undefined) toast.success(done);
      void changed();
      return true;
    } catch (cause) {
      setRefusal(sentenceOf(cause));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const askOnce = async <Request>(
    request: Request,
    send: (request: Request, key: string) => Promise<unknown>,
    done: string,
  ): Promise<boolean> => {
    setBusy(true);
    setRefusal(null);
    const words = JSON.stringify(request);
    // The same key until it is asked, so that a retry after a lost answer does not ask it twice.
    if (asked.current?.words !== words) asked.current = { words, key: crypto.randomUUID() };
    try {
      await send(request, asked.current.key);
      asked.current = null;
      toast.success(done);
      void afterQuestion(queryClient);
      void changed();
      return true;
    } catch (cause) {
      setRefusal(sentenceOf(cause));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const about = (text: string) => [{ subject_type: 'bank_line' as const, subject_id: lineId, text }];
  const ask = (text: string, { email, language }: Receiver) =>
    askOnce(
      { email: email === '' ? null : email, language, questions: about(text) },
      questionCalls.ask,
      t(email === '' ? 'questions:ask.kept' : 'questions:ask.done', { count: 1 }),
    );
  const askAccountant = (text: string, practiceId: string) =>
    askOnce(
      { practice_id: practiceId, questions: about(text) },
      questionCalls.askAccountant,
      t('questions:accountant.done', { count: 1 }),
    );
  const dropping = useDropping(() => void changed());
  return {
    isBusy: isBusy || dropping.isBusy,
    refusal,
    comment: (kind, text) => run(() => evidenceCalls.comment(lineId, kind, text)),
    ask,
    askAccountant,
    answer: (commentId) => void run(() => evidenceCalls.answer(lineId, commentId)),
    attach: (documentId) => void run(() => evidenceCalls.attach(lineId, documentId), t('attached')),
    detach: (documentId) => void run(() => evidenceCalls.detach(lineId, documentId), t('detached')),
    drop: (files) => void dropping.drop(lineId, files),
    changed: () => void changed(),
  };
}
