import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pageImageUrl, useDocument } from '../../../../../api/queries/documents/document.ts';
import { pagesOf } from '../../../../../components/document/page/pages-of.ts';
import { Icon } from '../../../../../components/page/icon.tsx';
import { PageLoading } from './page-loading.tsx';
import { PageTurner } from './page-turner.tsx';

const pageWidthPx = 1400;

/** The pages that were uploaded. */
export function SourcePages({ documentId }: { documentId: string }) {
  const { t } = useTranslation(['invoice-life', 'document']);
  const { data, error } = useDocument(documentId);
  const [at, setAt] = useState(1);
  if (error && !data)
    return (
      <p className="pad-8-12 below-14 font-base muted bg-sunken radius-medium">
        {error.message || t('common:error.load')}
      </p>
    );
  if (!data) return <PageLoading />;
  const pages = pagesOf(data);
  const page = pages[at - 1] ?? 1;
  const turn = data.page_sizes.find(({ number }) => number === page)?.turn;
  return (
    <>
      <Link className="block" to={`/document/${documentId}`} title={t('related.openDocument')}>
        <img
          className="block full bg-sheet framed"
          src={pageImageUrl(documentId, page, pageWidthPx, turn)}
          alt={t('document:page.alt', { page, name: data.name })}
        />
      </Link>
      <p className="around-8-0-0 flex items-center gap-6 font-base muted break">
        <Icon name="file" size={14} /> {data.name}
      </p>
      <PageTurner page={at} pages={pages.length} onPage={setAt} />
    </>
  );
}
