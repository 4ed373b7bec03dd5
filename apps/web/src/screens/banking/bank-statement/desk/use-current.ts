import type { BankLineRow } from '@folio/contract';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { LineList } from '../list/line-list.ts';

export interface Current {
  /** Place of the line stood on; -1 in an empty list. */
  index: number;
  /** Null while it is not loaded. */
  line: BankLineRow | null;
  goTo: (index: number) => void;
  goToLine: (id: string) => void;
}

/** The line stood on. When it leaves the list, the one that moved into its place is stood on. */
export function useCurrent(list: LineList): Current {
  const [chosen, setChosen] = useState<{ id: string | null; place: number }>({ id: null, place: 0 });
  const place = useRef(0);
  const found = chosen.id === null ? -1 : list.indexOf(chosen.id);
  const asked = chosen.id === null ? chosen.place : place.current;
  const index = found >= 0 ? found : Math.min(asked, list.count - 1);
  const line = index < 0 ? null : list.at(index);
  const lineId = line?.id ?? null;
  useLayoutEffect(() => {
    place.current = Math.max(0, index);
    if (found < 0 && lineId !== null) setChosen({ id: lineId, place: index });
  }, [index, found, lineId]);
  const goTo = useCallback(
    (to: number) => {
      const bounded = Math.max(0, Math.min(to, list.count - 1));
      place.current = bounded;
      setChosen({ id: list.at(bounded)?.id ?? null, place: bounded });
    },
    [list],
  );
  const goToLine = useCallback((id: string) => setChosen((before) => ({ ...before, id })), []);
  return { index, line, goTo, goToLine };
}
