import { useState } from 'react';

/** What was typed into a line's panels and not yet accepted: a refusal or a closed panel loses none of it. By line and panel. */
const drafts = new Map<string, Map<string, unknown>>();

export function dropLineDrafts(lineId: string): void {
  drafts.delete(lineId);
}

/** A panel's state that outlives it, until its line is coded. `name` always with values of one type. */
export function useLineDraft<T>(lineId: string, name: string, initial: () => T): [T, (next: T) => void] {
  const [value, setValue] = useState<T>(() => {
    const kept = drafts.get(lineId);
    return kept?.has(name) ? (kept.get(name) as T) : initial();
  });
  const keep = (next: T) => {
    const ofLine = drafts.get(lineId) ?? new Map<string, unknown>();
    drafts.set(lineId, ofLine.set(name, next));
    setValue(next);
  };
  return [value, keep];
}
