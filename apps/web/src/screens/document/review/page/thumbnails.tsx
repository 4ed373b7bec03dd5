import type { DocumentDetail } from '@folio/contract';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { pageImageUrl } from '../../../../api/queries/document.ts';
import { useWindow } from '../../../../components/use-window.ts';

interface ThumbnailsProps {
  document: DocumentDetail;
  pages: readonly number[];
  page: number;
  onPage: (page: number) => void;
}

const itemPx = 96;
const imageWidthPx = 100;

/** The document's pages, small, beside the one that is shown; only those in sight are drawn. */
export function Thumbnails({ document, pages, page, onPage }: ThumbnailsProps) {
  const { t } = useTranslation('document');
  const box = useRef<HTMLDivElement>(null);
  const { first, end } = useWindow(box, { count: pages.length, itemPx });
  const at = pages.indexOf(page);
  useEffect(() => {
    const rail = box.current;
    if (rail === null || at < 0) return;
    const isSeen = at * itemPx >= rail.scrollTop && (at + 1) * itemPx <= rail.scrollTop + rail.clientHeight;
    if (!isSeen) rail.scrollTop = at * itemPx - rail.clientHeight / 2 + itemPx / 2;
  }, [at]);
  return (
    <div className="page-rail" ref={box}>
      <div style={{ height: pages.length * itemPx }}>
        {pages.slice(first, end).map((number, index) => (
          <button
            key={number}
            type="button"
            tabIndex={-1}
            className="page-thumb"
            style={{ top: (first + index) * itemPx, height: itemPx }}
            aria-current={number === page ? 'page' : undefined}
            aria-label={t('page.show', { page: first + index + 1 })}
            onClick={() => onPage(number)}
          >
            <img
              alt=""
              src={pageImageUrl(
                document.id,
                number,
                imageWidthPx,
                document.page_sizes.find((one) => one.number === number)?.turn,
              )}
            />
            <span className="figures">{first + index + 1}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
