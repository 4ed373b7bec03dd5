import { Button } from 'antd';
import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { journalCalls } from '../../../api/queries/books/accounting-journal.ts';
import { Icon } from '../../../components/page/icon.tsx';
import type { Attachment } from './use-journal-draft.ts';

interface AttachmentsProps {
  /** The journal's id; null while it has none. */
  id: string | null;
  files: readonly Attachment[];
  isBusy: boolean;
  /** Without it nothing can be attached. */
  onFiles?: ((files: File[]) => void) | undefined;
  /** Without it nothing can be taken off. */
  onRemove?: (file: Attachment) => void;
}

const accepted = '.pdf,.png,.jpg,.jpeg,.xlsx,.csv';

/** The files of a journal: dropped anywhere on it, or chosen here. */
export function Attachments({ id, files, isBusy, onFiles, onRemove }: AttachmentsProps) {
  const { t } = useTranslation('accounting-journals');
  const input = useRef<HTMLInputElement>(null);
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    onFiles?.([...(event.target.files ?? [])]);
    event.target.value = '';
  };
  return (
    <section className="journal-files pad-top-16 ruled-above above-20" aria-label={t('attachments')}>
      <h2 className="below-6 font-base">{t('attachments')}</h2>
      <ul className="journal-file-list icons-rigid">
        {files.map((file) => (
          <AttachedFile key={file.sha256} id={id} file={file} onRemove={onRemove} />
        ))}
      </ul>
      {onFiles && (
        <>
          <input ref={input} type="file" multiple hidden accept={accepted} onChange={take} />
          <Button
            type="link"
            loading={isBusy}
            icon={<Icon name="paperclip" size={15} />}
            onClick={() => input.current?.click()}
          >
            {t('attach')}
          </Button>
          <span className="font-base faint">{t('dropHint')}</span>
        </>
      )}
    </section>
  );
}

interface AttachedFileProps {
  id: string | null;
  file: Attachment;
  onRemove: ((file: Attachment) => void) | undefined;
}

const bytesPerKilobyte = 1024;

/** A click downloads it. */
function AttachedFile({ id, file, onRemove }: AttachedFileProps) {
  const { t } = useTranslation('accounting-journals');
  return (
    <li className="flex items-center gap-8 font-base">
      <Icon className="faint" name="file" size={15} />
      <button
        type="button"
        className="link-button font-inherit p-0 border-0 bg-none radius-tiny pointer"
        disabled={id === null}
        onClick={() => id !== null && void journalCalls.downloadAttachment(id, file)}
      >
        {file.name}
      </button>
      <span className="figures num">
        {t('kilobytes', { size: Math.max(1, Math.round(file.size / bytesPerKilobyte)) })}
      </span>
      {onRemove && (
        <Button
          type="text"
          size="small"
          icon={<Icon className="faint" name="x" size={14} />}
          aria-label={t('detach', { name: file.name })}
          onClick={() => onRemove(file)}
        />
      )}
    </li>
  );
}
