import type { FileRow } from '@folio/contract';
import { useState } from 'react';

/** Files that are chosen to be worked on together. A choice stays while more are loaded, and goes with the place. */
export function useChosen(place: string) {
  const [chosen, setChosen] = useState<{ place: string; ids: ReadonlySet<string> }>({ place, ids: new Set() });
  const ids = chosen.place === place ? chosen.ids : new Set<string>();
  const mark = (files: readonly FileRow[], isMarked: boolean) => {
    const next = new Set(ids);
    for (const { id } of files) {
      if (isMarked) next.add(id);
      else next.delete(id);
    }
    setChosen({ place, ids: next });
  };
  return { ids, mark, clear: () => setChosen({ place, ids: new Set() }) };
}
