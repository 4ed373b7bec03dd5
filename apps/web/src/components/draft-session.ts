import { ApiError } from '../api/api-error.ts';
import { isSameDraft, mergeDrafts } from './draft-merge.ts';

/** A draft as the server has it. */
export interface StoredDraft<D> {
  draft: D;
  version: number;
}

/** `conflict`: somebody else changed the same field. `failed`: it could not be saved; what was typed is kept in this browser. */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict';

/** What the session does outside of itself. */
export interface DraftServer<D> {
  /** Saves over `version` and answers what is stored then. */
  save: (draft: D, version: number) => Promise<StoredDraft<D>>;
  /** What is stored now; null where it cannot be read. */
  load: () => Promise<StoredDraft<D> | null>;
}

export interface DraftView<D> {
  draft: D;
  /** What the server last acknowledged: local edits are counted from it. */
  base: D;
  version: number;
  state: SaveState;
  error: ApiError | null;
}

/** Merging with what others save goes on so often before a person is asked: two tabs that type at once end. */
const MAX_MERGES = 10;

/**
 * A draft that is edited while it is saved. An edit is never overwritten by an answer of the server: answers are merged field by
 * field, edits made meanwhile are saved afterwards, and only a field that somebody else changed to another value makes a conflict.
 */
export class DraftSession<D> {
  #view: DraftView<D>;
  #running: Promise<void> | null = null;
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
    return !isSameDraft(this.#view.draft, this.#view.base);
  }

  /** A local edit. Answers whether it changed anything. */
  change(update: (draft: D) => D): boolean {
    const draft = update(this.#view.draft);
    if (draft === this.#view.draft) return false;
    const { state } = this.#view;
    this.#set({ draft, state: state === 'conflict' || state === 'saving' ? state : 'unsaved' });
    return true;
  }

  /** What is stored as somebody else left it; older answers are nothing new. */
  receive(stored: StoredDraft<D>): void {
    if (stored.version <= this.#view.version || this.#running !== null || this.#view.state === 'conflict') return;
    this.#merge(stored);
  }

  /** Saves until nothing is left to save; answers whether that was done. `force`: also what was never changed. */
  async flush(force = false): Promise<boolean> {
    this.#running ??= this.#saveAll(force).finally(() => {
      this.#running = null;
    });
    await this.#running;
    if (this.isDirty && this.#view.state === 'unsaved') return this.flush();
    return !this.isDirty && this.#view.state === 'saved';
  }

  /** A person settled a conflict: `draft` goes on from that version, to be saved over it or as it is stored there. */
  goOnFrom(draft: D, stored: StoredDraft<D>): void {
    const isSaved = isSameDraft(draft, stored.draft);
    this.#set({
      draft,
      base: stored.draft,
      version: stored.version,
      error: null,
      state: isSaved ? 'saved' : 'unsaved',
    });
  }

  /** Lets go of what is not saved. */
  forget(): void {
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
        // The answer may say the same in other words; what was typed meanwhile was typed over what was sent.
        const { draft } = mergeDrafts(sent, this.#view.draft, stored.draft);
        this.#set({ draft, base: stored.draft, version: stored.version, error: null });
      } catch (cause) {
        merges += 1;
        if (!(await this.#isSettled(cause)) || merges > MAX_MERGES) return;
      }
    }
    if (this.#view.state === 'saving') this.#set({ state: 'saved' });
  }

  /** After a refusal: true where the draft was merged with a newer version and may be saved again. */
  async #isSettled(cause: unknown): Promise<boolean> {
    const error = cause instanceof ApiError ? cause : new ApiError({ status: 0, word: 'network' });
    if (error.word !== 'stale_version') {
      this.#set({ error, state: 'failed' });
      return false;
    }
    const stored = await this.#server()
      .load()
      .catch(() => null);
    if (stored === null || stored.version <= this.#view.version) {
      this.#set({ error, state: 'conflict' });
      return false;
    }
    return this.#merge(stored, error);
  }

  /** Answers whether both sides went together. */
  #merge(stored: StoredDraft<D>, error: ApiError | null = null): boolean {
    const { draft, collisions } = mergeDrafts(this.#view.base, this.#view.draft, stored.draft);
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
