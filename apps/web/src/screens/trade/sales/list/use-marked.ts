import type { InvoiceRow } from '@folio/contract';
import { useCallback, useEffect, useMemo, useState } from 'react';

/** Documents selected for a bulk action, including those on other pages of the list. */
export interface Marked {
  ids: ReadonlySet<string>;
  rows: readonly InvoiceRow[];
  mark: (rows: readonly InvoiceRow[], isMarked: boolean) => void;
  clear: () => void;
}

/** The server's limit for one request. */
export const mostMarked = 200;

/** A changed filter clears the selection: no action may affect documents that are no longer visible. */
export function useMarked(listKey: string, shown: readonly InvoiceRow[] | undefined): Marked {
  const [kept, setKept] = useState<ReadonlyMap<string, InvoiceRow>>(new Map());
  const clear = useCallback(() => setKept(new Map()), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list starts without a selection
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
