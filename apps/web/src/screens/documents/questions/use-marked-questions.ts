import type { ClientQuestion } from '@folio/contract';
import { useEffect, useMemo, useState } from 'react';

/** The server takes as many at once. */
const most = 200;

/** Questions marked to be sent together; forgotten when another list is looked at. */
export function useMarkedQuestions(listKey: string) {
  const [kept, setKept] = useState<ReadonlyMap<string, ClientQuestion>>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins without marks
  useEffect(() => setKept(new Map()), [listKey]);
  return useMemo(
    () => ({
      ids: new Set(kept.keys()),
      rows: [...kept.values()],
      mark: (rows: readonly ClientQuestion[], isMarked: boolean) =>
        setKept((before) => {
          const next = new Map(before);
          for (const row of rows) {
            if (!isMarked) next.delete(row.id);
            else if (next.size < most && row.to_practice === null) next.set(row.id, row);
          }
          return next;
        }),
      clear: () => setKept(new Map()),
    }),
    [kept],
  );
}
