import type { SalesImportKind } from '@folio/contract';
import { Button } from 'antd';
import { type DragEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { salesImportCalls } from '../../api/queries/trade/sales-import.ts';
import { Icon } from '../page/icon.tsx';

interface ImportDropProps {
  kind: SalesImportKind;
  isBusy: boolean;
  onFile: (file: File) => void;
}

/** A drop target for one file. Without it the page would treat a dropped file as a document. */
export function ImportDrop({ kind, isBusy, onFile }: ImportDropProps) {
  const { t } = useTranslation('sales-import');
  const id = useId();
  const [isOver, setOver] = useState(false);
  const over = (on: boolean) => (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setOver(on);
  };
  const takeIn = (files: FileList | null) => {
    const file = files?.[0];
    if (file !== undefined && !isBusy) onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an alternative to the button inside
    <div
      className={
        isOver
          ? 'sales-import-drop ring-within framed-dashed grid cells-center gap-8 text-center radius-huge edge-brand bg-selected'
          : 'sales-import-drop ring-within framed-dashed grid cells-center gap-8 text-center bg-sunken radius-huge'
      }
      onDragEnter={over(true)}
      onDragOver={over(true)}
      onDragLeave={over(false)}
      onDrop={(event) => {
        over(false)(event);
        takeIn(event.dataTransfer.files);
      }}
    >
      <Icon name={isBusy ? 'loader' : 'upload'} size={24} />
      <p role="status">{isBusy ? t('busy.reading') : t('drop.words')}</p>
      <label htmlFor={id} className="pad-8-4 underlined underline-low text-link pointer">
        {t('drop.choose')}
      </label>
      <p className="max-w-560 font-base muted">{t(`drop.${kind === 'contacts' ? 'contacts' : 'documents'}`)}</p>
      <Button icon={<Icon name="download" />} onClick={() => void salesImportCalls.template(kind)}>
        {t('drop.template')}
      </Button>
      <input
        id={id}
        className="visually-hidden absolute clip nowrap"
        type="file"
        disabled={isBusy}
        accept=".csv,.tsv,.txt,.xlsx"
        onChange={(event) => {
          takeIn(event.target.files);
          event.target.value = '';
        }}
      />
    </div>
  );
}
