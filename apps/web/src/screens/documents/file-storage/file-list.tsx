import type { FileRow } from '@folio/contract';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type FileQuery, useFiles } from '../../../api/queries/documents/file.ts';
import { Card } from '../../../components/page/card.tsx';
import { DataTable, type RowMarks } from '../../../components/table/data-table.tsx';
import { ChosenBar } from './chosen-bar.tsx';
import { FileCard, useFileColumns } from './columns.tsx';
import { FileGrid } from './file-grid.tsx';
import { NoneFound, NothingYet } from './nothing.tsx';
import { useChosen } from './use-chosen.ts';

interface FileListProps {
  query: FileQuery;
  isGrid: boolean;
  onOpen: (file: FileRow) => void;
}

/** The files of a place, as rows or as pictures; those chosen are worked on together. */
export function FileList({ query, isGrid, onOpen }: FileListProps) {
  const { t } = useTranslation('file-storage');
  const files = useFiles(query, true);
  const rows = files.data?.pages.flatMap(({ data }) => data);
  const columns = useFileColumns();
  const chosen = useChosen(JSON.stringify(query));
  const marks: RowMarks<FileRow> = {
    ids: chosen.ids,
    onMark: chosen.mark,
    labelOf: ({ name }) => t('choose', { name }),
    allLabel: t('chooseAll'),
  };
  const isAll = query.folder === null && query.q === '' && query.state === '';
  return (
    <>
      <p className="visually-hidden absolute clip nowrap" role="status">
        {files.data && query.q !== '' && t('found', { count: files.data.pages[0]?.meta.total ?? 0 })}
      </p>
      <Card flush>
        {isGrid && rows !== undefined && rows.length > 0 ? (
          <FileGrid files={rows} onOpen={onOpen} marks={marks} />
        ) : (
          <DataTable
            label={t('title')}
            rows={rows}
            rowKey={(file) => file.id}
            columns={columns}
            error={files.error}
            onRetry={files.refetch}
            onOpen={onOpen}
            card={(file) => <FileCard file={file} />}
            marks={marks}
            empty={isAll ? <NothingYet /> : <NoneFound />}
          />
        )}
        {files.hasNextPage && <More isBusy={files.isFetchingNextPage} onMore={() => void files.fetchNextPage()} />}
      </Card>
      <ChosenBar ids={chosen.ids} onDone={chosen.clear} />
    </>
  );
}

/** Loads the next files when it comes into sight, or by the keyboard. */
function More({ isBusy, onMore }: { isBusy: boolean; onMore: () => void }) {
  const { t } = useTranslation('file-storage');
  const element = useRef<HTMLDivElement>(null);
  const next = useRef(onMore);
  next.current = onMore;
  useEffect(() => {
    const target = element.current;
    if (target === null || isBusy) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && next.current());
    observer.observe(target);
    return () => observer.disconnect();
  }, [isBusy]);
  return (
    <div className="file-more flex justify-center ruled-above" ref={element}>
      <Button loading={isBusy} onClick={onMore}>
        {t('more')}
      </Button>
    </div>
  );
}
