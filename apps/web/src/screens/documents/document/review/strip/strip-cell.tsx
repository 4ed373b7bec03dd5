import type { DocumentDetail } from '@folio/contract';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { pageImageUrl } from '../../../../../api/queries/documents/document.ts';
import { placeStyle } from '../../../../../components/document/page/page-sheet.tsx';
import { Icon } from '../../../../../components/page/icon.tsx';
import { canCut, isCutBefore, type Slice } from './cuts.ts';
import { toneOf } from './tones.ts';
import type { Strip } from './use-strip.ts';

interface StripCellProps {
  document: DocumentDetail;
  strip: Strip;
  slice: Slice;
  index: number;
  place: { row: number; column: number };
}

const imageWidthPx = 200;

/** One page on the strip, with the cut before it. */
export function StripCell({ document, strip, slice, index, place }: StripCellProps) {
  const { t } = useTranslation('document');
  const isCurrent = index === strip.at;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isCurrent) button.current?.focus({ preventScroll: true });
  }, [isCurrent]);
  const owner = strip.documents.find((one) => one.key === slice.document);
  const isFirst = owner?.slices[0] === slice;
  const words = owner
    ? t('strip.pageOf', { page: slice.page, number: owner.number })
    : t('strip.pageOfNone', { page: slice.page });
  return (
    <li
      className={`strip-cell grid relative ${toneOf(owner?.number)}`}
      style={{ gridRow: place.row, gridColumn: place.column }}
    >
      <CutButton strip={strip} index={index} page={slice.page} />
      <button
        ref={button}
        type="button"
        className="strip-page border-0 grid centred min-0 radius-small pointer"
        tabIndex={isCurrent ? 0 : -1}
        aria-current={isCurrent ? 'true' : undefined}
        aria-label={words}
        onClick={() => strip.setAt(index)}
      >
        <Thumb document={document} strip={strip} slice={slice} />
      </button>
      <span
        className="strip-foot pad-top-4 flex items-center between gap-6 font-small muted figures num"
        aria-hidden="true"
      >
        {isFirst && <strong>{owner?.number}</strong>}
        {strip.isLocked(index) && <Icon name="lock" size={12} />}
        <span>{slice.page}</span>
      </span>
    </li>
  );
}

function Thumb({ document, strip, slice }: Pick<StripCellProps, 'document' | 'strip' | 'slice'>) {
  const page = document.file_pages.find((one) => one.number === slice.page);
  return (
    <span className={`strip-thumb block relative strip-turned-${strip.turns.get(slice.page) ?? 0}`}>
      <img
        className="block bg-sheet min-h-40"
        alt=""
        src={pageImageUrl(document.id, slice.page, imageWidthPx, page?.turn)}
      />
      {slice.region && <span className="strip-region absolute radius-tiny" style={placeStyle(slice.region)} />}
    </span>
  );
}

function CutButton({ strip, index, page }: { strip: Strip; index: number; page: number }) {
  const { t } = useTranslation('document');
  const isCut = isCutBefore(strip.slices, index);
  if (!canCut(strip.slices, index, strip.locked)) {
    return isCut ? (
      <span className="strip-cut z-1 p-0 border-0 bg-none grid centred absolute faint pointer strip-cut-fixed" />
    ) : null;
  }
  const label = t(isCut ? 'strip.joinAt' : 'strip.cutAt', { page });
  return (
    <button
      type="button"
      className="strip-cut z-1 p-0 border-0 bg-none grid centred absolute faint pointer"
      tabIndex={-1}
      aria-pressed={isCut}
      aria-label={label}
      title={label}
      onClick={() => {
        strip.setAt(index);
        strip.cut(index);
      }}
    >
      <Icon className="content-box bg-card framed-strong radius-circle" name="scissors" size={13} />
    </button>
  );
}
