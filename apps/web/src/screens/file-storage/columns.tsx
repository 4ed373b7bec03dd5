import type { StoredDocument } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '../../components/data-table.tsx';
import { InstantDay } from '../../components/day.tsx';
import { FileFate } from './file-fate.tsx';
import { Micrograph } from './micrograph.tsx';
import './file-storage.css';

/** The specification's columns (number, micrograph, name, date, type), and the state. */
export function useFileColumns(firstNumber: number): DataColumn<StoredDocument>[] {
  const { t } = useTranslation('file-storage');
  return [
    {
      title: t('column.number'),
      key: 'number',
      width: 72,
      className: 'figures',
      render: (_, _document, index) => firstNumber + index,
    },
    {
      title: t('column.micrograph'),
      key: 'micrograph',
      width: 96,
      render: (_, document) => <Micrograph document={document} />,
    },
    { title: t('column.name'), key: 'name', render: (_, document) => <FileName document={document} /> },
    { title: t('column.date'), dataIndex: 'uploaded_at', render: (instant: string) => <InstantDay value={instant} /> },
    { title: t('column.type'), dataIndex: 'kind', render: (kind: string | null) => t(`kind.${kind ?? 'unknown'}`) },
    { title: t('column.state'), key: 'state', render: (_, document) => <FileFate document={document} /> },
  ];
}

function FileName({ document }: { document: StoredDocument }) {
  const title = document.summary?.title;
  return (
    <div className="file-name">
      <strong>{document.name}</strong>
      {title && <span>{title}</span>}
    </div>
  );
}

/** A file on a phone. */
export function FileCard({ document }: { document: StoredDocument }) {
  const { t } = useTranslation('file-storage');
  return (
    <div className="file-card">
      <FileName document={document} />
      <div className="file-card-line">
        <span>
          {t(`kind.${document.kind ?? 'unknown'}`)} · <InstantDay value={document.uploaded_at} />
        </span>
        <FileFate document={document} />
      </div>
    </div>
  );
}
