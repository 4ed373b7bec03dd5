import { Button } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDropHere } from '../form/use-drop-here.ts';
import { Icon } from '../page/icon.tsx';

interface LineDropProps {
  isBusy: boolean;
  /** Types of the files that may be chosen: those that can be read, unless it says otherwise. Empty: all. */
  accept?: string;
  onFiles: (files: readonly File[]) => void;
}

/** File types that can be read. */
export const accepted = '.pdf,.png,.jpg,.jpeg';

/** A drop target for the files of one line. Without it the page would treat dropped files as ordinary uploads. */
export function LineDrop({ isBusy, accept = accepted, onFiles }: LineDropProps) {
  const { t } = useTranslation('bank-evidence');
  const place = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isOver = useDropHere(place, !isBusy, onFiles);
  return (
    <div
      ref={place}
      className={
        isOver
          ? 'line-drop gap-8-16 framed-dashed flex wrap items-center between muted radius-large edge-brand bg-selected'
          : 'line-drop gap-8-16 framed-dashed flex wrap items-center between muted bg-sunken radius-large'
      }
    >
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accept}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <span>{t('dropHere')}</span>
      <Button icon={<Icon name="paperclip" size={15} />} loading={isBusy} onClick={() => input.current?.click()}>
        {t('choose')}
      </Button>
    </div>
  );
}
