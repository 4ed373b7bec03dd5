import type { FileRow } from '@folio/contract';
import { Day } from '../../../components/day/day.tsx';

/** A file's name, the title and number of its document, and the places where the search terms occur in it. */
export function FileWords({ file }: { file: FileRow }) {
  const title = [file.summary?.title, file.summary?.number].filter(Boolean).join(' · ');
  return (
    <div className="grid min-0">
      <strong className="medium break">{file.name}</strong>
      {title && <span className="font-small faint">{title}</span>}
      {file.snippet && <Snippet pieces={file.snippet} />}
    </div>
  );
}

function Snippet({ pieces }: { pieces: NonNullable<FileRow['snippet']> }) {
  let at = 0;
  return (
    <span className="file-snippet break font-small faint">
      {pieces.map(({ text, found }) => {
        at += text.length;
        return found ? (
          <mark className="radius-tiny text-inherit" key={at}>
            {text}
          </mark>
        ) : (
          <span key={at}>{text}</span>
        );
      })}
    </span>
  );
}

/** The day under which a file is listed. */
export function FileDay({ file }: { file: Pick<FileRow, 'date'> }) {
  return <Day value={file.date} />;
}
