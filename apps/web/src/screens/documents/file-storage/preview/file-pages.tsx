import type { FileDetail } from '@folio/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocument } from '../../../../api/queries/documents/document.ts';
import { PageView } from '../../../../components/document/page/page-view.tsx';
import { pagesOf } from '../../../../components/document/page/pages-of.ts';
import { hasPages, Micrograph } from '../../../../components/document/thumbnail.tsx';

/** The pages as the review shows them; a thumbnail if there are no pages. */
export function FilePages({ file }: { file: FileDetail }) {
  const { data: document } = useDocument(file.id);
  const pages = document ? pagesOf(document) : [];
  const [page, setPage] = useState<number | null>(null);
  if (document === undefined || pages.length === 0) return <NoPages file={file} />;
  return (
    <PageView
      document={document}
      page={page ?? pages[0] ?? 1}
      onPage={setPage}
      boxes={[]}
      active={null}
      onBox={() => undefined}
      spot={null}
      labelOf={(path) => path}
    />
  );
}

function NoPages({ file }: { file: FileDetail }) {
  const { t } = useTranslation('file-storage');
  return (
    <div className="file-preview-none grid cells-center gap-12 muted text-center bg-sunken radius-huge">
      <Micrograph document={file} size="tile" />
      {!hasPages(file.type) && <p>{t('preview.none')}</p>}
    </div>
  );
}
