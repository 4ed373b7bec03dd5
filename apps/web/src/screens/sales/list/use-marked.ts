import type { InvoiceRow } from '@folio/contract';
import { useCallback, useEffect, useMemo, useState } from 'react';

/** Documents marked to be worked on together, also those on other pages of the list. */
export interface Marked {
  ids: ReadonlySet<string>;
  rows: readonly InvoiceRow[];
  mark: (rows: readonly InvoiceRow[], isMarked: boolean) => void;
  clear: () => void;
}

/** The server takes as many at once. */
export const mostMarked = 200;

/** Marks are forgotten when the list is narrowed otherwise: nobody works on what is no longer in sight. */
export function useMarked(listKey: string, shown: readonly InvoiceRow[] | undefined): Marked {
  const [kept, setKept] = useState<ReadonlyMap<string, InvoiceRow>>(new Map());
  const clear = useCallback(() => setKept(new Map()), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins without marks
  useEffect(clear, [listKey]);
  const mark = useCallback((rows: readonly InvoiceRow[], isMarked: boolean) => {
    setKept((before) => {
      const next = new Map(before);
      for (const row of rows) {
        if (!isMarked) next.delete(row.id);
        else if (next.size < mostMarked) next.set(row.id, row);
      }
      return next;
    });
  }, []);
  return useMemo(() => {
    const newest = new Map((shown ?? []).map((row) => [row.id, row]));
    return { ids: new Set(kept.keys()), rows: [...kept.values()].map((row) => newest.get(row.id) ?? row), mark, clear };
  }, [kept, shown, mark, clear]);
}
