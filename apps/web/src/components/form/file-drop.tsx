import { type DragEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../page/icon.tsx';
import { decodeText, isBinary } from './text-file.ts';
import '../page/accounting.css';

interface FileDropProps {
  onText: (text: string, name: string) => void;
  /** Why a file was rejected, as a sentence. */
  onFault: (sentence: string) => void;
}

const maxMegabytes = 2;
const bytesPerMegabyte = 1_000_000;

/** A drop target for one text file. Without it the page would treat a dropped file as an upload. */
export function FileDrop({ onText, onFault }: FileDropProps) {
  const { t } = useTranslation('accounting');
  const id = useId();
  const [isOver, setOver] = useState(false);
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    if (file.size > maxMegabytes * bytesPerMegabyte)
      return onFault(t('file.tooLarge', { name: file.name, max: maxMegabytes }));
    const text = decodeText(new Uint8Array(await file.arrayBuffer()));
    if (isBinary(text)) return onFault(t('file.unreadable', { name: file.name }));
    onText(text, file.name);
  };
  const over = (on: boolean) => (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setOver(on);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an alternative to the button inside
    <div
      className={
        isOver
          ? 'drop-box ring-within framed-dashed grid cells-center gap-4 text-center radius-large edge-brand text-selected bg-selected'
          : 'drop-box ring-within framed-dashed grid cells-center gap-4 muted text-center bg-sunken radius-large'
      }
      onDragEnter={over(true)}
      onDragOver={over(true)}
      onDragLeave={over(false)}
      onDrop={(event) => {
        over(false)(event);
        void take(event.dataTransfer.files[0]);
      }}
    >
      <Icon name="upload" size={20} />
      <p>
        {t('file.drop')} {t('file.or')}{' '}
        <label htmlFor={id} className="underlined underline-low text-link pointer">
          {t('file.choose')}
        </label>
      </p>
      <input
        id={id}
        className="visually-hidden absolute clip nowrap drop-input"
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </div>
  );
}
