import type { BankAccountRow, BankLineRow } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { candidatesQuery } from '../../../../api/queries/banking/bank.ts';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import { isCertain, isToDo, type LinePanel } from '../coding/coding.ts';
import { type Coding, useCoding } from '../coding/use-coding.ts';
import type { Command } from '../keys/key-map.ts';
import { useLineKeys } from '../keys/use-line-keys.ts';
import type { LineList } from '../list/line-list.ts';
import type { Swipe } from '../list/swipe.ts';
import { type Current, useCurrent } from './use-current.ts';
import { type Selection, useSelection } from './use-selection.ts';

/** The panel shown next to the list, for the current line. */
export type DeskSide = 'rule' | 'file';
export type BulkPanel = 'classify' | 'exclude';

/** All actions on the list, by keyboard or pointer. */
export interface Desk {
  list: LineList;
  account: BankAccountRow;
  readOnly: boolean;
  coding: Coding;
  current: Current;
  selection: Selection;
  panel: LinePanel | null;
  bulkPanel: BulkPanel | null;
  side: DeskSide | null;
  /** Increases each time the current line must be scrolled into view and focused. */
  calls: number;
  certain: readonly BankLineRow[];
  run: (command: Command) => void;
  pick: (line: BankLineRow, index: number) => void;
  /** A finger swiped a line that has a suggestion. */
  swipe: (line: BankLineRow, swipe: Swipe) => void;
  close: () => void;
}

const rowsOfPage = 10;

export function useDesk(list: LineList, account: BankAccountRow, readOnly: boolean): Desk {
  const current = useCurrent(list);
  const selection = useSelection(list);
  const panels = usePanels(current);
  const [calls, setCalls] = useState(0);
  const call = useCallback(() => setCalls((before) => before + 1), []);
  const { goToLine } = current;
  const onReturn = useCallback(
    (id: string) => {
      goToLine(id);
      call();
    },
    [goToLine, call],
  );
  const coding = useCoding(list, account.id, onReturn);
  const { version } = list;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is mutated in place; its version shows changes
  const certain = useMemo(
    () => list.loaded((line) => isCertain(line) && !coding.pending.has(line.id)),
    [list, version, coding.pending],
  );
  const { line } = current;
  const isFree = line !== null && isToDo(line) && !coding.pending.has(line.id);
  const parts = { list, current, selection, coding, panels, certain, free: isFree ? line : null, call };
  const pick = usePick(parts);
  const run = (command: Command) => {
    if (command.do === 'close') closeOne(parts);
    else if (command.do === 'file') line !== null && panels.setSide('file');
    else if (!move(parts, command, readOnly) && !readOnly) change(parts, command, pick);
  };
  useLineKeys(run);
  const verbs = {
    run,
    pick,
    close: () => closeOne(parts),
    swipe: (of: BankLineRow, swipe: Swipe) => swipeLine(parts, of, swipe),
  };
  const latest = useRef(verbs);
  latest.current = verbs;
  const steady = useMemo(
    () => ({
      run: (command: Command) => latest.current.run(command),
      pick: (from: BankLineRow, at: number) => latest.current.pick(from, at),
      swipe: (of: BankLineRow, swipe: Swipe) => latest.current.swipe(of, swipe),
      close: () => latest.current.close(),
    }),
    [],
  );
  const { bulkPanel, side } = panels;
  const panel = panelOf(parts);
  return { list, account, readOnly, coding, current, selection, panel, bulkPanel, side, calls, certain, ...steady };
}

/** What the commands work on. */
interface DeskParts extends Pick<Desk, 'list' | 'coding' | 'current' | 'selection' | 'certain'> {
  panels: ReturnType<typeof usePanels>;
  /** The current line if it may be coded now. */
  free: BankLineRow | null;
  /** Brings the current line into view and gives it the focus. */
  call: () => void;
}

function usePanels(current: Current) {
  const [opened, setOpened] = useState<{ lineId: string; panel: LinePanel } | null>(null);
  const [bulkPanel, setBulkPanel] = useState<BulkPanel | null>(null);
  const [side, setSide] = useState<DeskSide | null>(null);
  return {
    opened: opened?.lineId === current.line?.id ? opened : null,
    setOpened,
    bulkPanel,
    setBulkPanel,
    side,
    setSide,
  };
}

