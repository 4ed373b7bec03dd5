import type { MissingEvidenceRow } from '@folio/contract';
import { type DragEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { accepted } from '../../../../components/evidence/line-drop.tsx';

interface RowFilesProps {
  rows: readonly MissingEvidenceRow[];
  isOn: boolean;
  onFiles: (lineId: string, files: readonly File[]) => void;
  onAsk: (row: MissingEvidenceRow) => void;
  onOpen: (row: MissingEvidenceRow) => void;
  children: ReactNode;
}

const overClass = 'missing-row-over';

/** Handles files dropped on or chosen for each row of the table inside, and the keys of the focused row. */
export function RowFiles({ rows, isOn, onFiles, onAsk, onOpen, children }: RowFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  const chosenFor = useRef('');
  const over = useRef<Element | null>(null);
  const show = (row: Element | null) => {
    if (over.current === row) return;
    over.current?.classList.remove(overClass);
    row?.classList.add(overClass);
    over.current = row;
  };
  const hold = (event: DragEvent) => {
    const row = rowAt(event.target);
    if (!isOn || row === null || !event.dataTransfer.types.includes('Files')) return show(null);
    event.preventDefault();
    event.stopPropagation();
    show(row);
  };
  const drop = (event: DragEvent) => {
    const row = rowAt(event.target);
    show(null);
    if (!isOn || row === null) return;
    event.preventDefault();
    event.stopPropagation();
    onFiles(idOf(row), [...event.dataTransfer.files]);
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element)) return;
    const row = rows.find((one) => one.id === idOf(rowAt(event.target)));
    if (row === undefined || event.target.closest('input, textarea, .ant-select') !== null) return;
    const key = event.key.toLowerCase();
    if (key === 'd') onOpen(row);
    else if (isOn && key === 'q') onAsk(row);
    else if (isOn && key === 'u') {
      chosenFor.current = row.id;
      input.current?.click();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an alternative to the buttons of the rows
    <div onDragEnter={hold} onDragOver={hold} onDragLeave={hold} onDrop={drop} onKeyDown={press}>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accepted}
        onChange={(event) => {
          onFiles(chosenFor.current, [...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {children}
    </div>
  );
}

function rowAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-row-key]') : null;
}

function idOf(row: Element | null): string {
  return row?.getAttribute('data-row-key') ?? '';
}
