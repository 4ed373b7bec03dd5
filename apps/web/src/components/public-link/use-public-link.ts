import { useEffect, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';

export type Opened<T> =
  | { state: 'loading' }
  | { state: 'open'; content: T }
  /** No link, or a closed link: the server's message, empty without a link. */
  | { state: 'closed'; sentence: string }
  | { state: 'failed'; sentence: string };

export interface PublicLink<T> {
  opened: Opened<T>;
  retry: () => void;
  /** Shows what an answer of the visitor made of the content. */
  change: (change: (before: T) => T) => void;
}

/** What a token opens. It is kept in this page's memory only, never in browser storage. */
export function usePublicLink<T>(
  token: string,
  read: (token: string, signal: AbortSignal) => Promise<T>,
): PublicLink<T> {
  const [opened, setOpened] = useState<Opened<T>>({ state: 'loading' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry sends the same request again
  useEffect(() => {
    if (token === '') return setOpened({ state: 'closed', sentence: '' });
    const ended = new AbortController();
    const show = (next: Opened<T>) => {
      if (!ended.signal.aborted) setOpened(next);
    };
    setOpened({ state: 'loading' });
    read(token, ended.signal).then(
      (content) => show({ state: 'open', content }),
      (cause) => show(failureOf(cause)),
    );
    return () => ended.abort();
  }, [token, tries, read]);
  return {
    opened,
    retry: () => setTries((count) => count + 1),
    change: (change) =>
      setOpened((before) => (before.state === 'open' ? { state: 'open', content: change(before.content) } : before)),
  };
}

function failureOf(cause: unknown): { state: 'closed' | 'failed'; sentence: string } {
  const sentence = cause instanceof ApiError ? cause.message : '';
  const isClosed = cause instanceof ApiError && cause.word === 'not_found';
  return { state: isClosed ? 'closed' : 'failed', sentence };
}

/** Follows the part of the address after `#`: another link pasted into the same tab opens something else. */
export function useHash(): string {
  const [hash, setHash] = useState(() => window.location.hash);
  useEffect(() => {
    const follow = () => setHash(window.location.hash);
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return hash;
}
