import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/page/icon.tsx';
import { removeQueued, retryQueued, useQueuedFiles } from './offline-queue.ts';
import type { QueuedFile } from './queued-file.ts';

/** The documents that wait on this device for the network; nothing if none waits. */
export function WaitingFiles() {
  const { t } = useTranslation('upload');
  const files = useQueuedFiles();
  if (files.length === 0) return null;
  return (
    <section className="above-16">
      <h3 className="font-base medium m-0">{t('offline.title', { count: files.length })}</h3>
      <p className="font-base faint">{t('offline.hint')}</p>
      <ul
        className="upload-list scroll-y above-4 framed radius-large"
        aria-label={t('offline.title', { count: files.length })}
      >
        {files.map((file) => (
          <WaitingFile key={file.id} file={file} />
        ))}
      </ul>
    </section>
  );
}

function WaitingFile({ file }: { file: QueuedFile }) {
  const { t } = useTranslation('upload');
  return (
    <li className={`upload-row flex items-top gap-12 ruled-below${file.problem === null ? '' : ' upload-row-error'}`}>
      <Icon className="rigid above-3 faint" name={file.problem === null ? 'clock' : 'circle-alert'} />
      <div className="fill-row grid min-0">
        <span className="clip medium nowrap dots">{file.name}</span>
        {file.problem === null ? (
          <p className="upload-row-note wrap-words above-2 font-base faint">{t('offline.waiting')}</p>
        ) : (
          <p className="upload-row-note wrap-words above-2 font-base text-red" role="alert">
            {t('offline.rejected')} {file.problem}{' '}
            <button
              type="button"
              className="link-button font-inherit p-0 border-0 bg-none radius-tiny pointer"
              onClick={() => void retryQueued(file.id)}
            >
              {t('tryAgain')}
            </button>
          </p>
        )}
      </div>
      <button
        type="button"
        className="icon-button w-30 h-30 p-0 border-0 bg-none rigid grid centred muted radius-medium pointer"
        aria-label={t('offline.delete', { name: file.name })}
        onClick={() => void removeQueued(file.id)}
      >
        <Icon name="x" size={15} />
      </button>
    </li>
  );
}
