import type { AlikeRecord, DocumentDetail } from '@folio/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pageImageUrl } from '../../../../../api/queries/documents/document.ts';
import { pagesOf } from '../../../../../components/document/page/pages-of.ts';

const imageWidthPx = 1000;

/** The first page of each document, side by side. */
export function AlikePages({ document, other }: { document: DocumentDetail; other: AlikeRecord }) {
  const { t } = useTranslation('document');
  const first = document.segments[0]?.page ?? pagesOf(document)[0] ?? 1;
  const path = other.type === 'document' ? `/document/${other.id}` : `/invoice/${other.id}`;
  return (
    <div className="alike-pages grid columns-even gap-16">
      <figure className="min-0">
        <figcaption className="below-6 font-small muted ellipsis">{t('alike.mine')}</figcaption>
        <Picture documentId={document.id} page={first} name={document.name} />
      </figure>
      <figure className="min-0">
        <figcaption className="below-6 font-small muted ellipsis">
          {other.name}{' '}
          <Link className="underlined" to={path}>
            {t('alike.open')}
          </Link>
        </figcaption>
        {other.type === 'document' && other.page !== null ? (
          <Picture documentId={other.id} page={other.page} name={other.name} />
        ) : (
          <p className="page-broken muted text-center">{t('alike.noPage')}</p>
        )}
      </figure>
    </div>
  );
}

function Picture({ documentId, page, name }: { documentId: string; page: number; name: string }) {
  const { t } = useTranslation('document');
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <p className="page-broken muted text-center">{t('page.broken')}</p>;
  return (
    <img
      className="block full bg-sheet framed radius-small"
      src={pageImageUrl(documentId, page, imageWidthPx)}
      alt={t('page.alt', { page, name })}
      onError={() => setBroken(true)}
    />
  );
}
