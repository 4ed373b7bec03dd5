import { useState } from 'react';
import { isSameDraft, mergeDrafts } from './draft-merge.ts';

interface Held<D> {
  /** What the draft is compared with: as it was saved last, as far as this form knows. */
  base: D;
  version: string;
  draft: D;
  /** Set while the draft is on its way to the server. */
  sent: { draft: D } | null;
  collisions: readonly string[];
}

/**
 * The draft of a form that a button saves. A new version of what is saved, from this form or from another window, changes
 * only the fields that were not changed here: what was typed stays, also what was typed while saving. `collisions` are the
 * fields that another window saved with other values than were typed here. `saved` is read when `version` changes.
 */
export function useSavedForm<D>(saved: D, version: string) {
  const [held, setHeld] = useState<Held<D>>(() => ({
    base: saved,
    version,
    draft: saved,
    sent: null,
    collisions: [],
  }));
  const now = version === held.version || held.sent !== null ? held : rebased(held, saved, version);
  // React draws again at once with what was merged, before anything is shown.
  if (now !== held) setHeld(now);
  const isTouched = !isSameDraft(now.draft, now.base);
  return {
    draft: now.draft,
    base: now.base,
    isTouched,
    collisions: isTouched ? now.collisions : [],
    change: (part: (draft: D) => D) => setHeld((before) => ({ ...before, draft: part(before.draft) })),
    /** Sends the draft as it is. What `send` throws is thrown again, and the draft stays. */
    save: async (send: (draft: D) => Promise<unknown>): Promise<void> => {
      const sent = { draft: now.draft };
      setHeld((before) => ({ ...before, sent }));
      try {
        await send(sent.draft);
        setHeld((before) => ({ ...before, base: sent.draft, sent: null, collisions: [] }));
      } catch (cause) {
        setHeld((before) => ({ ...before, sent: null }));
        throw cause;
      }
    },
  };
}

function rebased<D>({ base, draft }: Held<D>, saved: D, version: string): Held<D> {
  const merged = mergeDrafts(base, draft, saved);
  return { base: saved, version, draft: merged.draft, sent: null, collisions: merged.collisions };
}
