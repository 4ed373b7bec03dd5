import type { MissingEvidenceRow } from '@folio/contract';
import { useEffect, useMemo, useState } from 'react';

/** As many are asked about at once. */
const most = 200;

/** Lines marked to be asked about together, also those on other pages; forgotten when the list is narrowed otherwise. */
export function useMarkedLines(listKey: string) {
  const [kept, setKept] = useState<ReadonlyMap<string, MissingEvidenceRow>>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins without marks
  useEffect(() => setKept(new Map()), [listKey]);
  return useMemo(
    () => ({
      ids: new Set(kept.keys()),
      rows: [...kept.values()],
      mark: (rows: readonly MissingEvidenceRow[], isMarked: boolean) =>
        setKept((before) => {
          const next = new Map(before);
          for (const row of rows) {
            if (!isMarked) next.delete(row.id);
            else if (next.size < most) next.set(row.id, row);
          }
          return next;
        }),
      clear: () => setKept(new Map()),
    }),
    [kept],
  );
}
