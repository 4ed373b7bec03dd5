import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import { useMediaQuery } from '../../components/use-is-phone.ts';
import type { QuestionCardProps } from './question-card.tsx';
import { useSendingFiles } from './use-sending-files.ts';

interface AnswerFieldsProps extends Omit<QuestionCardProps, 'place'> {
  text: string;
  isBusy: boolean;
  problem: string;
  onText: (text: string) => void;
  onSend: (none: boolean) => void;
}

const pictures = 'image/jpeg,image/png';

/** Words, a photo, files, or that there is none. Files are sent as soon as they are chosen. */
export function AnswerFields({ token, question, maxFileBytes, requireName, onChanged, ...given }: AnswerFieldsProps) {
  const { t } = useTranslation('public-questions');
  const id = useId();
  const camera = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const hasCamera = useMediaQuery('(any-pointer: coarse)');
  const { sending, send, retry } = useSendingFiles({
    token,
    questionId: question.id,
    maxFileBytes,
    requireName,
    onChanged,
  });
  const inputs = { type: 'file', hidden: true, tabIndex: -1 } as const;
  return (
    <div className="link-answer">
      <input
        {...inputs}
        ref={camera}
        accept={pictures}
        capture="environment"
        onChange={({ target }) => {
          send([...(target.files ?? [])]);
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
          send([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <div className="link-buttons">
        {hasCamera && (
          <button type="button" className="public-button" onClick={() => camera.current?.click()}>
            <Icon name="camera" size={18} /> {t('photo')}
          </button>
        )}
        <button type="button" className="public-button" onClick={() => chooser.current?.click()}>
          <Icon name="paperclip" size={18} /> {t('choose')}
        </button>
      </div>
      <ul className="link-files" aria-live="polite">
        {question.files.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and none is taken out
          <li key={`sent ${index}`}>
            <Icon name="circle-check" size={15} /> <span>{name}</span>
          </li>
        ))}
        {sending.map((one) => (
          <li key={one.key}>
            <Icon name={one.problem === null ? 'loader' : 'triangle-alert'} size={15} />
            <span>
              {one.file.name}
              {one.problem === null ? ` ${one.percent}%` : <span className="public-problem"> {one.problem}</span>}
            </span>
            {one.canRetry && (
              <button type="button" className="public-button link-small" onClick={() => retry(one.key)}>
                {t('tryAgain')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <label htmlFor={id}>{t('words')}</label>
      <textarea
        id={id}
        className="link-input"
        rows={3}
        maxLength={5000}
        value={given.text}
        onChange={({ target }) => given.onText(target.value)}
      />
      {given.problem && (
        <p className="public-problem" role="alert">
          {given.problem}
        </p>
      )}
      <div className="link-buttons">
        <button
          type="button"
          className="public-button public-button-filled"
          disabled={given.isBusy || (given.text.trim() === '' && question.files.length === 0)}
          onClick={() => given.onSend(false)}
        >
          {t('send')}
        </button>
        {question.files.length === 0 && (
          <button type="button" className="public-button" disabled={given.isBusy} onClick={() => given.onSend(true)}>
            {t('none')}
          </button>
        )}
      </div>
    </div>
  );
}
