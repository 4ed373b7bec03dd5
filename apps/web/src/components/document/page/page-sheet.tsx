import type { DocumentDetail, FilePage } from '@folio/contract';
import { Skeleton } from 'antd';
import { type CSSProperties, type ReactNode, type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageImageUrl } from '../../../api/queries/documents/document.ts';
import type { Box, FieldBox } from '../evidence.ts';

interface PageSheetProps {
  sheet: RefObject<HTMLDivElement | null>;
  document: DocumentDetail;
  page: number;
  size: FilePage | undefined;
  scale: number;
  boxes: readonly FieldBox[];
  /** The parts of the page that belong to this document; empty if the whole page does. */
  regions: readonly Box[];
  active: string | null;
  onBox: (path: string) => void;
  spot: Box | null;
  labelOf: (path: string) => string;
  /** Content drawn over the page. */
  children?: ReactNode;
}

export const pageWidthPx = 1400;
const zoomedWidthPx = 2400;
const zoomedFrom = 1.3;

/** The picture of one page with the boxes of the fields read from it. */
export function PageSheet(props: PageSheetProps) {
  const { sheet, document, page, size, scale, boxes, regions, active, onBox, spot, labelOf } = props;
  const { t } = useTranslation('document');
  const [state, setState] = useState<'loading' | 'shown' | 'broken'>('loading');
  const style: CSSProperties = {
    width: `${scale * 100}%`,
    ...(size && { aspectRatio: `${size.width} / ${size.height}` }),
  };
  if (state === 'broken') return <p className="page-broken muted text-center">{t('page.broken')}</p>;
  return (
    <div className="page-sheet relative clip bg-sheet" style={style} ref={sheet}>
      {state === 'loading' && <Skeleton.Node active className="page-loading cover absolute" />}
      <img
        className="block"
        src={pageImageUrl(document.id, page, scale > zoomedFrom ? zoomedWidthPx : pageWidthPx, size?.turn)}
        alt={t('page.alt', { page, name: document.name })}
        onLoad={() => setState('shown')}
        onError={() => setState('broken')}
      />
      {regions.map((region) => (
        <span key={`${region.x},${region.y}`} className="page-region absolute untouchable" style={placeStyle(region)} />
      ))}
      {boxes.map((one) => (
        <PageBox key={one.path} {...one} isActive={one.path === active} label={labelOf(one.path)} onBox={onBox} />
      ))}
      {spot && <span className="page-spot content-box absolute radius-tiny untouchable" style={placeStyle(spot)} />}
      {props.children}
    </div>
  );
}

export function placeStyle({ x, y, width, height }: Box): CSSProperties {
  return { left: `${x * 100}%`, top: `${y * 100}%`, width: `${width * 100}%`, height: `${height * 100}%` };
}

interface PageBoxProps extends FieldBox {
  isActive: boolean;
  label: string;
  onBox: (path: string) => void;
}

function PageBox({ path, box, isUnsure, isActive, label, onBox }: PageBoxProps) {
  const classes = [
    'page-box content-box p-0 absolute radius-tiny pointer',
    isUnsure && 'page-box-unsure',
    isActive && 'page-box-active z-1',
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <button
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
