import type { FileRow } from '@folio/contract';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { Micrograph } from '../../../components/document/thumbnail.tsx';
import type { RowMarks } from '../../../components/table/data-table.tsx';
import { FileFate } from './file-fate.tsx';
import { FileDay, FileWords } from './file-words.tsx';
import './file-grid.css';

interface FileGridProps {
  files: readonly FileRow[];
  onOpen: (file: FileRow) => void;
  marks: RowMarks<FileRow>;
}

/** Files by their first pages. A tile far from the window is not drawn, however many there are. */
export function FileGrid({ files, onOpen, marks }: FileGridProps) {
  const { t } = useTranslation('file-storage');
  return (
    <ul className="file-grid list-none grid gap-16" aria-label={t('title')}>
      {files.map((file) => (
        <li key={file.id} className="file-tile rings-inside column flex relative bg-card framed radius-huge">
          <Checkbox
            className="file-tile-mark z-1 pad-4 absolute radius-medium"
            aria-label={marks.labelOf(file)}
            checked={marks.ids.has(file.id)}
            onChange={(event) => marks.onMark([file], event.target.checked)}
          />
          <button
            className="font-inherit p-0 border-0 bg-none fill-row flex column text-inherit text-left radius-huge pointer"
            type="button"
            onClick={() => onOpen(file)}
          >
            <Micrograph document={file} size="tile" />
            <span className="file-tile-words grid gap-4">
              <FileWords file={file} />
              <span className="font-small faint">
                {t(`common:documentKind.${file.kind ?? 'unknown'}`)} · <FileDay file={file} />
              </span>
            </span>
          </button>
          <div className="file-tile-fate font-small">
            <FileFate document={file} />
          </div>
        </li>
      ))}
    </ul>
  );
}
