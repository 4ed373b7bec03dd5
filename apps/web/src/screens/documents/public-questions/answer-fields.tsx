import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../../../components/hooks/use-is-phone.ts';
import { Icon } from '../../../components/page/icon.tsx';
import type { QuestionCardProps } from './question-card.tsx';
import { type SendingFile, useSendingFiles } from './use-sending-files.ts';

interface AnswerFieldsProps extends Omit<QuestionCardProps, 'place'> {
  text: string;
  isBusy: boolean;
  problem: string;
  onText: (text: string) => void;
  onSend: (none: boolean) => void;
}

const pictures = 'image/jpeg,image/png';

/** Text, a photo, files, or the statement that no document exists. Files are uploaded as soon as they are chosen. */
export function AnswerFields({ token, question, maxFileBytes, requireName, onChanged, ...given }: AnswerFieldsProps) {
  const { t } = useTranslation('public-questions');
  const id = useId();
  const { sending, send, retry } = useSendingFiles({
    token,
    questionId: question.id,
    maxFileBytes,
    requireName,
    onChanged,
  });
  return (
    <div className="grid gap-10">
      <FileButtons onFiles={send} />
      <FileList sent={question.files} sending={sending} onRetry={retry} />
      <label className="font-base bold muted" htmlFor={id}>
        {t('words')}
      </label>
      <textarea
        id={id}
        className="link-input min-h-44 font-inherit full pad-10-12 font-head text-plain bg-card framed-strong radius-large"
        rows={3}
        maxLength={5000}
        value={given.text}
        onChange={({ target }) => given.onText(target.value)}
      />
      {given.problem && (
        <p className="public-problem font-base text-red" role="alert">
          {given.problem}
        </p>
      )}
      <div className="link-buttons flex wrap gap-10">
        <button
          type="button"
          className="public-button tint-hover min-h-42 font-inherit inline-flex items-center justify-center gap-8 medium framed-strong radius-large pointer public-button-filled text-on-fill bg-fill"
          disabled={given.isBusy || (given.text.trim() === '' && question.files.length === 0)}
          onClick={() => given.onSend(false)}
        >
          {t('send')}
        </button>
        {question.files.length === 0 && (
          <button
            type="button"
            className="public-button tint-hover min-h-42 font-inherit inline-flex items-center justify-center gap-8 medium text-plain bg-card framed-strong radius-large pointer"
            disabled={given.isBusy}
            onClick={() => given.onSend(true)}
          >
            {t('none')}
          </button>
        )}
      </div>
    </div>
  );
}

/** A photo, where the device has a camera, or files of it. */
function FileButtons({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { t } = useTranslation('public-questions');
  const camera = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const hasCamera = useMediaQuery('(any-pointer: coarse)');
  const inputs = { type: 'file', hidden: true, tabIndex: -1 } as const;
  return (
    <>
      <input
        {...inputs}
        ref={camera}
        accept={pictures}
        capture="environment"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <input
        {...inputs}
        ref={chooser}
        accept={`${pictures},application/pdf`}
        multiple
        aria-label={t('choose')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <div className="link-buttons flex wrap gap-10">
        {hasCamera && (
          <button
            type="button"
            className="public-button tint-hover min-h-42 font-inherit inline-flex items-center justify-center gap-8 medium text-plain bg-card framed-strong radius-large pointer"
            onClick={() => camera.current?.click()}
          >
            <Icon name="camera" size={18} /> {t('photo')}
          </button>
        )}
        <button
          type="button"
          className="public-button tint-hover min-h-42 font-inherit inline-flex items-center justify-center gap-8 medium text-plain bg-card framed-strong radius-large pointer"
          onClick={() => chooser.current?.click()}
        >
          <Icon name="paperclip" size={18} /> {t('choose')}
        </button>
      </div>
    </>
  );
}

interface FileListProps {
  /** Names of the files that have arrived. */
  sent: readonly string[];
  sending: readonly SendingFile[];
  onRetry: (key: number) => void;
}

function FileList({ sent, sending, onRetry }: FileListProps) {
  const { t } = useTranslation('public-questions');
  return (
    <ul className="link-files icons-rigid grid gap-6" aria-live="polite">
      {sent.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name, and no file is removed
        <li className="flex wrap items-center gap-8" key={`sent ${index}`}>
          <Icon name="circle-check" size={15} /> <span>{name}</span>
        </li>
      ))}
      {sending.map((one) => (
        <li className="flex wrap items-center gap-8" key={one.key}>
          <Icon name={one.problem === null ? 'loader' : 'triangle-alert'} size={15} />
          <span>
            {one.file.name}
            {one.problem === null ? (
              ` ${one.percent}%`
            ) : (
              <span className="public-problem font-base text-red"> {one.problem}</span>
            )}
          </span>
          {one.canRetry && (
            <button
              type="button"
              className="public-button tint-hover min-h-42 font-inherit inline-flex items-center justify-center gap-8 medium text-plain bg-card framed-strong radius-large pointer link-small"
              onClick={() => onRetry(one.key)}
            >
              {t('tryAgain')}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
