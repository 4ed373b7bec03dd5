import { ApiError } from '../../api/api-error.ts';
import { isSameDraft, mergeDrafts } from './draft-merge.ts';

export interface StoredDraft<D> {
  draft: D;
  version: number;
}

/**
 * `conflict`: another session changed the same field. `failed`: the save failed; the typed values are kept in this
 * browser.
 */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict';

/** Server calls the session needs. */
export interface DraftServer<D> {
  /** Saves over `version` and resolves to what is then stored. */
  save: (draft: D, version: number) => Promise<StoredDraft<D>>;
  /** Loads what is stored now; null if it cannot be read. */
  load: () => Promise<StoredDraft<D> | null>;
}

export interface DraftView<D> {
  draft: D;
  /** The last version the server acknowledged; local edits are the difference from it. */
  base: D;
  version: number;
  state: SaveState;
  error: ApiError | null;
}

/**
 * After this many automatic merges in a row a person is asked, so that two tabs which both type cannot loop forever.
 */
const MAX_MERGES = 10;

/**
 * A draft that can be edited while it is saved. A server response never overwrites an edit: responses are merged
 * field by field, later edits are saved afterwards, and only a field that another session changed to a different
 * value causes a conflict.
 */
export class DraftSession<D> {
  #view: DraftView<D>;
  #running: Promise<void> | null = null;
  /** What was sent without an answer: the server may have stored one of these. */
  #unanswered: D[] = [];
  readonly #server: () => DraftServer<D>;
  readonly #changed: (view: DraftView<D>) => void;

  constructor(view: DraftView<D>, server: () => DraftServer<D>, changed: (view: DraftView<D>) => void) {
    this.#view = view;
    this.#server = server;
    this.#changed = changed;
  }

  get view(): DraftView<D> {
    return this.#view;
  }

  get isDirty(): boolean {
    return this.#unanswered.length > 0 || !isSameDraft(this.#view.draft, this.#view.base);
  }

  /** Applies a local edit. Returns whether it changed anything. */
  change(update: (draft: D) => D): boolean {
    const draft = update(this.#view.draft);
    if (draft === this.#view.draft) return false;
    const { state } = this.#view;
    this.#set({ draft, state: state === 'conflict' || state === 'saving' ? state : 'unsaved' });
    return true;
  }

  /** Takes in a version that another session saved; older versions are ignored. */
  receive(stored: StoredDraft<D>): void {
    if (stored.version <= this.#view.version || this.#running !== null || this.#view.state === 'conflict') return;
    this.#merge(stored);
  }

  /**
   * Saves until nothing is left to save; resolves to whether that succeeded. `force` also saves a draft that was
   * never changed.
   */
  async flush(force = false): Promise<boolean> {
    this.#running ??= this.#saveAll(force).finally(() => {
      this.#running = null;
    });
    await this.#running;
    if (this.isDirty && this.#view.state === 'unsaved') return this.flush();
    return !this.isDirty && this.#view.state === 'saved';
  }

  /** Continues after a conflict: `draft` is saved over `stored`, or equals it. */
  goOnFrom(draft: D, stored: StoredDraft<D>): void {
    const isSaved = isSameDraft(draft, stored.draft);
    this.#unanswered = [];
    this.#set({
      draft,
      base: stored.draft,
      version: stored.version,
      error: null,
      state: isSaved ? 'saved' : 'unsaved',
    });
  }

  /** Discards unsaved changes. */
  forget(): void {
    this.#unanswered = [];
    this.#view = { ...this.#view, draft: this.#view.base };
  }

  async #saveAll(force: boolean): Promise<void> {
    let isForced = force;
    for (let merges = 0; (this.isDirty || isForced) && this.#view.state !== 'conflict'; ) {
      isForced = false;
      const { draft: sent, version } = this.#view;
      this.#set({ state: 'saving' });
      try {
        const stored = await this.#server().save(sent, version);
        // The response may format the same values differently; later edits were made on top of what was sent.
        const { draft } = mergeDrafts(sent, this.#view.draft, stored.draft);
        this.#unanswered = [];
        this.#set({ draft, base: stored.draft, version: stored.version, error: null });
      } catch (cause) {
        merges += 1;
        const error = errorOf(cause);
        if (isUnanswered(error)) this.#unanswered.push(sent);
        if (!(await this.#isSettled(error)) || merges > MAX_MERGES) return;
      }
    }
    // A draft that was typed back to what is saved has nothing to send.
    const { state } = this.#view;
    if (state === 'saving' || (state === 'unsaved' && !this.isDirty)) this.#set({ state: 'saved', error: null });
  }

  /** After a rejected save: true if the draft was merged with a newer version and can be saved again. */
  async #isSettled(error: ApiError): Promise<boolean> {
    if (error.word !== 'stale_version') {
      this.#set({ error, state: 'failed' });
      return false;
    }
    const stored = await this.#server().load().catch(errorOf);
    if (stored instanceof ApiError && isUnanswered(stored)) {
      this.#set({ error: stored, state: 'failed' });
      return false;
    }
    if (stored === null || stored instanceof ApiError || stored.version <= this.#view.version) {
      this.#set({ error, state: 'conflict' });
      return false;
    }
    return this.#merge(stored, error);
  }

  /** Returns whether the two versions merged without a conflict. */
  #merge(stored: StoredDraft<D>, error: ApiError | null = null): boolean {
    // The newer version may be one's own save, whose answer was lost: later edits were made on top of it.
    const base = this.#unanswered.find((sent) => isSameDraft(sent, stored.draft)) ?? this.#view.base;
    this.#unanswered = [];
    const { draft, collisions } = mergeDrafts(base, this.#view.draft, stored.draft);
    if (collisions.length > 0) {
      this.#set({ error: error ?? new ApiError({ status: 409, word: 'stale_version' }), state: 'conflict' });
      return false;
    }
    const state = this.#view.state === 'saving' ? 'saving' : isSameDraft(draft, stored.draft) ? 'saved' : 'unsaved';
    this.#set({ draft, base: stored.draft, version: stored.version, error: null, state });
    return true;
  }

  #set(changes: Partial<DraftView<D>>): void {
    this.#view = { ...this.#view, ...changes };
    this.#changed(this.#view);
  }
}

/** True after a failure that leaves open whether the server did what was asked. */
function isUnanswered({ status }: ApiError): boolean {
  return status === 0 || status >= 500;
}

function errorOf(cause: unknown): ApiError {
  return cause instanceof ApiError ? cause : new ApiError({ status: 0, word: 'network' });
}
