import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiError } from '../api/api-error.ts';
import { dropDraft, keepDraft, readDraft } from './draft.ts';
import { type DraftServer, DraftSession, type DraftView, type SaveState, type StoredDraft } from './draft-session.ts';

export type { SaveState, StoredDraft } from './draft-session.ts';

interface AutosaveOptions<D> extends DraftServer<D> {
  /** The name under which this browser keeps what is not saved yet. It may change once the record has been made. */
  storageKey: string;
  saved: D;
  version: number;
  delayMs?: number;
}

export interface Autosave<D> {
  draft: D;
  version: number;
  state: SaveState;
  error: ApiError | null;
  change: (update: (draft: D) => D) => void;
  /**
   * Saves what is not saved yet, what is typed meanwhile included; answers whether everything is saved now, and the version it has.
   * `force`: saves also what was never changed, which makes its record.
   */
  flush: (force?: boolean) => Promise<{ isSaved: boolean; version: number }>;
  /** Takes in what somebody else saved; edits made here stay. */
  receive: (stored: StoredDraft<D>) => void;
  /** After a conflict: goes on with `draft` over what is stored. */
  goOnFrom: (draft: D, stored: StoredDraft<D>) => void;
  /** Lets go of what is not saved: it was kept elsewhere, or is not wanted. */
  forget: () => void;
}

interface Kept<D> {
  version: number;
  draft: D;
  /** What `draft` was typed over; absent in what an older version of the application kept. */
  base?: D;
}

const typingPauseMs = 600;
/** A save that did not reach the server goes again by itself: after the first wait, then after twice as long each time. */
const firstRetryMs = 2000;
const lastRetryMs = 30_000;
/** Writing a large draft down takes a moment, so it is not done at every key. */
const keepPauseMs = 200;

/** Saves a draft by itself after typing stops. Nothing typed is lost: until it is saved it is kept in this browser. */
export function useAutosave<D>(options: AutosaveOptions<D>): Autosave<D> {
  const { storageKey, delayMs = typingPauseMs } = options;
  const server = useRef<DraftServer<D>>(options);
  server.current = options;
  const [first] = useState(() => firstView(readDraft<Kept<D>>(storageKey), options));
  const [view, setView] = useState<DraftView<D>>(first);
  const [session] = useState(() => new DraftSession<D>(first, () => server.current, setView));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const retryMs = useRef(firstRetryMs);
  const flushLater = useRef<() => Promise<unknown>>(() => Promise.resolve());
  const keeping = useKeeping(storageKey, () => session);

  const flush = useCallback(
    async (force = false) => {
      clearTimeout(timer.current);
      const isSaved = await session.flush(force);
      if (isSaved) keeping.drop();
      else keeping.keep();
      retryMs.current = isSaved ? firstRetryMs : retryMs.current;
      if (isUnreached(session.view)) {
        timer.current = setTimeout(() => void flushLater.current(), retryMs.current);
        retryMs.current = Math.min(2 * retryMs.current, lastRetryMs);
      }
      return { isSaved, version: session.view.version };
    },
    [session, keeping],
  );
  flushLater.current = flush;

  const schedule = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), delayMs);
  }, [flush, delayMs]);

  const change = useCallback(
    (update: (draft: D) => D) => {
      if (!session.change(update)) return;
      keeping.keepSoon();
      schedule();
    },
    [session, schedule, keeping],
  );

  const receive = useCallback(
    (stored: StoredDraft<D>) => {
      session.receive(stored);
      if (session.view.state === 'unsaved') schedule();
    },
    [session, schedule],
  );

  const goOnFrom = useCallback(
    (draft: D, stored: StoredDraft<D>) => {
      session.goOnFrom(draft, stored);
      void flush();
    },
    [session, flush],
  );

  const forget = useCallback(() => {
    clearTimeout(timer.current);
    session.forget();
    keeping.drop();
  }, [session, keeping]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what the form was opened with
  useEffect(() => {
    if (session.isDirty && session.view.state === 'unsaved') schedule();
    // A version that came while the kept one was away: both go together, or a person is asked.
    if (first.version < options.version) receive({ draft: options.saved, version: options.version });
  }, []);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (session.isDirty) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [session]);

  useEffect(() => {
    const goOn = () => {
      if (isUnreached(session.view)) void flush();
    };
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, [session, flush]);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      if (session.isDirty) void flush();
    },
    [session, flush],
  );

  const { draft, version, state, error } = view;
  return { draft, version, state, error, change, flush, receive, goOnFrom, forget };
}

/** True after a save that never came to the server or that the server could not take for the moment. */
function isUnreached<D>({ state, error }: DraftView<D>): boolean {
  return state === 'failed' && error !== null && (error.status === 0 || error.status >= 500);
}

/** What this browser kept goes on from what it was typed over. */
function firstView<D>(kept: Kept<D> | null, { saved, version }: StoredAs<D>): DraftView<D> {
  const isCurrent = kept === null || kept.version === version;
  return {
    draft: kept?.draft ?? saved,
    base: isCurrent ? saved : (kept.base ?? saved),
    version: kept?.version ?? version,
    state: kept === null ? 'saved' : 'unsaved',
    error: null,
  };
}

type StoredAs<D> = Pick<AutosaveOptions<D>, 'saved' | 'version'>;

interface Keeping {
  keep: () => void;
  keepSoon: () => void;
  drop: () => void;
}

/** Keeps in this browser what is not saved yet: shortly after a change, and at once when the page goes away. */
function useKeeping<D>(storageKey: string, read: () => DraftSession<D>): Keeping {
  const key = useRef(storageKey);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(read);
  latest.current = read;
  const [keeping] = useState<Keeping>(() => {
    const stop = () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    };
    const keep = () => {
      stop();
      const { isDirty, view } = latest.current();
      if (isDirty) keepDraft(key.current, { version: view.version, draft: view.draft, base: view.base });
    };
    return {
      keep,
      keepSoon: () => {
        timer.current ??= setTimeout(keep, keepPauseMs);
      },
      drop: () => {
        stop();
        dropDraft(key.current);
      },
    };
  });
  useEffect(() => {
    if (key.current === storageKey) return;
    dropDraft(key.current);
    key.current = storageKey;
    keeping.keep();
  }, [storageKey, keeping]);
  useEffect(() => {
    const onHide = () => keeping.keep();
    window.addEventListener('pagehide', onHide);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      onHide();
      window.removeEventListener('pagehide', onHide);
      document.removeEventListener('visibilitychange', onHide);
    };
  }, [keeping]);
  return keeping;
}
