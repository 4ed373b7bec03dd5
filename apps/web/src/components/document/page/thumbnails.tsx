import type { DocumentDetail } from '@folio/contract';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { pageImageUrl } from '../../../api/queries/documents/document.ts';
import { useBoxRows } from '../../table/use-virtual-rows.ts';

interface ThumbnailsProps {
  document: DocumentDetail;
  pages: readonly number[];
  page: number;
  onPage: (page: number) => void;
}

const itemPx = 96;
const imageWidthPx = 100;

/** Thumbnails of the document's pages, next to the open page; only visible thumbnails are drawn. */
export function Thumbnails({ document, pages, page, onPage }: ThumbnailsProps) {
  const { t } = useTranslation('document');
  const box = useRef<HTMLDivElement>(null);
  const { first, end } = useBoxRows(box, { count: pages.length, rowPx: itemPx }, pages.indexOf(page));
  return (
    <div className="page-rail hide-tablet relative" ref={box}>
      <div className="relative" style={{ height: pages.length * itemPx }}>
        {pages.slice(first, end).map((number, index) => (
          <button
            key={number}
            type="button"
            tabIndex={-1}
            className="page-thumb pad-4-0 font-inherit border-0 bg-none grid cells-center absolute gap-2 font-tiny muted radius-small pointer"
            style={{ top: (first + index) * itemPx, height: itemPx }}
            aria-current={number === page ? 'page' : undefined}
            aria-label={t('page.show', { page: first + index + 1 })}
            onClick={() => onPage(number)}
          >
            <img
              className="bg-sheet"
              alt=""
              src={pageImageUrl(
                document.id,
                number,
                imageWidthPx,
                document.page_sizes.find((one) => one.number === number)?.turn,
              )}
            />
            <span className="figures num">{first + index + 1}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
