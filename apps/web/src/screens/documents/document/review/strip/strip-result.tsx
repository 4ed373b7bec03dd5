import type { DocumentDetail } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { pageImageUrl } from '../../../../../api/queries/documents/document.ts';
import { placeStyle } from '../../../../../components/document/page/page-sheet.tsx';
import { Icon } from '../../../../../components/page/icon.tsx';
import type { CutDocument } from './cuts.ts';
import { toneOf } from './tones.ts';
import type { Strip } from './use-strip.ts';

const previewWidthPx = 700;

/** The page that is looked at, larger; and the documents that come of the cuts. */
export function StripResult({ document, strip }: { document: DocumentDetail; strip: Strip }) {
  const { t } = useTranslation('document');
  const { page } = strip;
  return (
    <div className="strip-result grid gap-10">
      {page !== undefined && <Preview document={document} strip={strip} page={page} />}
      <h3 className="font-small medium muted" aria-live="polite">
        {t('strip.documents', { count: strip.documents.length })}
      </h3>
      <ol className="grid content-start scroll gap-2">
        {strip.documents.map((one) => (
          <li key={one.key} className={toneOf(one.number)}>
            <strong>{one.number}</strong>
            <ResultWords document={one} />
            {one.part?.locked && (
              <span className="strip-locked">
                <Icon name="lock" size={12} /> {t('strip.locked')}
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

function ResultWords({ document: { part, slices } }: { document: CutDocument }) {
  const { t } = useTranslation('document');
  const pages = [...new Set(slices.map((slice) => slice.page))];
  const kind = part?.kind ? t(`common:documentKind.${part.kind}`) : t('strip.readAnew');
  return (
    <span className="strip-result-words">
      <span className="block ellipsis">{part?.title ?? kind}</span>
      <span className="block ellipsis">
        {part?.title ? `${kind} · ` : ''}
        {t('strip.pageCount', { count: pages.length, pages: runsOf(pages) })}
      </span>
    </span>
  );
}

/** `1-3, 5` of 1, 2, 3, 5. */
function runsOf(pages: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const page of pages) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === page - 1) last[1] = page;
    else runs.push([page, page]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(', ');
}

function Preview({ document, strip, page }: { document: DocumentDetail; strip: Strip; page: number }) {
  const { t } = useTranslation('document');
  const turn = document.file_pages.find((one) => one.number === page)?.turn;
  return (
    <div className="strip-preview hide-tablet grid centred clip bg-sunken radius-large">
      <span className={`strip-preview-page block relative strip-turned-${strip.turns.get(page) ?? 0}`}>
        <img
          className="block bg-sheet"
          key={page}
          alt={t('page.alt', { page, name: document.name })}
          src={pageImageUrl(document.id, page, previewWidthPx, turn)}
        />
        {strip.documents.flatMap((one) =>
          one.slices
            .filter((slice) => slice.page === page && slice.region !== null)
            .map((slice) => (
              <span
                key={`${slice.region?.x},${slice.region?.y}`}
                className={`strip-region absolute radius-tiny ${toneOf(one.number)}`}
                style={slice.region ? placeStyle(slice.region) : undefined}
              >
                <strong className="absolute">{one.number}</strong>
              </span>
            )),
        )}
      </span>
    </div>
  );
}
