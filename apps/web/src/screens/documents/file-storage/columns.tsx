import type { FileRow } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { DocumentActions } from '../../../components/document/document-actions.tsx';
import { Micrograph } from '../../../components/document/thumbnail.tsx';
import type { DataColumn } from '../../../components/table/data-table.tsx';
import { FileFate } from './file-fate.tsx';
import { FileDay, FileWords } from './file-words.tsx';

/** The specification's columns (number, micrograph, name, date, type), and the state. */
export function useFileColumns(): DataColumn<FileRow>[] {
  const { t } = useTranslation('file-storage');
  return [
    { title: t('column.number'), dataIndex: 'number', width: 62, className: 'figures num' },
    {
      title: t('column.micrograph'),
      key: 'micrograph',
      width: 84,
      render: (_, file) => <Micrograph document={file} />,
    },
    { title: t('column.name'), key: 'name', render: (_, file) => <FileWords file={file} /> },
    { title: t('column.date'), key: 'date', width: 106, render: (_, file) => <FileDay file={file} /> },
    {
      title: t('column.type'),
      key: 'kind',
      width: 92,
      render: (_, file) => t(`common:documentKind.${file.kind ?? 'unknown'}`),
    },
    {
      title: t('column.state'),
      key: 'state',
      width: 128,
      render: (_, file) => (
        <>
          <FileFate document={file} />
          <DocumentActions document={file} />
        </>
      ),
    },
  ];
}

/** A file on a phone. */
export function FileCard({ file }: { file: FileRow }) {
  const { t } = useTranslation('file-storage');
  return (
    <div className="file-card gap-6-12 grid">
      <Micrograph document={file} />
      <div className="grid gap-6">
        <FileWords file={file} />
        <div className="gap-4-12 flex wrap between font-base muted">
          <span>
            {file.number} · {t(`common:documentKind.${file.kind ?? 'unknown'}`)} · <FileDay file={file} />
          </span>
          <FileFate document={file} />
        </div>
      </div>
    </div>
  );
}
