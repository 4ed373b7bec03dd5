import { type DragEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/page/icon.tsx';

interface BookDropProps {
  accept: string;
  isBusy: boolean;
  /** Shown while the file is being uploaded. */
  busyText: string;
  label: string;
  onFile: (file: File) => void;
}

/** A drop area for one file of accounting data, of any size: the file is sent to the server unchanged. */
export function BookDrop({ accept, isBusy, busyText, label, onFile }: BookDropProps) {
  const { t } = useTranslation('accounting');
  const id = useId();
  const [isOver, setOver] = useState(false);
  const over = (on: boolean) => (event: DragEvent) => {
    // The page would otherwise upload a dropped file as a document.
    event.preventDefault();
    event.stopPropagation();
    setOver(on);
  };
  if (isBusy) {
    return (
      <div
        className="drop-box framed-dashed grid cells-center gap-4 muted text-center bg-sunken radius-large"
        role="status"
      >
        <span className="book-drop-busy">
          <Icon name="loader" size={20} />
        </span>
        <p>{busyText}</p>
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an alternative to the button inside
    <div
      className={
        isOver
          ? 'drop-box framed-dashed grid cells-center gap-4 text-center radius-large edge-brand text-selected bg-selected'
          : 'drop-box framed-dashed grid cells-center gap-4 muted text-center bg-sunken radius-large'
      }
      onDragEnter={over(true)}
      onDragOver={over(true)}
      onDragLeave={over(false)}
      onDrop={(event) => {
        over(false)(event);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      }}
    >
      <Icon name="upload" size={20} />
      <p>
        {label} {t('file.or')}{' '}
        <label htmlFor={id} className="underlined underline-low text-link pointer">
          {t('file.choose')}
        </label>
      </p>
      <input
        id={id}
        className="visually-hidden absolute clip nowrap drop-input"
        type="file"
        accept={accept}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </div>
  );
}
