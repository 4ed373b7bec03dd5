import type { PublicInvoice } from '@folio/contract';
import { useEffect, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { publicInvoiceCalls } from '../../api/queries/public-invoice.ts';

export type Shown =
  | { state: 'loading' }
  | { state: 'open'; invoice: PublicInvoice }
  /** No link, or one that is closed: the server's sentence, empty without a link. */
  | { state: 'closed'; sentence: string }
  | { state: 'failed'; sentence: string };

/** The document behind a token. It lives in this page only: nothing of it is kept in the browser. */
export function usePublicInvoice(token: string) {
  const [shown, setShown] = useState<Shown>({ state: 'loading' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same again
  useEffect(() => {
    if (token === '') return setShown({ state: 'closed', sentence: '' });
    const ended = new AbortController();
    setShown({ state: 'loading' });
    publicInvoiceCalls.get(token, ended.signal).then(
      (invoice) => setShown({ state: 'open', invoice }),
      (cause) => {
        if (!ended.signal.aborted) setShown(failureOf(cause));
      },
    );
    return () => ended.abort();
  }, [token, tries]);
  return {
    shown,
    retry: () => setTries((count) => count + 1),
    answered: (invoice: PublicInvoice) => setShown({ state: 'open', invoice }),
  };
}

function failureOf(cause: unknown): Shown {
  const sentence = cause instanceof ApiError ? cause.message : '';
  const isClosed = cause instanceof ApiError && cause.word === 'not_found';
  return { state: isClosed ? 'closed' : 'failed', sentence };
}

/** Follows the part of the address behind `#`: a second link pasted into the same page is another document. */
export function useHash(): string {
  const [hash, setHash] = useState(() => window.location.hash);
  useEffect(() => {
    const follow = () => setHash(window.location.hash);
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return hash;
}