function panelOf({ panels, free }: DeskParts): LinePanel | null {
  return free === null ? null : (panels.opened?.panel ?? null);
}

function goTo({ panels, current, call }: DeskParts, index: number) {
  panels.setOpened(null);
  current.goTo(index);
  call();
}

/** If coded lines stay in the list, this moves to the next line to do. */
function goOn({ list, current, call }: DeskParts) {
  call();
  if (list.show === 'to_do') return;
  for (let at = current.index + 1; at < list.count; at++) {
    const next = list.at(at);
    if (next === null || isToDo(next)) return current.goTo(at);
  }
}

/** Carries out a command that goes to another line; false for any other command. */
function move(parts: DeskParts, command: Command, readOnly: boolean): boolean {
  const { list, current, selection } = parts;
  const { line, index } = current;
  if (command.do === 'move') {
    const next = list.at(index + command.by);
    if (command.extend && !readOnly && line !== null) selection.add(next === null ? [line.id] : [line.id, next.id]);
    goTo(parts, index + command.by);
  } else if (command.do === 'page') goTo(parts, index + command.by * rowsOfPage);
  else if (command.do === 'first') goTo(parts, 0);
  else if (command.do === 'last') goTo(parts, list.count - 1);
  else return false;
  return true;
}

function change(parts: DeskParts, command: Command, pick: Desk['pick']) {
  const { coding, selection, panels, certain, free, current } = parts;
  const { line } = current;
  if (command.do === 'accept') accept(parts);
  if (command.do === 'acceptCertain' && certain.length > 0) coding.accept(certain);
  if (command.do === 'pick' && free !== null) pick(free, command.index);
  if (command.do === 'panel') openPanel(parts, command.panel);
  if (command.do === 'select' && line !== null) selection.toggle(line.id);
  if (command.do === 'refuse' && free !== null) coding.refuse(free);
  if (command.do === 'undo') coding.undoLast();
  if (command.do === 'rule' && line !== null) panels.setSide('rule');
}

function accept(parts: DeskParts) {
  const { coding, selection, panels, current, free, call } = parts;
  const { line } = current;
  if (selection.lines.length > 0) {
    coding.accept(selection.lines);
    selection.clear();
    return call();
  }
  if (line === null || coding.pending.has(line.id)) return;
  if (free === null) return goOn(parts);
  if (free.suggestion === null) return panels.setOpened({ lineId: free.id, panel: 'classify' });
  coding.accept([free]);
  goOn(parts);
}

function openPanel({ selection, panels, free }: DeskParts, panel: LinePanel) {
  if (selection.lines.length > 0) {
    if (panel === 'classify' || panel === 'exclude') panels.setBulkPanel(panel);
  } else if (free !== null) panels.setOpened({ lineId: free.id, panel });
}

/** Accepts the shown suggestion, or asks why the line is excluded; the notice that follows offers to undo it. */
function swipeLine({ coding, panels, current, call }: DeskParts, line: BankLineRow, swipe: Swipe) {
  if (swipe === 'accept') return coding.accept([line]);
  current.goToLine(line.id);
  panels.setOpened({ lineId: line.id, panel: 'exclude' });
  call();
}

/** Closes one thing: the panel, the side, or the selection. */
function closeOne(parts: DeskParts) {
  const { panels, selection, call } = parts;
  if (panelOf(parts) !== null) {
    panels.setOpened(null);
    return call();
  }
  if (panels.bulkPanel !== null) {
    panels.setBulkPanel(null);
    return call();
  }
  if (panels.side !== null) return panels.setSide(null);
  selection.clear();
}

/** Accepts a candidate of a line by its number, from 0. */
function usePick(parts: DeskParts): Desk['pick'] {
  const { t } = useTranslation('bank-statement');
  const queryClient = useQueryClient();
  return (from, at) =>
    void queryClient.fetchQuery(candidatesQuery(from.id)).then(
      ({ candidates }) => {
        const candidate = candidates[at];
        if (candidate === undefined) return void toast.info(t('candidate.none', { number: at + 1 }));
        parts.coding.pick(from, at, candidate);
        goOn(parts);
      },
      () => toast.error(t('common:error.network')),
    );
}
