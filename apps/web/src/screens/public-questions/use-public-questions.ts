import type { PublicQuestions } from '@folio/contract';
import { useEffect, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { publicQuestionCalls } from '../../api/queries/public-question.ts';
import { afterAnswer } from './after-answer.ts';
import { beginInLanguage } from './link-language.ts';

export type Shown =
  | { state: 'loading' }
  | { state: 'open'; asked: PublicQuestions }
  /** No link, or one that is closed: the server's sentence, empty without a link. */
  | { state: 'closed'; sentence: string }
  | { state: 'failed'; sentence: string };

/** The questions behind a token. They live in this page only: nothing of the link is kept in the browser. */
export function usePublicQuestions(token: string) {
  const [shown, setShown] = useState<Shown>({ state: 'loading' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same again
  useEffect(() => {
    if (token === '') return setShown({ state: 'closed', sentence: '' });
    const ended = new AbortController();
    setShown({ state: 'loading' });
    const open = async () => {
      const asked = await publicQuestionCalls.get(token, ended.signal);
      await beginInLanguage(asked.language);
      return asked;
    };
    open().then(
      (asked) => {
        if (!ended.signal.aborted) setShown({ state: 'open', asked });
      },
      (cause) => {
        if (!ended.signal.aborted) setShown(failureOf(cause));
      },
    );
    return () => ended.abort();
  }, [token, tries]);
  return {
    shown,
    retry: () => setTries((count) => count + 1),
    changed: (after: PublicQuestions, answeredId: string) =>
      setShown((before) => ({
        state: 'open',
        asked: before.state === 'open' ? afterAnswer(before.asked, after, answeredId) : after,
      })),
  };
}

function failureOf(cause: unknown): Shown {
  const sentence = cause instanceof ApiError ? cause.message : '';
  const isClosed = cause instanceof ApiError && cause.word === 'not_found';
  return { state: isClosed ? 'closed' : 'failed', sentence };
}
