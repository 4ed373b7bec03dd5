import type { BankAccountRow, BankLineRow } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { candidatesQuery } from '../../../api/queries/bank.ts';
import { toast } from '../../../components/toast/toast.ts';
import { isCertain, isToDo, type LinePanel } from '../coding/coding.ts';
import { type Coding, useCoding } from '../coding/use-coding.ts';
import type { Command } from '../keys/key-map.ts';
import { useLineKeys } from '../keys/use-line-keys.ts';
import type { LineList } from '../list/line-list.ts';
import { type Current, useCurrent } from './use-current.ts';
import { type Selection, useSelection } from './use-selection.ts';

/** What may lie beside the list, for the line stood on. */
export type DeskSide = 'rule' | 'file';
export type BulkPanel = 'classify' | 'exclude';

/** Everything a person does on the list, by key or by pointer. */
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
  /** Grows when the line stood on is to be brought into sight and into focus. */
  calls: number;
  certain: readonly BankLineRow[];
  run: (command: Command) => void;
  pick: (line: BankLineRow, index: number) => void;
  close: () => void;
}

const rowsOfPage = 10;

export function useDesk(list: LineList, account: BankAccountRow, readOnly: boolean): Desk {
  const { t } = useTranslation('bank-statement');
  const queryClient = useQueryClient();
  const current = useCurrent(list);
  const selection = useSelection(list);
  const [opened, setOpened] = useState<{ lineId: string; panel: LinePanel } | null>(null);
  const [bulkPanel, setBulkPanel] = useState<BulkPanel | null>(null);
  const [side, setSide] = useState<DeskSide | null>(null);
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list changes in place, its version tells
  const certain = useMemo(
    () => list.loaded((line) => isCertain(line) && !coding.pending.has(line.id)),
    [list, version, coding.pending],
  );
  const { line, index } = current;
  const isFree = line !== null && isToDo(line) && !coding.pending.has(line.id);
  const panel = isFree && opened?.lineId === line.id ? opened.panel : null;

  const goTo = (to: number) => {
    setOpened(null);
    current.goTo(to);
    call();
  };
  /** Where lines stay in sight once coded, the next one to do is stood on. */
  const goOn = () => {
    call();
    if (list.show === 'to_do') return;
    for (let at = index + 1; at < list.count; at++) {
      const next = list.at(at);
      if (next === null || isToDo(next)) return current.goTo(at);
    }
  };
  const move = (by: number, extend: boolean) => {
    const next = list.at(index + by);
    if (extend && line !== null) selection.add(next === null ? [line.id] : [line.id, next.id]);
    goTo(index + by);
  };
  const accept = () => {
    if (selection.lines.length > 0) {
      coding.accept(selection.lines);
      selection.clear();
      return call();
    }
    if (line === null || coding.pending.has(line.id)) return;
    if (!isFree) return goOn();
    if (line.suggestion === null) return setOpened({ lineId: line.id, panel: 'classify' });
    coding.accept([line]);
    goOn();
  };
  const pick = (from: BankLineRow, at: number) =>
    void queryClient.fetchQuery(candidatesQuery(from.id)).then(
      ({ candidates }) => {
        const candidate = candidates[at];
        if (candidate === undefined) return void toast.info(t('candidate.none', { number: at + 1 }));
        coding.pick(from, at, candidate);
        goOn();
      },
      () => toast.error(t('common:error.network')),
    );
  const open = (next: LinePanel) => {
    if (selection.lines.length > 0) {
      if (next === 'classify' || next === 'exclude') setBulkPanel(next);
    } else if (isFree) setOpened({ lineId: line.id, panel: next });
  };
  const close = () => {
    if (panel !== null) {
      setOpened(null);
      return call();
    }
    if (bulkPanel !== null) {
      setBulkPanel(null);
      return call();
    }
    if (side !== null) return setSide(null);
    selection.clear();
  };
  const change = (command: Command) => {
    if (command.do === 'accept') accept();
    if (command.do === 'acceptCertain' && certain.length > 0) coding.accept(certain);
    if (command.do === 'pick' && isFree) pick(line, command.index);
    if (command.do === 'panel') open(command.panel);
    if (command.do === 'select' && line !== null) selection.toggle(line.id);
    if (command.do === 'refuse' && isFree) coding.refuse(line);
    if (command.do === 'undo') coding.undoLast();
    if (command.do === 'rule' && line !== null) setSide('rule');
  };
  const run = (command: Command) => {
    if (command.do === 'move') move(command.by, command.extend && !readOnly);
    else if (command.do === 'page') goTo(index + command.by * rowsOfPage);
    else if (command.do === 'first') goTo(0);
    else if (command.do === 'last') goTo(list.count - 1);
    else if (command.do === 'close') close();
    else if (command.do === 'file') line !== null && setSide('file');
    else if (!readOnly) change(command);
  };
  useLineKeys(run);
  const latest = useRef({ run, pick, close });
  latest.current = { run, pick, close };
  const steady = useMemo(
    () => ({
      run: (command: Command) => latest.current.run(command),
      pick: (from: BankLineRow, at: number) => latest.current.pick(from, at),
      close: () => latest.current.close(),
    }),
    [],
  );
  return { list, account, readOnly, coding, current, selection, panel, bulkPanel, side, calls, certain, ...steady };
}
