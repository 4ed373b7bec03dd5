import { type DragEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../components/page/icon.tsx';

interface ImportDropProps {
  onFiles: (files: readonly File[]) => void;
  isBusy: boolean;
}

const accepted = '.csv,.tsv,.txt,.xlsx,.ofx,.qfx,.qif,.xml,.sta,.mt940,.940,.pdf,.png,.jpg,.jpeg';

/**
 * A drop area and file picker for bank files. It stops the event, because the page would otherwise upload a dropped
 * file as a document.
 */
export function ImportDrop({ onFiles, isBusy }: ImportDropProps) {
  const { t } = useTranslation('bank-import');
  const id = useId();
  const [isOver, setOver] = useState(false);
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
          ? 'bank-drop ring-within framed-dashed grid cells-center gap-6 text-center radius-huge edge-brand bg-selected'
          : 'bank-drop ring-within framed-dashed grid cells-center gap-6 text-center bg-sunken radius-huge'
      }
      onDragEnter={over(true)}
      onDragOver={over(true)}
      onDragLeave={over(false)}
      onDrop={(event) => {
        over(false)(event);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <span className="bank-drop-mark inline-grid centred below-6 text-selected bg-selected radius-huge">
        <Icon name={isBusy ? 'loader' : 'upload'} size={24} />
      </span>
      <p className="font-lead medium" role="status">
        {isBusy ? t('reading') : t('drop.words')}
      </p>
      <label htmlFor={id} className="pad-8-4 underlined underline-low text-link pointer">
        {t('drop.choose')}
      </label>
      <p className="max-w-560 font-base muted">{t('drop.formats')}</p>
      <p className="max-w-560 font-base muted">{t('drop.papers')}</p>
      <input
        id={id}
        className="visually-hidden absolute clip nowrap"
        type="file"
        multiple
        disabled={isBusy}
        accept={accepted}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </div>
  );
}
