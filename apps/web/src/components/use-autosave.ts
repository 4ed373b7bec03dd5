import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { dropDraft, keepDraft, readDraft } from './draft.ts';

/** `conflict`: someone else saved in between. `failed`: it could not be saved; what was typed is kept in this browser. */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict';

interface AutosaveOptions<D> {
  /** The name under which this browser keeps what is not saved yet. It may change once the record has been made. */
  storageKey: string;
  saved: D;
  version: number;
  /** Saves and answers the new version. */
  save: (draft: D, version: number) => Promise<number>;
  delayMs?: number;
}

export interface Autosave<D> {
  draft: D;
  version: number;
  state: SaveState;
  error: ApiError | null;
  change: (update: (draft: D) => D) => void;
  /** Saves what is not saved yet; answers whether everything is saved now, and the version it has. */
  flush: () => Promise<{ isSaved: boolean; version: number }>;
  /** Goes on from another version: with `draft` to be saved over it, or with what is saved there. */
  goOnFrom: (draft: D, version: number, isSaved: boolean) => void;
  /** Lets go of what is not saved: it was kept elsewhere, or is not wanted. */
  forget: () => void;
}

interface Kept<D> {
  version: number;
  draft: D;
}

const typingPauseMs = 600;
/** Writing a large draft down takes a moment, so it is not done at every key. */
const keepPauseMs = 200;

/** Saves a draft by itself after typing stops. Nothing typed is lost: until it is saved it is kept in this browser. */
export function useAutosave<D>(options: AutosaveOptions<D>): Autosave<D> {
  const { storageKey, delayMs = typingPauseMs } = options;
  const [kept] = useState(() => readDraft<Kept<D>>(storageKey));
  const [draft, setDraft] = useState<D>(kept?.draft ?? options.saved);
  const [state, setState] = useState<SaveState>(firstState(kept, options.version));
  const [error, setError] = useState<ApiError | null>(null);
  const now = useRef({
    draft,
    version: options.version,
    isDirty: kept !== null,
    isConflict: kept !== null && kept.version !== options.version,
    running: null as Promise<void> | null,
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const save = useRef(options.save);
  save.current = options.save;
  const keeping = useKeeping(storageKey, () => now.current);

  const run = useCallback(async () => {
    clearTimeout(timer.current);
    while (now.current.isDirty && !now.current.isConflict) {
      const sent = now.current.draft;
      now.current.isDirty = false;
      setState('saving');
      try {
        now.current.version = await save.current(sent, now.current.version);
        setError(null);
      } catch (cause) {
        now.current.isDirty = true;
        const failure = cause instanceof ApiError ? cause : new ApiError({ status: 0, word: 'network' });
        setError(failure);
        now.current.isConflict = failure.word === 'stale_version';
        setState(now.current.isConflict ? 'conflict' : 'failed');
        keeping.keep();
        return;
      }
    }
    if (now.current.isConflict) return;
    keeping.drop();
    setState('saved');
  }, [keeping]);

  const flush = useCallback(async () => {
    if (now.current.running === null && now.current.isDirty) {
      now.current.running = run().finally(() => {
        now.current.running = null;
      });
    }
    await now.current.running;
    return { isSaved: !now.current.isDirty, version: now.current.version };
  }, [run]);

  const schedule = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), delayMs);
  }, [flush, delayMs]);

  const change = useCallback(
    (update: (draft: D) => D) => {
      const next = update(now.current.draft);
      if (next === now.current.draft) return;
      now.current.draft = next;
      now.current.isDirty = true;
      setDraft(now.current.draft);
      setState((before) => (before === 'conflict' || before === 'saving' ? before : 'unsaved'));
      keeping.keepSoon();
      schedule();
    },
    [schedule, keeping],
  );

  const goOnFrom = useCallback(
    (next: D, version: number, isSaved: boolean) => {
      now.current = { ...now.current, draft: next, version, isDirty: !isSaved, isConflict: false };
      setDraft(next);
      setError(null);
      setState(isSaved ? 'saved' : 'unsaved');
      if (isSaved) keeping.drop();
      else void flush();
    },
    [flush, keeping],
  );

  const forget = useCallback(() => {
    clearTimeout(timer.current);
    now.current.isDirty = false;
    keeping.drop();
  }, [keeping]);

  useEffect(() => {
    if (now.current.isDirty && state === 'unsaved') schedule();
    const warn = (event: BeforeUnloadEvent) => {
      if (now.current.isDirty) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [schedule, state]);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      void flush();
    },
    [flush],
  );

  return { draft, version: now.current.version, state, error, change, flush, goOnFrom, forget };
}

interface Keeping {
  keep: () => void;
  keepSoon: () => void;
  drop: () => void;
}

/** Keeps in this browser what is not saved yet: shortly after a change, and at once when the page goes away. */
function useKeeping<D>(storageKey: string, read: () => Kept<D> & { isDirty: boolean }): Keeping {
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
      const { isDirty, version, draft } = latest.current();
      if (isDirty) keepDraft(key.current, { version, draft });
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

/** What was kept goes on being saved, unless the record has moved on meanwhile. */
function firstState(kept: Kept<unknown> | null, version: number): SaveState {
  if (kept === null) return 'saved';
  return kept.version === version ? 'unsaved' : 'conflict';
}
