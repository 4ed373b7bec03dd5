import { defaultRangeExtractor } from '@tanstack/react-virtual';
import { type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import { usePageRows } from './use-virtual-rows.ts';

interface VirtualChunksProps<R> {
  rows: readonly R[];
  /** Estimated row height, used until the rows have been measured. */
  rowHeightPx: number;
  /** Rows drawn together, default 50. */
  chunkRows?: number;
  render: (row: R, index: number) => ReactNode;
}

/** A chunk that contains focus or invalid input stays drawn, so that the input is not lost. */
function isHeld(chunk: HTMLElement): boolean {
  return chunk.contains(document.activeElement) || chunk.querySelector('[aria-invalid="true"]') !== null;
}

/**
 * Table bodies for rows of any height, drawn in chunks only near the window; the page itself scrolls. The table and
 * its bodies must be `display: block`, so that a body keeps its height while it is not drawn.
 */
export function VirtualChunks<R>({ rows, rowHeightPx, chunkRows = 50, render }: VirtualChunksProps<R>) {
  const starts = Array.from({ length: Math.ceil(rows.length / chunkRows) }, (_, index) => index * chunkRows);
  const list = useRef<HTMLElement>(null);
  const drawnBodies = useRef(new Map<number, HTMLElement>());
  const { drawn, sizeOf, measure } = usePageRows(list, {
    count: starts.length,
    heightPx: (index) => Math.min(chunkRows, rows.length - index * chunkRows) * rowHeightPx,
    shape: `${chunkRows}`,
    reachRows: 1,
    choose: (range) => {
      const near = defaultRangeExtractor(range);
      const held = [...drawnBodies.current].filter(([index, body]) => index < range.count && isHeld(body));
      return [...new Set([...near, ...held.map(([index]) => index)])];
    },
  });
  const onBody = useCallback(
    (body: HTMLElement, index: number, isDrawn: boolean) => {
      if (index === 0) list.current = body;
      if (!isDrawn) return;
      drawnBodies.current.set(index, body);
      measure(body);
      return () => {
        drawnBodies.current.delete(index);
      };
    },
    [measure],
  );
  return starts.map((first, index) => {
    const isDrawn = drawn.includes(index);
    return (
      <Chunk key={first} index={index} first={first} heightPx={isDrawn ? null : sizeOf(index)} onBody={onBody}>
        {isDrawn && rows.slice(first, first + chunkRows).map((row, at) => render(row, first + at))}
      </Chunk>
    );
  });
}

interface ChunkProps {
  index: number;
  first: number;
  /** Null while the chunk is drawn. */
  heightPx: number | null;
  onBody: (body: HTMLElement, index: number, isDrawn: boolean) => (() => void) | undefined;
  children: ReactNode;
}

function Chunk({ index, first, heightPx, onBody, children }: ChunkProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const isDrawn = heightPx === null;
  useLayoutEffect(() => {
    if (body.current !== null) return onBody(body.current, index, isDrawn);
  }, [index, isDrawn, onBody]);
  return (
    <tbody
      ref={body}
      className="chunk"
      data-first-row={first}
      data-index={index}
      style={isDrawn ? undefined : { height: heightPx }}
    >
      {children}
    </tbody>
  );
}
