import type { BankLineRow } from '@folio/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isToDo, type LinePanel, nextToDo } from './coding.ts';
import type { Coding } from './use-coding.ts';

export interface LineKeys {
  currentId: string | null;
  panel: LinePanel | null;
  setCurrentId: (id: string) => void;
  openPanel: (panel: LinePanel | null, lineId?: string) => void;
}

const panelKeys: Record<string, LinePanel> = { c: 'classify', s: 'classify', t: 'transfer', m: 'match', x: 'exclude' };
const steps: Record<string, 1 | -1> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** A key pressed in a field, on a control or inside a dialog is not for the list. */
function isElsewhere(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true;
  const target = event.target;
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, [contenteditable], [role="dialog"], .ant-select, .line-panel'))
    return true;
  return event.key === 'Enter' && target.closest('a, button') !== null;
}

/** The keyboard of the list: arrows or J K move, Enter accepts, C T M X open a panel, Z takes back, Esc closes. */
export function useLineKeys(lines: readonly BankLineRow[], coding: Coding, readOnly: boolean): LineKeys {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [opened, setOpened] = useState<{ lineId: string; panel: LinePanel } | null>(null);
  // A line that has left the list hands its place to the one that moved up.
  const place = useRef(0);
  const at = lines.findIndex((line) => line.id === chosenId);
  if (at >= 0) place.current = at;
  const current = lines[Math.min(place.current, lines.length - 1)] ?? null;
  const panel = opened !== null && opened.lineId === current?.id && isToDo(current) ? opened.panel : null;
  const now = useRef({ lines, coding, current, readOnly });
  now.current = { lines, coding, current, readOnly };

  const setCurrentId = useCallback((id: string) => setChosenId(id), []);
  const setPanel = useCallback((next: LinePanel | null, id = now.current.current?.id) => {
    setOpened(next === null || id === undefined ? null : { lineId: id, panel: next });
  }, []);

  useEffect(() => {
    const goTo = (line: BankLineRow | undefined) => {
      if (line === undefined) return;
      setCurrentId(line.id);
      const row = document.getElementById(`line-${line.id}`);
      row?.focus({ preventScroll: true });
      row?.scrollIntoView({ block: 'nearest' });
    };
    const accept = (line: BankLineRow) => {
      const { coding: on, lines: all } = now.current;
      if (!isToDo(line) || on.pending.has(line.id)) return;
      if (line.suggestion === null) return setPanel('classify');
      on.accept([line.id]);
      const next = nextToDo(all, line.id, on.pending);
      goTo(all.find((one) => one.id === next));
    };
    const listen = (event: KeyboardEvent) => {
      const { current: line, lines: all, coding: on } = now.current;
      if (isElsewhere(event) || line === null) return;
      const step = steps[event.key];
      const opens = panelKeys[event.key.toLowerCase()];
      if (step !== undefined) goTo(all[all.indexOf(line) + step]);
      else if (now.current.readOnly) return;
      else if (event.key === 'Enter') accept(line);
      else if (event.key.toLowerCase() === 'z') on.undoLast();
      else if (event.key === 'Escape') setPanel(null);
      else if (opens !== undefined && isToDo(line) && !on.pending.has(line.id)) setPanel(opens);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [setCurrentId, setPanel]);

  const openPanel = useCallback(
    (next: LinePanel | null, lineId?: string) => {
      setPanel(next, lineId);
      const id = now.current.current?.id;
      if (next === null && id !== undefined) document.getElementById(`line-${id}`)?.focus({ preventScroll: true });
    },
    [setPanel],
  );

  return { currentId: current?.id ?? null, panel, setCurrentId, openPanel };
}
