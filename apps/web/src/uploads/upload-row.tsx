import { Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Icon, type IconName } from '../components/page/icon.tsx';
import { useSession } from '../session/session-store.ts';
import type { DataFile } from './data-file.ts';
import { ReadingState } from './reading-state.tsx';
import type { UploadItem, UploadStatus } from './upload-state.ts';
import { closeUploadDialog, removeUpload, retryUpload } from './upload-store.ts';

const bytesPerKilobyte = 1024;
const bytesPerMegabyte = bytesPerKilobyte * 1024;

const icons: Record<UploadStatus, IconName> = {
  waiting: 'clock',
  uploading: 'file',
  done: 'file',
  error: 'circle-alert',
  refused: 'circle-x',
};

/** Kilobytes, rounded up, so that only an empty file shows 0. */
function kilobytes(bytes: number): string {
  return Math.ceil(bytes / bytesPerKilobyte).toLocaleString('en-US');
}

/** One file: name, size, progress and result. */
export function UploadRow({ item, maxBytes }: { item: UploadItem; maxBytes: number | null }) {
  const { t } = useTranslation('upload');
  return (
    <li className={`upload-row flex items-top gap-12 ruled-below upload-row-${item.status}`}>
      <Icon className="rigid above-3 faint" name={icons[item.status]} />
      <div className="fill-row min-0">
        <div className="flex between gap-12">
          <span className="clip medium nowrap dots">{item.name}</span>
          <span className="font-base faint nowrap figures num">{t('size', { size: kilobytes(item.sizeBytes) })}</span>
        </div>
        <RowDetail item={item} maxBytes={maxBytes} />
      </div>
      <button
        type="button"
        className="icon-button w-30 h-30 p-0 border-0 bg-none rigid grid centred muted radius-medium pointer"
        aria-label={t('remove', { name: item.name })}
        onClick={() => removeUpload(item.id)}
      >
        <Icon name="x" size={15} />
      </button>
    </li>
  );
}

function RowDetail({ item, maxBytes }: { item: UploadItem; maxBytes: number | null }) {
  const { t } = useTranslation('upload');
  const max = Math.floor((maxBytes ?? 0) / bytesPerMegabyte);
  switch (item.status) {
    case 'waiting':
      return <p className="upload-row-note wrap-words above-2 font-base faint">{t('status.waiting')}</p>;
    case 'uploading':
      return <Sending percent={item.percent} name={item.name} />;
    case 'refused':
      return (
        <p className="upload-row-note wrap-words above-2 font-base text-red">
          {t('status.refused')} · {item.problem && t(`refused.${item.problem}`, { max })}
        </p>
      );
    case 'error':
      return (
        <p className="upload-row-note wrap-words above-2 font-base text-red" role="alert">
          {t('failed')} {item.message || t('connectionLost')}{' '}
          <button
            type="button"
            className="link-button font-inherit p-0 border-0 bg-none radius-tiny pointer"
            onClick={() => retryUpload(item.id)}
          >
            {t('tryAgain')}
          </button>
        </p>
      );
    case 'done':
      return item.data ? (
        <DataState item={item} data={item.data} />
      ) : (
        item.document && <ReadingState companyId={item.companyId} uploaded={item.document} />
      );
  }
}

/** What an import found in a data file, and the way to continue with that file. */
function DataState({ item, data }: { item: UploadItem; data: DataFile }) {
  const { t } = useTranslation('upload');
  const { company } = useSession();
  const { route, count, isImported, path } = data;
  const goOn = () => {
    removeUpload(item.id);
    closeUploadDialog();
  };
  return (
    <div className="upload-row-note" role="status">
      {isImported ? t('data.imported') : count === 0 ? t('data.unread') : t(`data.${route}`, { count })}{' '}
      {company?.id === item.companyId && (
        <Link to={path} onClick={goOn}>
          {t(isImported ? 'data.open' : `data.continue.${route}`)}
        </Link>
      )}
    </div>
  );
}

function Sending({ percent, name }: { percent: number; name: string }) {
  const { t } = useTranslation('upload');
  return (
    <div className="upload-row-progress grid items-center gap-14">
      <Progress percent={percent} size="small" showInfo={false} aria-label={name} />
      <span className="upload-row-note wrap-words above-2 font-base faint figures num">
        {t('status.uploading')} {t('percent', { percent })}
      </span>
    </div>
  );
}
