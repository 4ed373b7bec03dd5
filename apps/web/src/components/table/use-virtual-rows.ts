import { type Range, useVirtualizer, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

interface BoxRows {
  count: number;
  /** Height of a row in pixels. */
  rowPx: number;
}

/** Rows drawn beyond the edges, so that scrolling shows no gaps. */
const reachRows = 4;

/**
 * The rows of a long list of equal rows that are near the visible part of its scrolling box: from `first` up to, not
 * including, `end`. The row at `followed` is brought into sight whenever it changes.
 */
export function useBoxRows(box: RefObject<HTMLElement | null>, { count, rowPx }: BoxRows, followed: number) {
  const rows = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => rowPx,
    overscan: reachRows,
    useFlushSync: false,
  });
  useLayoutEffect(() => {
    if (followed >= 0) rows.scrollToIndex(followed, { align: 'auto' });
  }, [rows, followed]);
  return edgesOf(rows.getVirtualItems());
}

/** What a row must stay clear of: the head that sticks at the top, the bar that sticks at the bottom. Pixels. */
export interface Clearance {
  topPx: number;
  bottomPx: number;
}

interface PageRows {
  count: number;
  /** Height of a row in pixels: exact, or an estimate for rows that are measured. */
  heightPx: (index: number) => number;
  /** Changes whenever `heightPx` gives other heights. */
  shape: string;
  reachRows: number;
  /** Rows to draw, given those near the visible part; all of those without it. */
  choose?: (range: Range) => number[];
}

/**
 * The rows of a long list that the page itself scrolls; `list` is the element at whose top the first row begins. Rows
 * lie in the flow of the page, so the list needs room above and below those that are drawn.
 */
export function usePageRows(list: RefObject<HTMLElement | null>, options: PageRows) {
  const [aboveListPx, setAboveListPx] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another key the library reads the heights again
  const keyOf = useCallback((index: number) => index, [options.shape]);
  const rows = useWindowVirtualizer<HTMLElement>({
    count: options.count,
    estimateSize: options.heightPx,
    getItemKey: keyOf,
    overscan: options.reachRows,
    scrollMargin: aboveListPx,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    useFlushSync: false,
    ...(options.choose && { rangeExtractor: options.choose }),
  });
  // The browser keeps visible rows in place where a list wants that (`overflow-anchor`).
  rows.shouldAdjustScrollPositionOnItemSizeChange = () => false;
  useLayoutEffect(() => {
    // What is above the list does not change while it is scrolled, and reading it would cost each step a layout.
    if (rows.isScrolling || list.current === null) return;
    setAboveListPx(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
  });
  const items = rows.getVirtualItems();
  const { first, end } = edgesOf(items);
  /** Brings a row into sight with as little movement as there can be. */
  const reveal = useCallback(
    (index: number, clear: Clearance) => {
      const row = rows.measurementsCache[index];
      if (row === undefined || list.current === null) return;
      const topPx = list.current.getBoundingClientRect().top + row.start - rows.options.scrollMargin;
      const above = topPx - clear.topPx;
      const below = topPx + row.size - (window.innerHeight - clear.bottomPx);
      if (above < 0) window.scrollBy({ top: above, behavior: 'instant' });
      else if (below > 0) window.scrollBy({ top: Math.min(below, above), behavior: 'instant' });
    },
    [rows, list],
  );
  return {
    first,
    end,
    drawn: items.map(({ index }) => index),
    /** Room for the rows above and below those drawn, in pixels. */
    abovePx: (items[0]?.start ?? aboveListPx) - aboveListPx,
    belowPx: rows.getTotalSize() - ((items.at(-1)?.end ?? aboveListPx) - aboveListPx),
    sizeOf: (index: number) => rows.measurementsCache[index]?.size ?? options.heightPx(index),
    /** Reference for a row of unknown height; the element needs `data-index`. */
    measure: rows.measureElement,
    reveal,
  };
}

function edgesOf(items: readonly VirtualItem[]): { first: number; end: number } {
  return { first: items[0]?.index ?? 0, end: (items.at(-1)?.index ?? -1) + 1 };
}
