import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { dropDraft, keepDraft, readDraft } from './draft.ts';
import { type DraftServer, DraftSession, type DraftView, type SaveState, type StoredDraft } from './draft-session.ts';

export type { SaveState, StoredDraft } from './draft-session.ts';

interface AutosaveOptions<D> extends DraftServer<D> {
  /** The name under which this browser keeps unsaved input. It may change once the record exists. */
  storageKey: string;
  saved: D;
  version: number;
  delayMs?: number;
}

export interface Autosave<D> {
  draft: D;
  /** The draft with what was typed after the last rendering, for work that waited for the server. */
  draftNow: () => D;
  version: number;
  state: SaveState;
  error: ApiError | null;
  change: (update: (draft: D) => D) => void;
  /**
   * Saves pending changes, including those typed meanwhile; resolves to whether everything is saved, and the saved
   * version. `force` also saves a draft that was never changed, which creates its record.
   */
  flush: (force?: boolean) => Promise<{ isSaved: boolean; version: number }>;
  /** Takes in a version that another session saved; local edits stay. */
  receive: (stored: StoredDraft<D>) => void;
  /** After a conflict: continues with `draft` on top of the stored version. */
  goOnFrom: (draft: D, stored: StoredDraft<D>) => void;
  /** Discards unsaved changes that were saved elsewhere or are not wanted. */
  forget: () => void;
}

interface Kept<D> {
  version: number;
  draft: D;
  /** The version `draft` is based on; absent in data kept by older releases. */
  base?: D;
}

const typingPauseMs = 600;
/** A save that did not reach the server is retried automatically after this delay, which doubles each time. */
const firstRetryMs = 2000;
const lastRetryMs = 30_000;
/** Writing a large draft to local storage takes time, so it does not happen on every key press. */
const keepPauseMs = 200;

/** Saves a draft automatically after typing stops. Until it is saved, this browser keeps it, so no input is lost. */
export function useAutosave<D>(options: AutosaveOptions<D>): Autosave<D> {
  const { storageKey, delayMs = typingPauseMs } = options;
  const server = useRef<DraftServer<D>>(options);
  server.current = options;
  const [first] = useState(() => firstView(readDraft<Kept<D>>(storageKey), options));
  const [view, setView] = useState<DraftView<D>>(first);
  const [session] = useState(() => new DraftSession<D>(first, () => server.current, setView));
  const keeping = useKeeping(storageKey, () => session);
  const { flush, schedule, stop } = useSaving(session, keeping, delayMs);

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
    stop();
    session.forget();
    keeping.drop();
  }, [session, keeping, stop]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what the form was opened with
  useEffect(() => {
    if (session.view.state === 'unsaved') schedule();
    // If the server has a newer version than the kept draft, both are merged, or the user is asked.
    if (first.version < options.version) receive({ draft: options.saved, version: options.version });
  }, []);

  usePageEvents(session, flush);
  useEffect(
    () => () => {
      stop();
      if (session.isDirty) void flush();
    },
    [session, flush, stop],
  );

  const draftNow = useCallback(() => session.view.draft, [session]);
  const { draft, version, state, error } = view;
  return { draft, draftNow, version, state, error, change, flush, receive, goOnFrom, forget };
}

interface Saving {
  flush: Autosave<unknown>['flush'];
  /** Saves after a pause in typing. */
  schedule: () => void;
  /** Cancels a save that waits for the pause or for another attempt. */
  stop: () => void;
}

/** Saves now or after a pause; a save that did not reach the server is repeated. */
function useSaving<D>(session: DraftSession<D>, keeping: Keeping, delayMs: number): Saving {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const retryMs = useRef(firstRetryMs);
  const flushLater = useRef<() => Promise<unknown>>(() => Promise.resolve());
  const stop = useCallback(() => clearTimeout(timer.current), []);
  const flush = useCallback(
    async (force = false) => {
      stop();
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
    [session, keeping, stop],
  );
  flushLater.current = flush;
  const schedule = useCallback(() => {
    stop();
    timer.current = setTimeout(() => void flush(), delayMs);
  }, [flush, delayMs, stop]);
  return { flush, schedule, stop };
}

/** The browser asks before the page is closed with unsaved input, and saves it once the connection is back. */
function usePageEvents<D>(session: DraftSession<D>, flush: Saving['flush']): void {
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
}

/** True after a save that did not reach the server or that the server could not process for now. */
function isUnreached<D>({ state, error }: DraftView<D>): boolean {
  return state === 'failed' && error !== null && (error.status === 0 || error.status >= 500);
}

/** The draft this browser kept continues from the version it is based on. */
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

/** Keeps unsaved input in this browser: shortly after a change, and at once when the page is hidden or closed. */
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
