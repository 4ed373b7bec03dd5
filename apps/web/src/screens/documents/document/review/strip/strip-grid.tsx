import type { DocumentDetail } from '@folio/contract';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBoxRows } from '../../../../../components/table/use-virtual-rows.ts';
import { StripCell } from './strip-cell.tsx';
import type { Strip } from './use-strip.ts';

export const cellWidthPx = 124;
export const rowHeightPx = 184;

interface StripGridProps {
  document: DocumentDetail;
  strip: Strip;
  onColumns: (columns: number) => void;
}

/** The pages in rows; only the rows in sight are drawn, so that three hundred pages are as quick as three. */
export function StripGrid({ document, strip, onColumns }: StripGridProps) {
  const { t } = useTranslation('document');
  const box = useRef<HTMLDivElement>(null);
  const columns = useColumns(box, onColumns);
  const rows = Math.ceil(strip.slices.length / columns);
  const { first, end } = useBoxRows(box, { count: rows, rowPx: rowHeightPx }, Math.floor(strip.at / columns));
  const shown = strip.slices.slice(first * columns, end * columns);
  return (
    <div className="strip-grid bg-sunken radius-large" ref={box}>
      <ol
        className="grid content-start"
        aria-label={t('strip.pages')}
        style={{ height: rows * rowHeightPx, gridTemplateColumns: `repeat(${columns}, ${cellWidthPx}px)` }}
      >
        {shown.map((slice, offset) => {
          const index = first * columns + offset;
          return (
            <StripCell
              key={`${slice.page}.${slice.region?.y ?? ''}.${slice.region?.x ?? ''}`}
              document={document}
              strip={strip}
              slice={slice}
              index={index}
              place={{ row: Math.floor(index / columns) + 1, column: (index % columns) + 1 }}
            />
          );
        })}
      </ol>
    </div>
  );
}

function useColumns(box: RefObject<HTMLDivElement | null>, onColumns: (columns: number) => void): number {
  const [columns, setColumns] = useState(1);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      const fitting = Math.max(1, Math.floor(element.clientWidth / cellWidthPx));
      setColumns(fitting);
      onColumns(fitting);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, onColumns]);
  return columns;
}
