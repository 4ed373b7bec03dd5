import type { BankLineRow } from '@folio/contract';
import { useCallback, useMemo, useState } from 'react';
import type { LineList } from '../list/line-list.ts';

export interface Selection {
  ids: ReadonlySet<string>;
  /** The selected lines that the list still shows. */
  lines: readonly BankLineRow[];
  toggle: (id: string) => void;
  add: (ids: readonly string[]) => void;
  clear: () => void;
}

const none: ReadonlySet<string> = new Set();

/** Lines selected to be coded together. */
export function useSelection(list: LineList): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(none);
  const toggle = useCallback((id: string) => setIds((before) => toggled(before, id)), []);
  const add = useCallback((more: readonly string[]) => setIds((before) => new Set([...before, ...more])), []);
  const clear = useCallback(() => setIds(none), []);
  const { version } = list;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is mutated in place; its version shows changes
  const lines = useMemo(
    () =>
      [...ids].flatMap((id) => {
        const row = list.indexOf(id) < 0 ? undefined : list.row(id);
        return row ? [row] : [];
      }),
    [ids, list, version],
  );
  return useMemo(() => ({ ids, lines, toggle, add, clear }), [ids, lines, toggle, add, clear]);
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
