import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { usePublicConfig } from '../api/queries/people/session.ts';
import { Icon } from '../components/page/icon.tsx';
import { useQueuedFiles } from './offline/offline-queue.ts';
import { useSendingQueued } from './offline/use-sending-queued.ts';
import { isUnsettled, overallProgress } from './upload-state.ts';
import { addFiles, openUploadDialog, useUploads } from './upload-store.ts';
import { useCanUpload } from './use-can-upload.ts';
import { useDropAnywhere } from './use-drop-anywhere.ts';
import './upload-surface.css';

const UploadDialog = lazy(() => import('./upload-dialog.tsx'));

/** The upload elements of every screen: floating button, tray, drop target, dialog. */
export function UploadSurface() {
  const canUpload = useCanUpload();
  useSendingQueued();
  const { isOpen } = useUploads();
  const { data: config } = usePublicConfig();
  const maxBytes = config?.max_upload_bytes ?? null;
  const isDropping = useDropAnywhere(canUpload, (files) => void addFiles(files, maxBytes));
  if (!canUpload) return null;
  return (
    <>
      <UploadFloat />
      {isDropping && !isOpen && <DropVeil />}
      {isOpen && (
        <Suspense>
          <UploadDialog maxBytes={maxBytes} />
        </Suspense>
      )}
    </>
  );
}

/** The floating button. During uploads it shows the progress; its accessible name gives the progress in full. */
function UploadFloat() {
  const { t } = useTranslation('upload');
  const { items } = useUploads();
  const isBusy = items.some(isUnsettled);
  const failed = items.filter((item) => item.status === 'error').length;
  const waiting = useQueuedFiles().length;
  const { files, done, percent } = overallProgress(items);
  const words = isBusy
    ? t('tray.busy', { done, files, percent })
    : failed > 0
      ? t('tray.failed', { count: failed })
      : waiting > 0
        ? t('offline.title', { count: waiting })
        : '';
  const figure = isBusy ? t('percent', { percent }) : failed || waiting;
  return (
    <button
      type="button"
      className="upload-float hide-print fixed pad-8-0 min-h-44 text-on-fill bg-fill font-inherit border-0 centred gap-2 medium radius-huge pointer"
      aria-label={words || t('title')}
      title={words || t('title')}
      onClick={openUploadDialog}
    >
      <Icon name={isBusy ? 'upload' : failed > 0 ? 'circle-alert' : waiting > 0 ? 'clock' : 'upload'} size={20} />
      {words && <span className="figures num font-tiny">{figure}</span>}
    </button>
  );
}

function DropVeil() {
  const { t } = useTranslation('upload');
  return (
    <div className="drop-veil fixed cover grid centred pad-24 untouchable">
      <div className="grid cells-center gap-8 font-head bold text-selected bg-card radius-huge">
        <Icon name="upload" size={28} />
        <p>{t('dropAnywhere')}</p>
      </div>
    </div>
  );
}
