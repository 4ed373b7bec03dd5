import type { DocumentDetail } from '@folio/contract';
import { Button, Skeleton } from 'antd';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageImageUrl } from '../../../api/queries/document.ts';
import { Icon } from '../../../components/icon.tsx';
import type { Box, FieldBox } from './evidence.ts';

interface PageViewProps {
  document: DocumentDetail;
  page: number;
  onPage: (page: number) => void;
  boxes: readonly FieldBox[];
  active: string | null;
  onBox: (path: string) => void;
  /** A spot to show, from the address. */
  spot: Box | null;
  labelOf: (path: string) => string;
}

const zooms = [1, 1.5, 2, 3] as const;
const imageWidthPx = 1400;
const zoomedWidthPx = 2400;

/** The page as it was uploaded, with the read fields boxed. */
export function PageView(props: PageViewProps) {
  const { document, page, onPage } = props;
  const { t } = useTranslation('document');
  const [zoom, setZoom] = useState(0);
  const pages = document.pages ?? document.page_sizes.length;
  const scale = zooms[zoom] ?? 1;
  return (
    <section className="page-view" aria-label={t('page.label')}>
      <div className="page-bar">
        <span className="page-name" title={document.name}>
          {document.name}
        </span>
        {pages > 1 && (
          <span className="page-turn">
            <Button
              type="text"
              size="small"
              disabled={page <= 1}
              aria-label={t('page.previous')}
              icon={<Icon name="chevron-left" size={16} />}
              onClick={() => onPage(page - 1)}
            />
            <span className="figures">{t('page.of', { page, pages })}</span>
            <Button
              type="text"
              size="small"
              disabled={page >= pages}
              aria-label={t('page.next')}
              icon={<Icon name="chevron-right" size={16} />}
              onClick={() => onPage(page + 1)}
            />
          </span>
        )}
        <span className="page-zoom">
          <Button
            type="text"
            size="small"
            disabled={zoom === 0}
            aria-label={t('page.zoomOut')}
            icon={<Icon name="zoom-out" size={16} />}
            onClick={() => setZoom(zoom - 1)}
          />
          <Button
            type="text"
            size="small"
            disabled={zoom === zooms.length - 1}
            aria-label={t('page.zoomIn')}
            icon={<Icon name="zoom-in" size={16} />}
            onClick={() => setZoom(zoom + 1)}
          />
          <Button type="text" size="small" disabled={zoom === 0} onClick={() => setZoom(0)}>
            {t('page.fit')}
          </Button>
        </span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard */}
      <section className="page-scroll" tabIndex={0} aria-label={t('page.of', { page, pages: Math.max(pages, 1) })}>
        <Sheet key={page} {...props} scale={scale} />
      </section>
    </section>
  );
}

function Sheet({ document, page, boxes, active, onBox, spot, labelOf, scale }: PageViewProps & { scale: number }) {
  const { t } = useTranslation('document');
  const [state, setState] = useState<'loading' | 'shown' | 'broken'>('loading');
  const size = document.page_sizes.find((one) => one.number === page);
  const style: CSSProperties = {
    width: `${scale * 100}%`,
    ...(size && { aspectRatio: `${size.width} / ${size.height}` }),
  };
  if (state === 'broken') return <p className="page-broken">{t('page.broken')}</p>;
  return (
    <div className="page-sheet" style={style}>
      {state === 'loading' && <Skeleton.Node active className="page-loading" />}
      <img
        src={pageImageUrl(document.id, page, scale > 1 ? zoomedWidthPx : imageWidthPx)}
        alt={t('page.alt', { page, name: document.name })}
        onLoad={() => setState('shown')}
        onError={() => setState('broken')}
      />
      {boxes.map((one) => (
        <PageBox key={one.path} {...one} isActive={one.path === active} label={labelOf(one.path)} onBox={onBox} />
      ))}
      {spot && <span className="page-spot" style={placeStyle(spot)} ref={showSpot} />}
    </div>
  );
}

/** Brings the spot of the address into sight. A block, since what it gives back would be taken for a clean-up. */
function showSpot(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' });
}

function placeStyle({ x, y, width, height }: Box): CSSProperties {
  return { left: `${x * 100}%`, top: `${y * 100}%`, width: `${width * 100}%`, height: `${height * 100}%` };
}

interface PageBoxProps extends FieldBox {
  isActive: boolean;
  label: string;
  onBox: (path: string) => void;
}

function PageBox({ path, box, isUnsure, isActive, label, onBox }: PageBoxProps) {
  const element = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isActive) scrollInside(element.current);
  }, [isActive]);
  const classes = ['page-box', isUnsure && 'page-box-unsure', isActive && 'page-box-active'].filter(Boolean).join(' ');
  return (
    <button
      ref={element}
      type="button"
      tabIndex={-1}
      className={classes}
      style={placeStyle(box)}
      title={label}
      aria-label={label}
      onClick={() => onBox(path)}
    />
  );
}

/** Brings a box into the page's own window without moving the form beside it. */
function scrollInside(box: HTMLElement | null): void {
  const frame = box?.closest('.page-scroll');
  if (!box || !frame) return;
  const inner = box.getBoundingClientRect();
  const outer = frame.getBoundingClientRect();
  const isSeen =
    inner.top >= outer.top && inner.bottom <= outer.bottom && inner.left >= outer.left && inner.right <= outer.right;
  if (isSeen) return;
  frame.scrollBy({
    top: inner.top - outer.top - (outer.height - inner.height) / 2,
    left: inner.left - outer.left - (outer.width - inner.width) / 2,
    behavior: 'smooth',
  });
}
