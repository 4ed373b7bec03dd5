import type { DocumentDetail, FilePage } from '@folio/contract';
import { useMemo, useState } from 'react';
import { documentsOf, isChanged, lockedOf, slicesOf, toggleCut, toggleKept } from './cuts.ts';

export type Turn = FilePage['turn'];
export type Turns = ReadonlyMap<number, Turn>;

const quarters: readonly Turn[] = [0, 90, 180, 270];

/** A quarter further, clockwise. */
export function quarterOn(turn: Turn): Turn {
  return quarters[(quarters.indexOf(turn) + 1) % quarters.length] ?? 0;
}

/** The strip while it is worked on: the cuts, the turned pages, and the page that is looked at. */
export function useStrip(document: DocumentDetail, startPage: number) {
  const { file_pages: pages, file_parts: parts } = document;
  const [saved] = useState(() => slicesOf(pages, parts));
  const [slices, setSlices] = useState(saved);
  const [turns, setTurns] = useState<Turns>(new Map());
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      saved.findIndex((slice) => slice.page === startPage),
    ),
  );
  const locked = useMemo(() => lockedOf(parts), [parts]);
  const documents = useMemo(() => documentsOf(slices, parts), [slices, parts]);
  const page = slices[at]?.page;
  const isLocked = (index: number) => {
    const key = slices[index]?.document;
    return key != null && locked.has(key);
  };
  const turnPage = (index: number) => {
    const slice = slices[index];
    if (slice === undefined || isLocked(index)) return;
    setTurns((before) => {
      const turn = quarterOn(before.get(slice.page) ?? 0);
      const next = new Map(before);
      if (turn === 0) next.delete(slice.page);
      else next.set(slice.page, turn);
      return next;
    });
  };
  const move = (by: number) => setAt(Math.min(Math.max(0, at + by), slices.length - 1));
  return {
    slices,
    saved,
    documents,
    turns,
    at,
    page,
    setAt,
    move,
    isLocked,
    locked,
    cut: (index: number) => setSlices((before) => toggleCut(before, index, locked)),
    keep: (index: number) => setSlices((before) => toggleKept(before, index, locked)),
    turn: turnPage,
    /** The server has turned the page: it is not turned again with the next save. */
    turned: (page: number) => setTurns((before) => new Map([...before].filter(([number]) => number !== page))),
    hasNewCuts: isChanged(slices, saved),
    isEmpty: documents.length === 0,
  };
}

export type Strip = ReturnType<typeof useStrip>;
