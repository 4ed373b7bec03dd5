import type { FileDetail } from '@folio/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocument } from '../../../api/queries/document.ts';
import { PageView } from '../../document/review/page/page-view.tsx';
import { pagesOf } from '../../document/review/page/pages-of.ts';
import { hasPages, Micrograph } from '../micrograph.tsx';

/** The pages as the review shows them; a picture of its type where there are none. */
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
    <div className="file-preview-none">
      <Micrograph document={file} size="tile" />
      {!hasPages(file.type) && <p>{t('preview.none')}</p>}
    </div>
  );
}
