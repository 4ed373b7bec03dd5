import type { StatementProof } from '@folio/contract';
import { type CSSProperties, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageImageUrl } from '../../../../api/queries/documents/document.ts';
import { cropAround } from './crop.ts';

const pictureWidthPx = 2400;

/**
 * The closing balance as the bank printed it, cropped from the page. A data file has no page, so its name is shown
 * instead.
 */
export function PrintedBalance({ proof }: { proof: StatementProof }) {
  const { t } = useTranslation('bank-proof');
  return (
    <section className="printed" aria-label={t('printed.title')}>
      <h3 className="font-body">{t('printed.title')}</h3>
      {proof.printed_at === null ? (
        <p className="font-base faint">
          {proof.document ? t('printed.noPage', { name: proof.document.name }) : t('printed.typed')}
        </p>
      ) : (
        <Crop spot={proof.printed_at} />
      )}
    </section>
  );
}

function Crop({ spot }: { spot: NonNullable<StatementProof['printed_at']> }) {
  const { t } = useTranslation('bank-proof');
  const [state, setState] = useState<'loading' | 'shown' | 'broken'>('loading');
  const [ratio, setRatio] = useState(Math.SQRT2);
  const crop = cropAround(spot.box, ratio);
  const where = t('printed.where', { name: spot.name, page: spot.page });
  const picture: CSSProperties = {
    width: `${100 / crop.width}%`,
    left: `${(-100 * crop.x) / crop.width}%`,
    top: `${(-100 * crop.y) / crop.height}%`,
  };
  const mark: CSSProperties = {
    left: `${(100 * (spot.box.x - crop.x)) / crop.width}%`,
    top: `${(100 * (spot.box.y - crop.y)) / crop.height}%`,
    width: `${(100 * spot.box.width) / crop.width}%`,
    height: `${(100 * spot.box.height) / crop.height}%`,
  };
  if (state === 'broken') return <p className="font-base faint">{t('printed.broken', { name: spot.name })}</p>;
  return (
    <figure>
      <div
        className="crop relative clip bg-sheet framed-strong radius-small"
        style={{ aspectRatio: `${crop.width} / ${crop.height * ratio}` }}
      >
        <img
          className="absolute"
          src={pageImageUrl(spot.document_id, spot.page, pictureWidthPx)}
          alt={where}
          style={picture}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            setRatio(naturalHeight / naturalWidth);
            setState('shown');
          }}
          onError={() => setState('broken')}
        />
        {state === 'shown' && <span className="crop-mark content-box absolute radius-tiny" style={mark} />}
      </div>
      <figcaption className="above-6 font-base faint">{where}</figcaption>
    </figure>
  );
}
