import { type ReactNode, useEffect, useRef, useState } from 'react';

interface VirtualChunksProps<R> {
  rows: readonly R[];
  /** A row's likely height, until it has been measured. */
  rowHeightPx: number;
  /** Rows drawn together; 50 unless told. */
  chunkRows?: number;
  render: (row: R, index: number) => ReactNode;
}
/** Chunks nearer to the window than this are drawn. */
const reach = '1600px 0px';

/**
 * The bodies of a table of rows of any height: so many at a time, drawn only near the window; the page itself scrolls. The
 * table and its bodies must be `display: block`, so that a body keeps its height while it is not drawn.
 */
export function VirtualChunks<R>({ rows, rowHeightPx, chunkRows = 50, render }: VirtualChunksProps<R>) {
  const chunks: { start: number; rows: readonly R[] }[] = [];
  for (let start = 0; start < rows.length; start += chunkRows) {
    chunks.push({ start, rows: rows.slice(start, start + chunkRows) });
  }
  return chunks.map((chunk) => (
    <Chunk
      key={chunk.start}
      first={chunk.start}
      likelyPx={chunk.rows.length * rowHeightPx}
      isAlways={chunks.length === 1}
    >
      {() => chunk.rows.map((row, index) => render(row, chunk.start + index))}
    </Chunk>
  ));
}

interface ChunkProps {
  first: number;
  likelyPx: number;
  isAlways: boolean;
  children: () => ReactNode;
}

function Chunk({ first, likelyPx, isAlways, children }: ChunkProps) {
  const element = useRef<HTMLTableSectionElement>(null);
  const measuredPx = useRef(likelyPx);
  const [isNear, setNear] = useState(isAlways);
  useEffect(() => {
    const target = element.current;
    if (isAlways || target === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry === undefined) return;
        // What is being typed there, or was refused, must not go away with it.
        const isHeld =
          target.contains(document.activeElement) || target.querySelector('[aria-invalid="true"]') !== null;
        if (!entry.isIntersecting && isHeld) return;
        if (!entry.isIntersecting && target.childElementCount > 0) measuredPx.current = target.offsetHeight;
        setNear(entry.isIntersecting);
      },
      { rootMargin: reach },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [isAlways]);
  const isDrawn = isAlways || isNear;
  return (
    <tbody
      ref={element}
      className="chunk"
      data-first-row={first}
      style={isDrawn ? undefined : { height: measuredPx.current }}
    >
      {isDrawn && children()}
    </tbody>
  );
}
